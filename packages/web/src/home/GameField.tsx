import { type ReactNode, useMemo } from 'react';
import { GAME_SCREENS } from '../games/index.ts';
import type { GameScreen } from '../games/screen.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useLanguage, useWords } from '../words/language.ts';
import { cardOf, choosePreset, isChanged, presetOf, type SetUp } from './set-up.ts';

interface ChoiceProps {
  group: string;
  checked: boolean;
  choose(): void;
  children: ReactNode;
}

/** One of several cards, of which one is chosen. */
export function Choice({ group, checked, choose, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" name={group} checked={checked} onChange={choose} />
      {children}
    </label>
  );
}

export function GameField({ setUp, choose }: { setUp: SetUp; choose(game: string): void }) {
  const language = useLanguage();
  const { words } = language;
  return (
    <fieldset className="sheet game-field">
      <legend className="visually-hidden">{words.home.newTable.game()}</legend>
      {GAME_SCREENS.map((screen) => (
        <Choice key={screen.card.id} group="game" checked={screen.card.id === setUp.game} choose={() => choose(screen.card.id)}>
          <GamePicture screen={screen} />
          <span className="words">
            <strong>{screen.card.name(language)}</strong>
            <small>{screen.card.length(words)}</small>
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}

export function GamePicture({ screen }: { screen: GameScreen }) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  // The middle of it fills the frame, whatever shape the board has.
  const svg = useMemo(
    () => screen.picture(theme, language).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" '),
    [screen, theme, language],
  );
  return <Drawing svg={svg} className="game-picture" />;
}

/** The boxes that most tables are played with. The chosen one stays marked, also when something in it was changed. */
export function BoxField({ setUp, change }: { setUp: SetUp; change(setUp: SetUp): void }) {
  const words = useWords();
  const { newTable } = words.home;
  const { presets } = cardOf(setUp.game);
  const chosen = presetOf(setUp).id;
  return (
    <fieldset className="sheet box-field">
      <legend>{newTable.box()}</legend>
      <div className="boxes">
        {presets.map(({ id, label, help }) => (
          <Choice key={id} group="box" checked={id === chosen} choose={() => change(choosePreset(setUp, id))}>
            <span className="words">
              <strong>{label(words)}</strong>
              <small>{id === chosen && isChanged(setUp) ? newTable.changed() : help(words)}</small>
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
