import { type Cell, canPay, currentTask, offers, type PalaceView, palace, type TileId } from '@luftschloss/engine/palace';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { at, type DraftOf, pickedUp, type Turns, turned, wayOf } from './draft.ts';
import { cellKey, type Site, siteAt, siteBeside, sitesOf, type Way } from './sites.ts';
import type { DraftControls } from './useDraft.ts';

export interface TileInHand {
  readonly held: DraftOf<'tile'> | null;
  readonly sites: readonly Site[];
  readonly site: Site | null;
  readonly way: Way | null;
  readonly nth: number; // of the ways of the site
  readonly refused: string | null; // why the cell that was tried cannot be had
  takable(tile: TileId): boolean;
  take(tile: TileId): void;
  putBack(): void;
  turn(by: 1 | -1): void;
  hold(site: Site): void;
  press(cell: Cell): void;
  /** A tile that is dragged over the board lies where it can. */
  over(cell: Cell): void;
  step(dx: number, dy: number): void;
  next(by: 1 | -1): void;
  chooseSlot(slot: number): void;
}

const NONE: readonly Site[] = [];
const TELLING = ['last-entrance', 'dark-ends', 'not-connected', 'occupied', 'outside'];

/** The tile in hand: where it can go, where it lies, and how it is turned. */
export function useTileInHand(view: PalaceView, deciding: boolean, { draft, set }: DraftControls): TileInHand {
  const [refused, setRefused] = useState<string | null>(null);
  const held = draft?.kind === 'tile' ? draft : null;
  const task = currentTask(view)?.type;
  const building = task === 'act';
  const tile = held?.tile ?? null;
  const sites = useMemo(() => (tile !== null && building ? sitesOf(view, tile) : NONE), [view, tile, building]);
  const site = held?.slot === null ? siteAt(sites, held.cell) : null;
  const nth = held && site ? wayOf(held, site) : 0;
  const way = site?.ways[nth] ?? null;
  useForethought(view, deciding && building);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is tried next, what was said about the last try is over.
  useEffect(() => setRefused(null), [draft, view]);
  const hold = (next: Site): void => {
    if (held) set(at(held, next));
  };
  const turn = (by: 1 | -1): void => {
    if (held && site) set(turned(held, site, by));
  };
  const takable = useCallback((wanted: TileId) => deciding && canTake(view, wanted), [view, deciding]);
  return {
    held,
    sites,
    site,
    way,
    nth,
    refused,
    takable,
    take(wanted) {
      if (task === 'discard') set({ kind: 'discard', tile: wanted });
      else if (tile === wanted) set(task === 'take-room' ? pickedUp(null, held?.slot) : null);
      else set(pickedUp(wanted, held?.tile === null || task === 'take-room' ? (held?.slot ?? null) : null));
    },
    putBack: () => set(null),
    turn,
    hold,
    press(cell) {
      const there = siteAt(sites, cell);
      if (there && there.key === site?.key) turn(1);
      else if (there) hold(there);
      else if (tile !== null && building) setRefused(whyNot(view, tile, cell));
    },
    over(cell) {
      const there = siteAt(sites, cell);
      if (there && there.key !== site?.key) hold(there);
    },
    step(dx, dy) {
      const next = site ? siteBeside(sites, site.cell, { x: dx, y: dy }) : sites[0];
      if (next) hold(next);
    },
    next(by) {
      const index = site ? sites.findIndex(({ key }) => key === cellKey(site.cell)) : -1;
      if (sites.length > 0) hold(sites[(index + by + sites.length) % sites.length]);
    },
    chooseSlot(slot) {
      if (draft?.kind === 'favor') set({ ...draft, slot: draft.slot === slot ? null : slot });
      else if (held) set({ ...held, cell: null, slot: held.slot === slot ? null : slot });
      else if (building) set(pickedUp(null, slot));
    },
  };
}

/** A tile that can be built or laid on a slot, or discarded where that is asked. */
function canTake(view: PalaceView, tile: TileId): boolean {
  const seat = view.viewer;
  if (seat === null) return false;
  const task = currentTask(view)?.type;
  if (task === 'discard') return palace.refusal(view, { type: 'discard', tile }) === null;
  const inRow = view.row.includes(tile);
  if (task === 'take-room') return inRow;
  if (task !== 'act') return false;
  const offer = offers(view).find((each) => each.tile === tile);
  return offer !== undefined && canPay(view, seat, offer.price);
}

/** The most telling of the reasons against every turn. */
function whyNot(view: PalaceView, tile: TileId, { x, y }: Cell): string {
  const codes = ([0, 1, 2, 3] as const).map((turns: Turns) => palace.refusal(view, { type: 'build', tile, x, y, turns })?.code ?? '');
  return TELLING.find((code) => codes.includes(code)) ?? codes[0];
}

const BREATH = 30; // milliseconds between two tiles

/** Looks for the places of every tile while nobody does anything, so that they are there when one is taken. */
function useForethought(view: PalaceView, building: boolean): void {
  useEffect(() => {
    if (!building) return;
    const waiting = offers(view).map(({ tile }) => tile);
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      const tile = waiting.shift();
      if (tile === undefined) return;
      sitesOf(view, tile);
      timer = setTimeout(next, BREATH);
    };
    timer = setTimeout(next, BREATH);
    return () => clearTimeout(timer);
  }, [view, building]);
}
