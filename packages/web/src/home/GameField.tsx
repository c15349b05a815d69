import { type ReactNode, useMemo } from 'react';
import { GAME_SCREENS } from '../games/index.ts';
import type { GameScreen } from '../games/screen.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
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
  return (
    <fieldset className="sheet game-field">
      <legend className="visually-hidden">Game</legend>
      {GAME_SCREENS.map((screen) => (
        <Choice key={screen.card.id} group="game" checked={screen.card.id === setUp.game} choose={() => choose(screen.card.id)}>
          <GamePicture screen={screen} />
          <span className="words">
            <strong>{screen.card.name}</strong>
            <small>{screen.card.length}</small>
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}

export function GamePicture({ screen }: { screen: GameScreen }) {
  const theme = useDrawingTheme();
  // The middle of it fills the frame, whatever shape the board has.
  const svg = useMemo(() => screen.picture(theme).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" '), [screen, theme]);
  return <Drawing svg={svg} className="game-picture" />;
}

/** The boxes that most tables are played with. The chosen one stays marked, also when something in it was changed. */
export function BoxField({ setUp, change }: { setUp: SetUp; change(setUp: SetUp): void }) {
  const { presets } = cardOf(setUp.game);
  const chosen = presetOf(setUp).label;
  return (
    <fieldset className="sheet box-field">
      <legend>Box</legend>
      <div className="boxes">
        {presets.map(({ label, help }) => (
          <Choice key={label} group="box" checked={label === chosen} choose={() => change(choosePreset(setUp, label))}>
            <span className="words">
              <strong>{label}</strong>
              <small>{label === chosen && isChanged(setUp) ? 'Changed.' : help}</small>
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
