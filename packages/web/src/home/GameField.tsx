import { type ReactNode, useMemo } from 'react';
import { GAME_CARDS, screenOf } from '../games/index.ts';
import type { GameCard } from '../games/screen.ts';
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
      {GAME_CARDS.map((card) => (
        <Choice key={card.id} group="game" checked={card.id === setUp.game} choose={() => choose(card.id)}>
          <GamePicture card={card} />
          <span className="words">
            <strong>{card.name(language)}</strong>
            <small>{card.length(words)}</small>
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}

function GamePicture({ card }: { card: GameCard }) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  // The middle of it fills the frame, whatever shape the board has.
  const svg = useMemo(
    () => screenOf(card.id)?.picture(theme, language).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ') ?? '',
    [card, theme, language],
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
