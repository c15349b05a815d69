import { expect } from 'vitest';
import { REGULAR_ROOMS } from '../../src/between/data/tiles.ts';
import {
  type BetweenAction,
  type BetweenState,
  between,
  type Castle,
  castlesOf,
  isSpecialty,
  type REGULAR_TYPES,
  roomById,
} from '../../src/between/index.ts';
import { emptyTable } from '../../src/between/table/setup.ts';
import { actionsOf, advance, type GameRecord, type RecordedAction, randomAction, rngFrom, rngState } from '../../src/kernel/index.ts';

/** Scenes for tests: a castle as rows of text would be too wide, so tiles are written as `tile x,y`. */
export function castle(throne: string, ...tiles: readonly string[]): Castle {
  const placed = tiles.map((text) => {
    const [tile, place] = text.split(' ');
    const [x, y] = place.split(',').map(Number);
    if (!roomById(tile)) throw new Error(`no such tile: ${tile}`);
    return { tile, x, y };
  });
  return { throne, tiles: placed, attendants: [], bonusCards: [] };
}

export const PLAIN = 'throne-utility-food';

interface Scene {
  readonly seats?: number;
  readonly castles?: readonly Castle[];
  /** By seat: the two tiles that were revealed. */
  readonly revealed: readonly (readonly string[])[];
  readonly change?: Partial<BetweenState>;
}

/** The Place step of the first turn: everybody has revealed, and hands are being passed. */
export function placing({ seats = 3, castles = [], revealed, change = {} }: Scene): BetweenState {
  const state = emptyTable(seats, rngState('chacha8:scene'));
  state.phase = 'place';
  state.castles = Array.from({ length: state.builders }, (_, index) => castles[index] ?? castle(PLAIN));
  state.revealed = Array.from({ length: seats }, (_, seat) => revealed[seat] ?? []);
  state.unserved = state.revealed.map((tiles, seat) => (tiles.length > 0 ? castlesOf(state, seat) : []));
  const used = new Set([...state.castles.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)), ...state.revealed.flat()]);
  const free = REGULAR_ROOMS.map(({ id }) => id).filter((id) => !used.has(id));
  state.hands = state.hands.map((_, builder) => free.slice(builder * 7, builder * 7 + 7));
  state.supply = free.slice(state.builders * 7);
  state.cards = ['width', 'height', 'food', 'living', 'specialty'];
  return Object.assign(state, change);
}

export function act(state: BetweenState, seat: number, action: BetweenAction): BetweenState {
  const next = advance(between, state, seat, action);
  expect(next, JSON.stringify(action)).toMatchObject({ ok: true });
  if (!next.ok) throw new Error('refused');
  return next.state;
}

export function refused(state: BetweenState, seat: number, action: unknown): string {
  const next = advance(between, state, seat, action);
  return next.ok ? 'allowed' : next.refusal.code;
}

export function place(seat: number, castleIndex: number, tile: string, x: number, y: number): [number, BetweenAction] {
  return [seat, { type: 'place', castle: castleIndex, tile, x, y }];
}

/** Tiles of one type, in the order of the catalogue. */
export function tilesOf(type: (typeof REGULAR_TYPES)[number]): string[] {
  return REGULAR_ROOMS.filter((room) => room.type === type).map(({ id }) => id);
}

/** A random game in which partners keep suggesting and taking back, also when it is not up to them. */
export function chattyGame(seats: number, seed: string): { readonly record: GameRecord; readonly state: BetweenState } {
  const rng = rngFrom(seed);
  let state = between.setup({}, seats, rngState(`chacha8:${seed}`));
  const actions: RecordedAction[] = [];
  const attempt = (seat: number, action: unknown): void => {
    const next = advance(between, state, seat, action);
    if (!next.ok) return;
    actions.push({ seat, action: action as BetweenAction });
    state = next.state;
    conserved(state);
  };
  while (between.toAct(state).length > 0) {
    expect(actions.length, 'length of the game').toBeLessThan(3000);
    const aside = rng.below(seats);
    attempt(aside, rng.below(2) === 0 ? { type: 'take-back', castle: rng.pick(castlesOf(state, aside)) } : suggestion(state, aside));
    const seat = rng.pick(between.toAct(state));
    attempt(seat, randomAction(between.choices(between.view(state, seat)), rng));
  }
  const record: GameRecord = {
    format: 'luftschloss-record',
    game: between.id,
    rulesVersion: between.version,
    tags: {},
    options: {},
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
    seed: `chacha8:${seed}`,
    actions,
    scores: between.result(state)?.standings.map(({ score }) => score) ?? [],
  };
  return { record, state };
}

/** The first placement that comes to mind for the castle on the left. */
function suggestion(state: BetweenState, seat: number): unknown {
  for (const action of actionsOf(between, between.view(state, seat))) {
    if (action.type === 'place' && action.castle === seat)
      return { type: 'suggest', castle: seat, option: action.tile, x: action.x, y: action.y };
  }
  return null;
}

/** Everything that came out of the box is still somewhere, and nothing is in two places. */
export function conserved(state: BetweenState): void {
  const placed = state.castles.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  const offered = (decision: string): readonly string[] =>
    state.waiting.flatMap((bonus) => (bonus?.decision === decision ? bonus.options : []));
  const tiles = [
    ...placed.filter((tile) => !isSpecialty(tile)),
    ...state.hands.flat(),
    ...state.chosen.flatMap((chosen) => chosen ?? []),
    ...state.revealed.flat(),
    ...state.drawnForLudwig,
    ...state.ludwigTiles.map(({ tile }) => tile),
    ...offered('tile'),
    ...state.supply,
    ...state.discarded,
  ];
  expect(tiles).toHaveLength(147);
  expect(new Set(tiles).size, 'different regular tiles').toBe(147);
  const cards = [...state.castles.flatMap(({ bonusCards }) => bonusCards), ...offered('card'), ...state.cards, ...state.discardedCards];
  expect(cards).toHaveLength(20);
  expect(new Set(cards).size, 'different bonus cards').toBe(20);
  const setAside = state.waiting.filter((bonus) => bonus?.decision === 'specialty').length;
  expect(placed.filter(isSpecialty).length + setAside + state.specialtyTiles, 'specialty tiles').toBe(48);
  const hired = state.castles.reduce((sum, { attendants }) => sum + attendants.length, 0);
  expect(
    Object.values(state.attendants).reduce((sum, left) => sum + left, hired),
    'attendants',
  ).toBe(28);
}
