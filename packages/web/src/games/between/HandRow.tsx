import { type BetweenView, planOf, roomById, type TileId, typeIndex } from '@luftschloss/engine/between';
import { useRef } from 'react';
import { useSlide } from '../../board/useSlide.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { tilesThatGoOn } from './hold.ts';
import { placesIn } from './places.ts';
import type { Seating, Side } from './seating.ts';
import { TilePicture } from './TilePicture.tsx';
import { useSpeech } from './useSpeech.ts';

interface HandRowProps {
  view: BetweenView;
  seating: Seating;
  names: readonly string[];
  chosen: readonly TileId[]; // in the slots
  toggle: ((tile: TileId) => void) | null; // null where one only looks on
}

/** The hand lies open; an arrow shows where it comes from and where the rest goes. */
export function HandRow({ view, seating, names, chosen, toggle }: HandRowProps) {
  const say = useSpeech();
  const row = useRef<HTMLUListElement>(null);
  useSlide(row);
  const rest = tilesThatGoOn(view);
  return (
    <section className="hand-row sheet" aria-label={say.words.yourHand()} data-count={view.hand.length}>
      <header>
        <h2>{say.words.yourHand()}</h2>
        <p className="legend small">
          <span className="wide-only">
            <Brings side="left" gain={3} gold={false} /> <Brings side="right" gain={3} gold={false} /> <Brings side="left" gain={3} gold />
          </span>
          <span className="wide-only">{say.words.legend()}</span>
          <span className="narrow-only">{say.words.legendBrief()}</span>
        </p>
        <p className="passing narrow-only" data-sign="passes">
          {say.words.goOn({ count: rest })} <Arrow /> <SeatBadge seat={seating.passesTo} size={28} />
        </p>
      </header>
      <div className="hand-line">
        <Passing seat={seating.getsFrom} words={say.words.nextHandFrom({ name: names[seating.getsFrom] })} />
        <ul ref={row} className="hand-tiles">
          {view.hand.map((tile) => (
            <li key={tile} data-key={tile}>
              <HandTile view={view} seating={seating} tile={tile} chosen={chosen.includes(tile)} toggle={toggle} />
            </li>
          ))}
        </ul>
        <Passing seat={seating.passesTo} words={say.words.goOnTo({ count: rest, name: names[seating.passesTo] })} />
      </div>
    </section>
  );
}

function Passing({ seat, words }: { seat: number; words: string }) {
  return (
    <p className="passing wide-only" data-sign="passes">
      <SeatBadge seat={seat} size={26} />
      <span>{words}</span>
      <Arrow />
    </p>
  );
}

export function Arrow() {
  return (
    <svg className="arrow" width="46" height="16" viewBox="0 0 46 16" aria-hidden="true">
      <path d="M1 8H43M36 2L44 8L36 14" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

interface HandTileProps {
  view: BetweenView;
  seating: Seating;
  tile: TileId;
  chosen: boolean;
  toggle: HandRowProps['toggle'];
}

function HandTile({ view, seating, tile, chosen, toggle }: HandTileProps) {
  const say = useSpeech();
  const [left, right] = [gainIn(view, seating, 'left', tile), gainIn(view, seating, 'right', tile)];
  return (
    <button
      type="button"
      className={`hand-tile ${chosen ? 'chosen' : ''}`}
      aria-pressed={chosen}
      data-sign="tile"
      data-tile={tile}
      disabled={toggle === null}
      onClick={() => toggle?.(tile)}
    >
      <span className="visually-hidden">
        {say.words.tileInHand({ tile: say.tile(tile), rule: say.rule(tile), left: left.gain, right: right.gain })}
      </span>
      <span className="tile-face">
        <TilePicture tile={tile} width={124} narrow={104} />
        {!chosen && (
          <span className="brings" aria-hidden="true">
            <Brings side="left" {...left} />
            <Brings side="right" {...right} />
          </span>
        )}
      </span>
    </button>
  );
}

/** The most that a tile brings to a castle now; gold where it would be the third or fifth of its type. */
export function gainIn(view: BetweenView, seating: Seating, side: Side, tile: TileId): { readonly gain: number; readonly gold: boolean } {
  const castle = view.castles[seating.castle[side]];
  const { type } = roomById(tile);
  const count = planOf(castle).tally[typeIndex(type)];
  return { gain: placesIn(castle, tile)[0].gain, gold: type !== 'specialty' && (count === 2 || count === 4) };
}

export function Brings({ side, gain, gold }: { side: Side; gain: number; gold: boolean }) {
  return (
    <span className={`bring ${gold ? 'gold-rim' : ''}`} data-sign={gold ? 'bringsBonus' : 'brings'}>
      {side === 'left' && '◂'}
      {gain}
      {side === 'right' && '▸'}
    </span>
  );
}
