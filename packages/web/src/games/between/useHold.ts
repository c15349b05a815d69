import {
  type BetweenView,
  type CastleIndex,
  type PlacementProblem,
  placementProblem,
  planOf,
  roomNumber,
} from '@luftschloss/engine/between';
import { useCallback, useMemo, useState } from 'react';
import { type Keeping, useHeld } from '../../table/held.ts';
import { actionOf, type HeldTile, type Hold, keptHold, type Offer, offersOf, type Position, takeUp, toggleKept, tryAt } from './hold.ts';
import { allPlaces, type CastlePlace, placesIn, placeTowards } from './places.ts';

/** A cell that cannot be used, where somebody tried it. */
export interface Denied extends Position {
  readonly castle: CastleIndex;
  readonly problem: PlacementProblem;
}

export interface HoldControls {
  readonly hold: Hold | null;
  readonly tile: HeldTile | null; // what is held, if it is a tile that can be placed
  readonly offers: readonly Offer[];
  readonly places: readonly CastlePlace[]; // of the tile in all castles where it may go, best first
  readonly denied: Denied | null;
  readonly action: ReturnType<typeof actionOf>;
  put(hold: Hold | null): void;
  toggle(tile: string): void; // of the hand
  take(offer: Offer): void;
  hover(castle: CastleIndex, cell: Position): void;
  press(castle: CastleIndex, cell: Position): void;
  next(by?: 1 | -1): void; // by gain
  step(dx: number, dy: number): void;
  otherCastle(): void;
}

const NO_PLACES: readonly CastlePlace[] = [];

/** What the person tries out. It stays whatever others do, as long as it can be done; looking back, nothing is held. */
export function useHold(view: BetweenView, keeping: Keeping): HoldControls {
  const keep = useCallback((hold: Hold) => keptHold(view, hold), [view]);
  const [hold, setHold] = useHeld<Hold>(view, keeping, keep);
  const [denied, setDenied] = useState<Denied | null>(null);
  const offers = useMemo(() => (keeping.live ? offersOf(view) : []), [view, keeping.live]);
  const tile = hold?.kind === 'tile' ? hold : null;
  const [name, castles] = [tile?.tile ?? null, tile?.castles ?? null];
  const places = useMemo(() => (name !== null && castles ? allPlaces(view, castles, name) : NO_PLACES), [view, castles, name]);
  const put = (next: Hold | null): void => {
    setDenied(null);
    if (next !== hold) setHold(next);
  };
  const at = (castle: CastleIndex, cell: Position): CastlePlace | undefined =>
    places.find((place) => place.castle === castle && place.x === cell.x && place.y === cell.y);
  const settle = (place: CastlePlace | undefined): void => {
    if (tile && place) put(tryAt(tile, place.castle, place, true));
  };
  return {
    hold,
    tile,
    offers,
    places,
    denied: tile ? denied : null,
    action: useMemo(() => actionOf(view, hold), [view, hold]),
    put,
    toggle: (chosen) => put(toggleKept(hold, chosen)),
    take: (offer) => put(takeUp(hold, offer)),
    hover(castle, cell) {
      if (tile && !tile.settled && at(castle, cell)) put(tryAt(tile, castle, cell, false));
    },
    press(castle, cell) {
      if (!tile) return;
      if (at(castle, cell)) settle(at(castle, cell));
      else if (tile.castles.includes(castle)) setDenied(denialOf(view, castle, tile, cell));
    },
    next(by = 1) {
      const index = places.findIndex((place) => place.castle === tile?.castle && place.x === tile.at?.x && place.y === tile.at.y);
      settle(places[index < 0 ? 0 : (index + by + places.length) % places.length]);
    },
    step(dx, dy) {
      if (!tile) return;
      const castle = tile.castle ?? places[0].castle;
      const next = tile.at ? placeTowards(placesIn(view.castles[castle], tile.tile), tile.at, dx, dy) : places[0];
      if (next) settle(at(castle, next));
    },
    otherCastle() {
      const other = tile?.castles.find((castle) => castle !== (tile.castle ?? places[0]?.castle));
      if (other !== undefined) settle(places.find(({ castle }) => castle === other));
    },
  };
}

function denialOf(view: BetweenView, castle: CastleIndex, { tile }: HeldTile, { x, y }: Position): Denied | null {
  const problem = placementProblem(planOf(view.castles[castle]), roomNumber(tile), x, y);
  return problem && { castle, x, y, problem };
}
