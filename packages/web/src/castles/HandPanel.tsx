import type { CastlesView } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { REWARD_OF_TYPE } from '../gallery/room-words.ts';
import { spotWords } from './castle-words.ts';
import type { Hand } from './hand.ts';
import { spotIn } from './hand.ts';
import { money } from './money.ts';
import type { Piece, PlacingAction } from './pieces.ts';
import { type Preview, previewOf } from './preview.ts';
import { posesOf, type Spot } from './spots.ts';
import { TypeMark } from './TypeMark.tsx';

interface HandPanelProps {
  view: CastlesView;
  names: readonly string[];
  piece: Piece;
  hand: Hand;
  spots: readonly Spot[];
  turn(): void;
  changeLevel(): void;
  chooseWay(way: number): void;
  holdAt(spot: Spot): void;
  confirm(action: PlacingAction): void;
  putBack(): void;
}

/** What is in hand, what it would bring here, and the last word. */
export function HandPanel({ view, names, piece, hand, spots, turn, changeLevel, chooseWay, holdAt, confirm, putBack }: HandPanelProps) {
  const spot = spotIn(hand, spots);
  const action = spot?.ways[hand.way] ?? null;
  const preview = useMemo(() => action && previewOf(view, action), [view, action]);
  const levels = new Set(posesOf(spots).map(({ level }) => level)).size;
  return (
    <section className="hand sheet" aria-label={`${piece.tile.name} in hand`} data-testid="hand">
      <header>
        <TypeMark type={piece.tile.type} />
        <h2>{piece.tile.name}</h2>
        {preview && <PointsBadge points={preview.points} />}
      </header>
      {preview && <PreviewLines preview={preview} names={names} />}
      {spot && spot.ways.length > 1 && (
        <label className="ways">
          How{' '}
          <select value={hand.way} onChange={({ target }) => chooseWay(Number(target.value))}>
            {spot.ways.map((way, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ways of a spot keep their order.
              <option key={index} value={index}>
                {wayWords(view, way)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="hand-buttons">
        <button type="button" className="turn" onClick={turn} aria-keyshortcuts="R">
          ⟳ Turn<kbd>R</kbd>
        </button>
        {levels > 1 && (
          <button type="button" onClick={changeLevel} aria-keyshortcuts="L">
            {hand.pose.level === 'down' ? 'Downstairs' : 'Main floor'}
            <kbd>L</kbd>
          </button>
        )}
        <button type="button" className="quiet" onClick={putBack} aria-keyshortcuts="Escape">
          Put back
        </button>
        <button type="button" className="primary" disabled={!action} data-testid="build" onClick={() => action && confirm(action)}>
          Build here
        </button>
      </div>
      <PlaceList spots={spots} held={hand.spot} holdAt={holdAt} />
    </section>
  );
}

function wayWords(view: CastlesView, way: PlacingAction): string {
  const kinds = way.passages?.map(({ kind }) => `${kind} passage`).join(' and ');
  const points = previewOf(view, way)?.points ?? 0;
  return `${kinds ? `with the ${kinds}` : 'plainly'}${way.forMoney ? ', points as money' : ''}: ${points} points`;
}

export function PointsBadge({ points }: { points: number }) {
  return (
    <output className={`points-badge ${points < 0 ? 'loss' : ''}`} data-testid="preview-points">
      {points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'}
    </output>
  );
}

export function PreviewLines({ preview, names }: { preview: Preview; names: readonly string[] }) {
  const { reasons, rewards, paid, paidTo, money: left, swans } = preview;
  return (
    <ul className="preview">
      {reasons.map(({ points, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may count twice.
        <li key={`${text} ${index}`} className="reason">
          <b>{points > 0 ? `+${points}` : `−${-points}`}</b> {text}
        </li>
      ))}
      {rewards.map(({ room, type }) => (
        <li key={room} className="completes">
          completes <em>{room}</em>: {REWARD_OF_TYPE[type]}
        </li>
      ))}
      {swans > 0 && (
        <li>
          brings {swans} {swans === 1 ? 'swan' : 'swans'}
        </li>
      )}
      {left !== null && (
        <li className="pay">
          {paid > 0 ? `pay ${money(paid)} ${paidTo === null ? 'to the bank' : `to ${names[paidTo]}`}; ` : ''}
          <span data-testid="money-left">{money(left)}</span> left
        </li>
      )}
    </ul>
  );
}

const MOST_LISTED = 40;

/** The same places as on the board, best first, for the keyboard and for readers. */
function PlaceList({ spots, held, holdAt }: { spots: readonly Spot[]; held: string | null; holdAt(spot: Spot): void }) {
  return (
    <details className="place-list">
      <summary>All {spots.length} places by points</summary>
      <ol>
        {spots.slice(0, MOST_LISTED).map((spot) => (
          <li key={spot.key}>
            <button type="button" className="quiet" aria-pressed={spot.key === held} onClick={() => holdAt(spot)}>
              {spotWords(spot)}
            </button>
          </li>
        ))}
      </ol>
      {spots.length > MOST_LISTED && <p className="small">… and {spots.length - MOST_LISTED} that score less.</p>}
    </details>
  );
}
