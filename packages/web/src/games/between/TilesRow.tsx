import type { BetweenView, TileId } from '@luftschloss/engine/between';
import { type ReactNode, useRef } from 'react';
import { type Carrying, useCarry } from '../../board/useCarry.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { type Offer, offersOf } from './hold.ts';
import { type Seating, SIDES, type Side } from './seating.ts';
import { TilePicture } from './TilePicture.tsx';
import type { HoldControls } from './useHold.ts';
import { useSpeech } from './useSpeech.ts';

export interface TilesRowProps {
  view: BetweenView;
  seating: Seating;
  names: readonly string[];
  controls: HoldControls;
  carrying: Carrying;
  beside(side: Side): ReactNode; // what is to be decided about that castle
  talk(side: Side): ReactNode;
  act: ((action: unknown) => void) | null; // none where one only looks
}

export function offerKey({ source, castles, tile }: Offer): string {
  return [source, source === 'own' ? '' : castles[0], tile].join(' ');
}

/** Revealed tiles beside the castles: mine in the middle, those of each partner on that side. */
export function TilesRow(props: TilesRowProps) {
  const say = useSpeech();
  const { view, seating, controls, carrying, beside, talk } = props;
  const idle = view.viewer === null || controls.offers.length === 0;
  const row = useRef<HTMLElement>(null);
  useCarry(row, carrying);
  return (
    // Whoever watches or looks back presses nothing here, but scrolls it on a phone.
    <section ref={row} className="tiles-row sheet" aria-label={say.words.tilesToPlace()} tabIndex={idle ? 0 : undefined}>
      {SIDES.map((side) => (
        <div key={side} className={`tiles-part ${side}`}>
          {!view.waiting[seating.castle[side]] && <PartnersTiles {...props} side={side} />}
          {beside(side)}
          {talk(side)}
        </div>
      ))}
      <div className="tiles-part mine">
        <OwnTiles {...props} />
        <TakeBack {...props} />
      </div>
    </section>
  );
}

function PartnersTiles({ view, seating, names, side, controls }: TilesRowProps & { side: Side }) {
  const say = useSpeech();
  const partner = seating.partner[side];
  const [name, castle] = [names[partner], seating.castle[side]];
  const tiles = view.revealed[partner] ?? [];
  const offers = controls.offers.filter(({ source, castles }) => source === 'partner' && castles[0] === castle);
  const comes = view.unserved[partner]?.includes(castle) ?? false;
  if (partner >= view.seats) return null;
  return (
    <>
      <PartHead
        seat={partner}
        words={comes ? say.words.partnersTiles({ name, castle: say.castle(castle) }) : say.words.partnerDone({ name })}
      />
      <ul className="tiles">
        {comes &&
          tiles.map((tile) => {
            const offer = offers.find((each) => each.tile === tile);
            return (
              <li key={tile}>
                <Tile tile={tile} offer={offer ?? null} controls={controls} width={104} narrow={82} />
              </li>
            );
          })}
      </ul>
    </>
  );
}

/** Long names end in dots; the hint says them in full. */
function PartHead({ seat, words }: { seat: number; words: string }) {
  return (
    <h2 title={words}>
      <SeatBadge seat={seat} size={22} />
      <span className="whose">{words}</span>
    </h2>
  );
}

function OwnTiles({ view, seating, controls }: TilesRowProps) {
  const say = useSpeech();
  const me = view.viewer;
  const own = me === null ? (view.revealed[seating.me] ?? []) : view.revealed[me];
  const unserved = view.unserved[seating.me] ?? [];
  const title =
    own.length === 0
      ? say.words.yoursDone()
      : unserved.length === 1
        ? say.words.yoursOne({ castle: say.castle(unserved[0]) })
        : say.words.yours();
  const ludwigs = controls.offers.filter(({ source }) => source === 'ludwig');
  return (
    <>
      <PartHead seat={seating.me} words={title} />
      <ul className="tiles">
        {own.map((tile) => (
          <li key={tile}>
            <Tile
              tile={tile}
              offer={controls.offers.find((offer) => offer.source === 'own' && offer.tile === tile) ?? null}
              controls={controls}
              width={108}
              narrow={82}
            />
          </li>
        ))}
        {ludwigs.map((offer) => (
          <li key={offerKey(offer)} className="ludwigs">
            <Tile tile={offer.tile} offer={offer} controls={controls} width={108} narrow={82} />
            <small>
              <SeatBadge seat={view.seats} size={18} /> {say.castle(offer.castles[0])}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

interface TileProps {
  tile: TileId;
  offer: Offer | null; // null: only to be looked at
  controls: HoldControls;
  width: number; // pixels
  narrow: number; // on a phone
  children?: ReactNode;
}

/** A tile that can be taken up or dragged onto a castle. */
export function Tile({ tile, offer, controls, width, narrow, children }: TileProps) {
  const say = useSpeech();
  const held = controls.tile;
  const isHeld = offer !== null && held?.tile === tile && held.source === offer.source;
  return (
    <button
      type="button"
      className={`tile ${isHeld ? 'held' : ''}`}
      aria-pressed={isHeld}
      disabled={offer === null}
      data-piece={offer ? offerKey(offer) : undefined}
      data-source={offer?.source}
      data-sign="tile"
      data-tile={tile}
      onClick={() => offer && controls.take(offer)}
    >
      <TilePicture tile={tile} width={width} narrow={narrow} />
      <span className="visually-hidden">{say.words.tileWords({ tile: say.tile(tile), rule: say.rule(tile) })}</span>
      {children}
    </button>
  );
}

/** B-2.4: the last tile can be taken back until something else happens in its castle. */
function TakeBack({ view, act }: TilesRowProps) {
  const say = useSpeech();
  const backs = view.latest.flatMap((latest, castle) => (latest && latest.by === view.viewer ? [{ castle, tile: latest.tile }] : []));
  if (backs.length === 0 || view.viewer === null || act === null) return null;
  return (
    <p className="take-back">
      {backs.map(({ castle, tile }) => (
        <button key={castle} type="button" className="quiet" data-testid="take-back" onClick={() => act({ type: 'take-back', castle })}>
          {say.words.takeBack({ tile: say.tile(tile) })}
        </button>
      ))}
    </p>
  );
}

/** What dragging needs of the tiles that can be taken up. */
export function liftOf(view: BetweenView, controls: HoldControls): (key: string) => boolean {
  return (key) => {
    const offer = offersOf(view).find((each) => offerKey(each) === key);
    if (offer && !(controls.tile && offerKey(controls.tile) === key)) controls.take(offer);
    return offer !== undefined;
  };
}
