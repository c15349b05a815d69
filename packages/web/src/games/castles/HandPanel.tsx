import { type CastlesView, castles, isStackedRoom, ownSeat } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { signed } from '../../board/signed.ts';
import { PlanMark } from '../../table/PlanNote.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { Said } from '../../words/Said.tsx';
import { entranceWords, spotWords, wayWords } from './castle-words.ts';
import { gainsOf } from './gains.ts';
import type { Hand } from './hand.ts';
import { spotIn } from './hand.ts';
import { Headline, Outcome, PreviewLines } from './PreviewLines.tsx';
import { type BuildAction, type BuildType, type Piece, pieceName } from './pieces.ts';
import { SizeLabel } from './SizeLabel.tsx';
import { posesOf, type Spot } from './spots.ts';
import { TypeMark } from './TypeMark.tsx';
import type { HandControls } from './useHand.ts';

interface HandPanelProps {
  view: CastlesView;
  names: readonly string[];
  controls: HandControls;
  confirm: ((action: unknown) => void) | null; // none where one only looks back or plans
  planning: boolean;
}

const LAST_WORD = { 'buy-moat': 'digMoat', 'turn-foyer': 'keepFoyer', pass: 'passAndDig' } as const satisfies {
  readonly [kind in BuildType]?: string;
};

/** What is in hand, what it would bring here, and the last word. */
export function HandPanel({ controls, ...rest }: HandPanelProps) {
  const { hand, piece } = controls;
  return hand && piece ? <Held {...rest} controls={controls} hand={hand} piece={piece} /> : null;
}

function Held({ view, names, controls, confirm, planning, hand, piece }: HandPanelProps & { hand: Hand; piece: Piece }) {
  const language = useLanguage();
  const { words, said } = language;
  const say = words['castles-table'].hand;
  const { spots, chooseWay, holdAt } = controls;
  const spot = spotIn(hand, spots);
  const action = spot?.ways[hand.way] ?? null;
  const gains = useMemo(() => (action ? gainsOf(view, action) : null), [view, action]);
  const turnsFoyer = action?.type === 'turn-foyer';
  const told = gains !== null && !turnsFoyer;
  const name = pieceName(language, piece);
  return (
    <section className="hand sheet" aria-label={say.label({ piece: name })} data-testid="hand">
      <header>
        {piece.tile && <TypeMark type={piece.tile.type} />}
        <h2>{name}</h2>
        {piece.tile && isStackedRoom(piece.tile) && <SizeLabel size={piece.tile.size} />}
        {told && (
          <p className={`in-all ${gains.inAll < 0 ? 'loss' : ''}`}>
            <Said
              of={said['castles-table'].hand.inAll({ points: signed(gains.inAll) })}
              elements={{ points: (inside) => <b data-testid="preview-total">{inside}</b> }}
            />
          </p>
        )}
      </header>
      {planning && <PlanMark unpriced={piece.kind === 'buy-room' && view.market.some(({ price }) => price === null)} />}
      <div className="hand-scroll">
        {turnsFoyer && <p>{entranceWords(words, view, action.r)}</p>}
        {told && (
          <>
            <Headline view={view} gains={gains} />
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
  const say = useWords()['castles-table'].hand;
  const { spots, means, turn, changeLevel, changeMeans, putBack } = controls;
  const poses = posesOf(spots);
  const levels = new Set(poses.map(({ level }) => level)).size;
  const store = piece.tile && piece.kind === 'buy-room' ? { type: 'store-room' as const, tile: piece.tile.id } : null;
  return (
    <div className="hand-buttons">
      {poses.length > 1 && (
        <button type="button" className="turn" onClick={() => turn()} aria-keyshortcuts="R">
          ⟳<span className="turn-word"> {say.turn()}</span>
          <kbd>R</kbd>
        </button>
      )}
      {levels > 1 && (
        <button type="button" onClick={changeLevel} aria-keyshortcuts="L">
          {hand.pose.level === 'down' ? say.downstairs() : say.mainFloor()}
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
          {say.withPassage()}
          <kbd>D</kbd>
        </button>
      )}
      {means.some(({ forMoney }) => forMoney) && (
        <button
          type="button"
          className="toggle"
          aria-pressed={hand.means.forMoney}
          onClick={() => changeMeans({ forMoney: !hand.means.forMoney })}
        >
          {say.pointsAsMoney()}
        </button>
      )}
      {piece.kind !== 'turn-foyer' && (
        <button type="button" className="quiet put-back" onClick={putBack} aria-keyshortcuts="Escape">
          {say.putBack()}
          <kbd>Esc</kbd>
        </button>
      )}
      {confirm && store && castles.refusal(view, store) === null && (
        <button type="button" onClick={() => confirm(store)}>
          {say.store()}
        </button>
      )}
      {confirm && (
        <button type="button" className="primary" disabled={!action} data-testid="build" onClick={() => action && confirm(action)}>
          {say[lastWord(piece.kind)]()}
          <kbd>⏎</kbd>
        </button>
      )}
    </div>
  );
}

function lastWord(kind: BuildType): 'build' | (typeof LAST_WORD)[keyof typeof LAST_WORD] {
  return kind in LAST_WORD ? LAST_WORD[kind as keyof typeof LAST_WORD] : 'build';
}

interface WaysProps {
  view: CastlesView;
  ways: readonly BuildAction[];
  chosen: number;
  choose(way: number): void;
}

/** Which passages to dig from the same place. */
function Ways({ view, ways, chosen, choose }: WaysProps) {
  const words = useWords();
  return (
    <fieldset className="ways">
      <legend>{words['castles-table'].hand.whichPassage()}</legend>
      <ul>
        {ways.map((way, index) => (
          <li key={JSON.stringify('passages' in way && way.passages)}>
            <button type="button" className="quiet" aria-pressed={index === chosen} onClick={() => choose(index)}>
              {wayWords(words, view, way)}
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
  const words = useWords();
  const say = words['castles-table'].hand;
  return (
    <details className="place-list">
      <summary>{say.places({ count: spots.length })}</summary>
      <ol>
        {spots.slice(0, MOST_LISTED).map((spot) => (
          <li key={spot.key}>
            <button type="button" className="quiet" aria-pressed={spot.key === held} onClick={() => holdAt(spot)}>
              {spotWords(words, spot)}
            </button>
          </li>
        ))}
      </ol>
      {spots.length > MOST_LISTED && <p className="small">{say.morePlaces({ count: spots.length - MOST_LISTED })}</p>}
    </details>
  );
}
