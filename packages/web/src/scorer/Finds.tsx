import { useMemo, useRef } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useNear } from '../shell/useNear.ts';
import { useLanguage } from '../words/language.ts';
import type { GameScorer, Searched } from './game-scorer.ts';

/** A tile that was found, and who has it. */
export interface Find {
  readonly tile: Searched;
  readonly owner: { readonly name: string | null; readonly seats: readonly number[] } | null;
}

interface FindsProps {
  scorer: GameScorer;
  finds: readonly Find[];
  held: string | null;
  small: boolean; // many at once: they are told apart by their looks, not by their names
  take(find: Find): void;
  /** What a tile that is not among them can be done about. */
  describe: (() => void) | null;
}

/** What the keys have found, as pictures; dragged onto the board or taken by a tap. */
export function Finds({ scorer, finds, held, small, take, describe }: FindsProps) {
  const { words } = useLanguage();
  return (
    <ul className={small ? 'finds small-finds' : 'finds'} data-testid="finds">
      {finds.map((find) => (
        <Card key={find.tile.id} scorer={scorer} find={find} isHeld={find.tile.id === held} take={take} />
      ))}
      {describe && (
        <li className="describing">
          <button type="button" className="find describe" onClick={describe}>
            <span className="plus" aria-hidden="true">
              +
            </span>
            <b>{words.scorer.finds.notHere()}</b>
            <span className="small">{words.scorer.finds.describe()}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

interface CardProps {
  scorer: GameScorer;
  find: Find;
  isHeld: boolean;
  take(find: Find): void;
}

const WIDEST = 84; // pixels

function Card({ scorer, find, isHeld, take }: CardProps) {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const { tile, owner } = find;
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place, '300px');
  const svg = useMemo(
    () => (near ? scorer.drawing.picture(tile.id, WIDEST, { theme, language, prefix: `find-${tile.id.replace(/\W/g, '-')}-` }) : ''),
    [near, scorer, tile.id, theme, language],
  );
  const state = owner ? 'taken' : isHeld ? 'in-hand' : '';
  return (
    <li ref={place}>
      <button
        type="button"
        className={`find ${state}`}
        aria-pressed={isHeld}
        title={tile.note}
        data-find={tile.id}
        {...(!owner && { 'data-piece': tile.id })}
        onClick={() => take(find)}
      >
        <Drawing svg={svg} />
        <b>{tile.name}</b>
        {owner && (
          <span className="small owner">
            {owner.seats.map((seat) => (
              <SeatBadge key={seat} seat={seat} size={16} />
            ))}
            {owner.name === null ? language.words.scorer.own.lies() : language.words.scorer.finds.taken({ who: owner.name })}
          </span>
        )}
        {isHeld && <span className="small">{language.words.scorer.finds.inHand()}</span>}
      </button>
    </li>
  );
}
