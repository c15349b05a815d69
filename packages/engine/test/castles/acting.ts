import {
  type CastlesAction,
  type CastlesEvent,
  type CastlesOptions,
  type CastlesState,
  type CastlesTypes,
  castles,
  type PlacedPassage,
  type PlacedTile,
  type Side,
} from '../../src/castles/index.ts';
import { type Advance, actionsOf, advance, expectOk, parseOptions, type Refusal, type Seat } from '../../src/kernel/index.ts';

/** Options as a table would be set up with: only what differs from the defaults. */
export function optionsOf(raw: object = {}): CastlesOptions {
  return expectOk(parseOptions(castles.options, raw));
}

/** `hallway 5 0 0 down` or `study 4 0 0 | small 3 1 0`: tile, x, y, quarter turns, perhaps a level, then the passages that are dug along with it. */
export function placed(text: string): PlacedTile {
  const [first, ...passages] = text.split(' | ');
  const [tile, x, y, r, level] = first.split(' ');
  const place = { tile, x: Number(x), y: Number(y), r: Number(r) as PlacedTile['r'] };
  const levelled = level ? { ...place, level: level as 'main' | 'down' } : place;
  return passages.length === 0 ? levelled : { ...levelled, passages: passages.map(passage) };
}

/** `small 3 1 0`: kind, x, y, quarter turns. */
export function passage(text: string): PlacedPassage {
  const [kind, x, y, r] = text.split(' ');
  return { kind: kind as PlacedPassage['kind'], x: Number(x), y: Number(y), r: Number(r) as PlacedPassage['r'] };
}

export const PASS: CastlesAction = { type: 'pass' };
export const DRAW: CastlesAction = { type: 'draw' };
export const FINISH: CastlesAction = { type: 'finish' };

export function buy(text: string): CastlesAction {
  const place = placed(text);
  const type = place.tile === 'hallway' ? 'buy-hallway' : place.tile === 'stairs' ? 'buy-stairs' : 'buy-room';
  return { type, ...place };
}

export function place(text: string): CastlesAction {
  return { type: 'place', ...placed(text) };
}

/** `take food 1`: the type of the reward and the index of the room that earned it. */
export function take(reward: string, room: number): CastlesAction {
  return { type: 'reward', reward, room } as CastlesAction;
}

export function decline(reward: string, room: number): CastlesAction {
  return { type: 'decline', reward, room } as CastlesAction;
}

export function moat(side: Side): CastlesAction {
  return { type: 'buy-moat', side };
}

/** Prices in the order of the market. */
export function priced(state: CastlesState, prices: readonly number[], coins?: { tile: string; coins: number }[]): CastlesAction {
  return { type: 'price', prices: state.market.map(({ tile }, index) => ({ tile, price: prices[index] })), ...(coins && { coins }) };
}

export interface Played {
  readonly state: CastlesState;
  readonly events: readonly CastlesEvent[];
  /** Of the last action. */
  readonly barrier: boolean;
}

/** Plays actions one after the other, each by whoever must act; a refusal is an error. */
export function play(start: CastlesState, ...actions: readonly CastlesAction[]): Played {
  let state = start;
  const events: CastlesEvent[] = [];
  let barrier = false;
  for (const action of actions) {
    const next = tryTo(state, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(next.refusal)}`);
    state = next.state;
    events.push(...next.events);
    barrier = next.barrier;
  }
  return { state, events, barrier };
}

export function tryTo(state: CastlesState, action: unknown, seat: Seat = actor(state)): Advance<CastlesTypes> {
  return advance(castles, state, seat, action);
}

export function refused(state: CastlesState, action: unknown, seat: Seat = actor(state)): Refusal['code'] | null {
  const next = tryTo(state, action, seat);
  return next.ok ? null : next.refusal.code;
}

export function actor(state: CastlesState): Seat {
  return castles.toAct(state)[0] ?? 0;
}

export function asked(state: CastlesState): string | null {
  return state.asks[state.asks.length - 1]?.type ?? null;
}

/** Every legal action of whoever must act, or those of one type. */
export function legal(state: CastlesState): CastlesAction[];
export function legal<T extends CastlesAction['type']>(state: CastlesState, type: T): Extract<CastlesAction, { type: T }>[];
export function legal(state: CastlesState, type?: CastlesAction['type']): CastlesAction[] {
  const all = [...actionsOf(castles, castles.view(state, actor(state)))];
  return type === undefined ? all : all.filter((action) => action.type === type);
}

/** What waits to be taken or declined, as `food 1`. */
export function waiting(state: CastlesState): string[] {
  return (state.turn?.rewards ?? []).map(({ type, rooms }) => `${type} ${rooms[0]}`);
}

export function eventsOf<T extends CastlesEvent['type']>(events: readonly CastlesEvent[], type: T): Extract<CastlesEvent, { type: T }>[] {
  return events.filter((event): event is Extract<CastlesEvent, { type: T }> => event.type === type);
}

/** The entries of a ledger with this reason, as `points about...`. */
export function scored(state: CastlesState, seat: Seat, reason: string): string[] {
  return state.seats[seat].ledger.filter(([why]) => why === reason).map(([, ...rest]) => rest.join(' '));
}

export function pointsFor(state: CastlesState, seat: Seat, reason: string): number {
  return state.seats[seat].ledger.filter(([why]) => why === reason).reduce((sum, [, points]) => sum + points, 0);
}
