import type { Misfit } from '../../kernel/index.ts';
import { MOAT_SUPPLY } from '../data/constants.ts';
import type { Arm } from '../data/vocabulary.ts';
import { boardOf, facing, type Palace, type PlacedTile, withTile } from '../geometry/board.ts';
import { BARE_GROUND, type Cell, cellIndex, LEFT_LAKE, neighbours, RIGHT_LAKE, STEP } from '../geometry/cells.ts';
import { connect, facesOf } from '../geometry/doors.ts';
import { hasOpenEntrance } from '../geometry/open-entrance.ts';
import { type PlacementFault, placementFault } from '../geometry/placement.ts';
import { isWalledOff } from '../geometry/ponds.ts';
import type { PalaceTable } from './table-file.ts';

/** A palace that could have been built, from tiles that were entered in any order. */
export interface BuiltPalace {
  readonly palace: Palace;
  readonly order: readonly number[];
  readonly misfits: readonly Misfit[];
}

const NOTHING: Palace = { tiles: [], left: [], right: [], ponds: [] };
/** Moat is left out while an order is looked for: it comes and moves with the game, and forbids nothing that was there before. */
const NO_WATER = { rate: 0, supply: 0 };

/**
 * Puts down whatever may be put down until nothing more fits: a tile that is connected now stays connected. Where one tile more shuts the last entrance, it was
 * the last one of the game.
 */
export function buildPalace(table: PalaceTable): BuiltPalace {
  const misfits: Misfit[] = [];
  const { usable, doubled } = apart(table);
  misfits.push(...doubled.map((index) => misfit(table, index, 'in-palace')));
  const { order, waiting } = sequenceOf(table, usable);
  const palace = palaceOf(table, order);
  for (const index of waiting) misfits.push(misfit(table, index, faultOf(palace, table, index) ?? 'last-entrance'));
  const water = layWater(palace, table);
  return {
    palace: water.palace,
    order,
    misfits: [...misfits.filter(isCause), ...misfits.filter((each) => !isCause(each)), ...water.misfits],
  };
}

/** What is not connected may only lack a neighbour that is a misfit itself. */
function isCause({ refusal }: Misfit): boolean {
  return refusal.code !== 'not-connected';
}

function misfit({ tiles }: PalaceTable, index: number, code: string): Misfit {
  return { tile: index, piece: tiles[index].tile, refusal: { code, params: { tile: tiles[index].tile } } };
}

function apart({ tiles }: PalaceTable): { readonly usable: number[]; readonly doubled: number[] } {
  const isFirst = (index: number): boolean => tiles.findIndex(({ tile }) => tile === tiles[index].tile) === index;
  const all = [...tiles.keys()];
  return { usable: all.filter(isFirst), doubled: all.filter((index) => !isFirst(index)) };
}

interface Sequence {
  readonly order: readonly number[];
  readonly waiting: readonly number[]; // what fits nowhere
}

function sequenceOf(table: PalaceTable, usable: readonly number[]): Sequence {
  const { order, waiting, palace } = asTheyFit(table, usable, (fault) => fault);
  const last = waiting.find((index) => faultOf(palace, table, index) === 'last-entrance');
  if (last === undefined) return { order, waiting };
  const ended = { order: [...order, last], waiting: waiting.filter((index) => index !== last) };
  if (ended.waiting.length === 0) return ended;
  const joined = asTheyFit(table, usable, (fault) => (fault === 'last-entrance' ? null : fault));
  const fromTheEnd = orderFromTheEnd(table, joined.order);
  return fromTheEnd ? { order: fromTheEnd, waiting: joined.waiting } : ended;
}

function asTheyFit(
  table: PalaceTable,
  usable: readonly number[],
  counts: (fault: PlacementFault | null) => PlacementFault | null,
): Sequence & { readonly palace: Palace } {
  const order: number[] = [];
  let palace = NOTHING;
  const waiting = putDown(
    usable,
    (index) => counts(faultOf(palace, table, index)),
    (index) => {
      palace = withTile(palace, placedTile(table, index));
      order.push(index);
    },
  );
  return { order, waiting, palace };
}

/**
 * Rooms downstairs have no open entrance (P-7.6), so a way that leads through them is not free once everything upstairs has been put down. From the end, any
 * tile may be taken away that leaves the others connected and an entrance open: what it leaves behind it is one, and stays one.
 */
function orderFromTheEnd(table: PalaceTable, tiles: readonly number[]): number[] | null {
  const order: number[] = [];
  const reach = reachOf(table, tiles);
  for (let left = [...tiles]; left.length > 0; ) {
    const last = left.findLast((index) => {
      const rest = left.filter((each) => each !== index);
      return rest.length === 0 || (reach(rest) === rest.length && hasOpenEntrance(boardOf(palaceOf(table, rest))));
    });
    if (last === undefined) return null;
    order.unshift(last);
    left = left.filter((each) => each !== last);
  }
  return order;
}

/** How many of some tiles can be reached from the bridge by connected entrances. */
function reachOf(table: PalaceTable, tiles: readonly number[]): (some: readonly number[]) => number {
  const bare = boardOf(NOTHING);
  const cells = new Map(tiles.map((index) => [cellIndex(table.tiles[index].x, table.tiles[index].y), index]));
  const links = tiles.map((index) => {
    const { tile, x, y, r } = table.tiles[index];
    const cell = cellIndex(x, y);
    const near = facesOf(tile, r).flatMap((face, side) => {
      const other = cells.get(cell + STEP[side]);
      if (other === undefined) return [];
      const { tile: beside, r: turned } = table.tiles[other];
      return connect(face, facesOf(beside, turned)[(side + 2) & 3]) ? [other] : [];
    });
    const isFirst = facesOf(tile, r).some((face, side) => connect(face, facing(bare, cell, side)));
    return [index, { near, isFirst }] as const;
  });
  const linksOf = new Map(links);
  return (some) => {
    const among = new Set(some);
    const reached = new Set(some.filter((index) => linksOf.get(index)?.isFirst));
    for (const index of reached) for (const next of linksOf.get(index)?.near ?? []) if (among.has(next)) reached.add(next);
    return reached.size;
  };
}

function palaceOf(table: PalaceTable, order: readonly number[]): Palace {
  return order.reduce((palace, index) => withTile(palace, placedTile(table, index)), NOTHING);
}

function putDown(usable: readonly number[], fault: (index: number) => PlacementFault | null, put: (index: number) => void): number[] {
  let waiting = [...usable];
  for (let left = -1; left !== waiting.length; ) {
    left = waiting.length;
    waiting = waiting.filter((index) => {
      if (fault(index) !== null) return true;
      put(index);
      return false;
    });
  }
  return waiting;
}

function placedTile({ tiles }: PalaceTable, index: number): PlacedTile {
  const { tile, x, y, r, owner } = tiles[index];
  return { tile, x, y, turns: r, owner: owner ?? null, complete: false };
}

function faultOf(palace: Palace, { tiles }: PalaceTable, index: number): PlacementFault | null {
  const { tile, x, y, r } = tiles[index];
  return placementFault(boardOf(palace), tile, { x, y, turns: r }, NO_WATER);
}

/** Moat counts for nothing in the score: it is only looked whether it can lie there. */
function layWater(
  palace: Palace,
  { left = [], right = [], ponds = [] }: PalaceTable,
): { readonly palace: Palace; readonly misfits: readonly Misfit[] } {
  const dry = new Set(palace.tiles.map(({ x, y }) => cellIndex(x, y)));
  const misfits: Misfit[] = [];
  const free = (list: string, cells: readonly Cell[]): Cell[] =>
    cells.filter(({ x, y }) => {
      const isFree = !dry.has(cellIndex(x, y));
      if (isFree) dry.add(cellIndex(x, y));
      else misfits.push(noMoat(list, 'place-taken'));
      return isFree;
    });
  const arms = { left: grown('left', free('left', left), misfits), right: grown('right', free('right', right), misfits) };
  const walled = free('ponds', ponds);
  const flooded = { ...palace, ...arms, ponds: walled };
  const board = boardOf(flooded);
  for (const { x, y } of walled) if (!isWalledOff(board, cellIndex(x, y))) misfits.push(noMoat('ponds', 'not-walled-off'));
  const laid = arms.left.length + arms.right.length + walled.length;
  if (laid > MOAT_SUPPLY)
    misfits.push({ ...noMoat('ponds', 'too-much-moat'), refusal: { code: 'too-much-moat', params: { laid, most: MOAT_SUPPLY } } });
  return { palace: flooded, misfits };
}

function noMoat(list: string, code: string): Misfit {
  return { tile: null, piece: list, refusal: { code } };
}

/** P-11.1: from the lake on, each tile beside an earlier one. */
function grown(arm: Arm, cells: readonly Cell[], misfits: Misfit[]): Cell[] {
  const lake = arm === 'left' ? LEFT_LAKE : RIGHT_LAKE;
  const reached = new Set<number>();
  const laid: Cell[] = [];
  let waiting = [...cells];
  for (let left = -1; left !== waiting.length; ) {
    left = waiting.length;
    waiting = waiting.filter((cell) => {
      const near = neighbours(cellIndex(cell.x, cell.y));
      if (!near.some((index) => BARE_GROUND[index] === lake || reached.has(index))) return true;
      reached.add(cellIndex(cell.x, cell.y));
      laid.push(cell);
      return false;
    });
  }
  for (const _ of waiting) misfits.push(noMoat(arm, 'floating-moat'));
  return laid;
}
