import type { Fact, Seat } from '@luftschloss/engine/kernel';
import {
  type ActionOf,
  type ActionType,
  boardOf,
  type CellIndex,
  COLOURS,
  type Colour,
  cellFor,
  facing,
  favorOf,
  joined,
  type PalaceAction,
  type PalaceView,
  type Preview,
  previewOf,
  SLOTS,
  STEP,
  scoreLines,
  setPoints,
  swanCounts,
  tileOf,
  WALL,
  withMoat,
} from '@luftschloss/engine/palace';
import { favorValue, valuationOf } from './valuation.ts';

type Reasons<T extends ActionType> = (view: PalaceView, action: ActionOf<T>) => Fact[];

/** What speaks for an action, and what it costs. */
const REASONS: { readonly [T in ActionType]: Reasons<T> } = {
  'keep-favor': (view, { favor }) => [favor === null ? { code: 'slot-stays-free' } : favorWorth(view, favor)],
  build: (view, action) => foreseen(view, previewOf(view, action)),
  activate: (view, action) => [{ code: SLOTS[action.slot] }, ...costs(previewOf(view, action))],
  'ask-favor': (view, action) => [{ code: 'favors' }, ...costs(previewOf(view, action))],
  pay: (view, { swans, secret }) => [setsChanged(view, [...swans, ...secret], -1)],
  'choose-swan': (view, { colour }) => [setsChanged(view, [colour], 1)],
  claim: (_, { tile }) => [{ code: 'claims', params: { type: tileOf(tile).type } }],
  'lay-moat': moatReasons,
  'move-moat': () => [{ code: 'ends-game' }],
  discard: (_, { tile }) => [{ code: 'leaves-row', params: { type: tileOf(tile).type } }],
  decline: () => [{ code: 'saves' }],
  'end-turn': () => [{ code: 'saves' }],
  'take-swans': (view, { swans }) => [setsChanged(view, swans, 1)],
};

export function reasonsFor(view: PalaceView, action: PalaceAction): Fact[] {
  return (REASONS[action.type] as (view: PalaceView, action: PalaceAction) => Fact[])(view, action);
}

function favorWorth(view: PalaceView, favor: string): Fact {
  const seat = view.viewer as Seat;
  const points = Math.round(favorValue(view, seat, valuationOf(view, seat).turnsLeft, favorOf(favor)));
  return { code: 'favor-worth', params: { points } };
}

/** Points as if the game ended now, swans, completed tiles and what they give, and what follows for everybody. */
function foreseen(view: PalaceView, preview: Preview): Fact[] {
  const seat = view.viewer as Seat;
  const { swans, completed, rewards, moat, canEnd, after } = preview;
  const own = swans.filter((swan) => swan.seat === seat).length;
  const types = (mine: boolean): string[] =>
    completed.filter(({ owner }) => owner !== null && (owner === seat) === mine).map(({ tile }) => tileOf(tile).type);
  const facts: (Fact | null)[] = [
    { code: 'now', params: { points: scoreOf(after, seat) - scoreOf(view, seat) } },
    own > 0 ? { code: 'swans', params: { count: own } } : null,
    types(true).length > 0 ? { code: 'completes', params: { types: types(true) } } : null,
    ...rewards.filter((reward) => reward.seat === seat).map(({ gives }): Fact => ({ code: gives })),
    types(false).length > 0 ? { code: 'completes-theirs', params: { types: types(false) } } : null,
    ...costs(preview),
    canEnd ? { code: 'can-end' } : moat > 0 ? { code: 'moat', params: { tiles: moat } } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

function scoreOf(view: PalaceView, seat: Seat): number {
  return scoreLines(view, seat).reduce((sum, { points }) => sum + points, 0);
}

function costs({ payment }: Preview): Fact[] {
  const count = payment ? payment.swans.length + payment.secret.length : 0;
  return count > 0 ? [{ code: 'costs', params: { count } }] : [];
}

/** What becomes of the points of swan sets when these are paid or come in. */
function setsChanged({ players, viewer }: PalaceView, swans: readonly Colour[], sign: 1 | -1): Fact {
  const counts = swanCounts(players[viewer as Seat]);
  const then = counts.map((count, index) => count + sign * swans.filter((colour) => colour === COLOURS[index]).length);
  return { code: 'sets', params: { points: setPoints(then) - setPoints(counts) } };
}

/** Whose doors would be left without a place in front of them. */
function moatReasons({ palace, viewer }: PalaceView, { to }: ActionOf<'lay-moat'>): Fact[] {
  if (joined(boardOf(withMoat(palace, to)))) return [{ code: 'ends-game' }];
  const board = boardOf(palace);
  const owners = shutBy(board, cellFor(board, to));
  const own = owners.filter((owner) => owner === viewer).length;
  const others = owners.filter((owner) => owner !== null && owner !== viewer).length;
  if (own + others === 0) return [{ code: 'blocks-nobody' }];
  return [
    ...(others > 0 ? [{ code: 'blocks-others', params: { tiles: others } }] : []),
    ...(own > 0 ? [{ code: 'blocks-own', params: { tiles: own } }] : []),
  ];
}

function shutBy(board: ReturnType<typeof boardOf>, cell: CellIndex): (Seat | null)[] {
  const owners: (Seat | null)[] = [];
  for (let d = 0; d < 4; d++) {
    const number = board.tileAt[cell + STEP[d]];
    if (number > 0 && facing(board, cell, d) !== WALL) owners.push(board.palace.tiles[number - 1].owner);
  }
  return owners;
}
