import { type CastlesView, castles, isStackedRoom, ownSeat } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { signed } from '../../board/signed.ts';
import { entranceWords, spotWords, wayWords } from './castle-words.ts';
import { gainsOf } from './gains.ts';
import type { Hand } from './hand.ts';
import { spotIn } from './hand.ts';
import { Headline, Outcome, PreviewLines } from './PreviewLines.tsx';
import type { BuildAction, BuildType, Piece } from './pieces.ts';
import { SizeLabel } from './SizeLabel.tsx';
import { posesOf, type Spot } from './spots.ts';
import { TypeMark } from './TypeMark.tsx';
import type { HandControls } from './useHand.ts';

interface HandPanelProps {
  view: CastlesView;
  names: readonly string[];
  controls: HandControls;
  confirm: ((action: unknown) => void) | null; // none where one only looks back
}

const LAST_WORD: { readonly [kind in BuildType]?: string } = {
  'buy-moat': 'Dig here',
  'turn-foyer': 'Build with it so',
  pass: 'Pass and dig here',
};

/** What is in hand, what it would bring here, and the last word. */
export function HandPanel({ controls, ...rest }: HandPanelProps) {
  const { hand, piece } = controls;
  return hand && piece ? <Held {...rest} controls={controls} hand={hand} piece={piece} /> : null;
}

function Held({ view, names, controls, confirm, hand, piece }: HandPanelProps & { hand: Hand; piece: Piece }) {
  const { spots, chooseWay, holdAt } = controls;
  const spot = spotIn(hand, spots);
  const action = spot?.ways[hand.way] ?? null;
  const gains = useMemo(() => (action ? gainsOf(view, action) : null), [view, action]);
  const turnsFoyer = action?.type === 'turn-foyer';
  const told = gains !== null && !turnsFoyer;
  return (
    <section className="hand sheet" aria-label={`${piece.name} in hand`} data-testid="hand">
      <header>
        {piece.tile && <TypeMark type={piece.tile.type} />}
        <h2>{piece.name}</h2>
        {piece.tile && isStackedRoom(piece.tile) && <SizeLabel size={piece.tile.size} />}
        {told && (
          <p className={`in-all ${gains.inAll < 0 ? 'loss' : ''}`}>
            <b data-testid="preview-total">{signed(gains.inAll)}</b> in all
          </p>
        )}
      </header>
      <div className="hand-scroll">
        {turnsFoyer && <p>{entranceWords(view, action.r)}</p>}
        {told && (
          <>
            <Headline gains={gains} />
            <PreviewLines gains={gains} />
          </>
        )}
        {spot && spot.ways.length > 1 && <Ways view={view} ways={spot.ways} chosen={hand.way} choose={chooseWay} />}
        <PlaceList spots={spots} held={hand.spot} holdAt={holdAt} />
      </div>
      {told && <Outcome gains={gains} names={names} coins={piece.coins} score={ownSeat(view).score} />}
      <HandButtons view={view} controls={controls} hand={hand} piece={piece} action={action} confirm={confirm} />
    </section>
  );
}

interface HandButtonsProps {
  view: CastlesView;
  controls: HandControls;
  hand: Hand;
  piece: Piece;
  action: BuildAction | null;
  confirm: HandPanelProps['confirm'];
}

function HandButtons({ view, controls, hand, piece, action, confirm }: HandButtonsProps) {
  const { spots, means, turn, changeLevel, changeMeans, putBack } = controls;
  const poses = posesOf(spots);
  const levels = new Set(poses.map(({ level }) => level)).size;
  const store = piece.tile && piece.kind === 'buy-room' ? { type: 'store-room' as const, tile: piece.tile.id } : null;
  return (
    <div className="hand-buttons">
      {poses.length > 1 && (
        <button type="button" className="turn" onClick={() => turn()} aria-keyshortcuts="R">
          ⟳<span className="turn-word"> Turn</span>
          <kbd>R</kbd>
        </button>
      )}
      {levels > 1 && (
        <button type="button" onClick={changeLevel} aria-keyshortcuts="L">
          {hand.pose.level === 'down' ? 'Downstairs' : 'Main floor'}
          <kbd>L</kbd>
        </button>
      )}
      {means.some(({ digs }) => digs) && (
        <button
          type="button"
          className="toggle dig"
          aria-pressed={hand.means.digs}
          aria-keyshortcuts="D"
          disabled={!means.some(({ digs }) => digs !== hand.means.digs)}
          onClick={() => changeMeans({ digs: !hand.means.digs })}
        >
          With a passage<kbd>D</kbd>
        </button>
      )}
      {means.some(({ forMoney }) => forMoney) && (
        <button
          type="button"
          className="toggle"
          aria-pressed={hand.means.forMoney}
          onClick={() => changeMeans({ forMoney: !hand.means.forMoney })}
        >
          Points as money
        </button>
      )}
      {piece.kind !== 'turn-foyer' && (
        <button type="button" className="quiet put-back" onClick={putBack} aria-keyshortcuts="Escape">
          Put back<kbd>Esc</kbd>
        </button>
      )}
      {confirm && store && castles.refusal(view, store) === null && (
        <button type="button" onClick={() => confirm(store)}>
          Buy and store it
        </button>
      )}
      {confirm && (
        <button type="button" className="primary" disabled={!action} data-testid="build" onClick={() => action && confirm(action)}>
          {LAST_WORD[piece.kind] ?? 'Build here'}
          <kbd>⏎</kbd>
        </button>
      )}
    </div>
  );
}

interface WaysProps {
  view: CastlesView;
  ways: readonly BuildAction[];
  chosen: number;
  choose(way: number): void;
}

/** Which passages to dig from the same place. */
function Ways({ view, ways, chosen, choose }: WaysProps) {
  return (
    <fieldset className="ways">
      <legend>Which passage</legend>
      <ul>
        {ways.map((way, index) => (
          <li key={JSON.stringify('passages' in way && way.passages)}>
            <button type="button" className="quiet" aria-pressed={index === chosen} onClick={() => choose(index)}>
              {wayWords(view, way)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const MOST_LISTED = 40;

/** The same places as on the board, best first, for the keyboard and for readers. */
function PlaceList({ spots, held, holdAt }: { spots: readonly Spot[]; held: string | null; holdAt(spot: Spot): void }) {
  return (
    <details className="place-list">
      <summary>{spots.length === 1 ? 'The only place in words' : `All ${spots.length} places in words, best first`}</summary>
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
