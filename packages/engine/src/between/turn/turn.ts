import { openRng, type Seat } from '../../kernel/index.ts';
import { scoreCastle } from '../scoring/scoring.ts';
import type { BetweenEvent } from '../table/events.ts';
import { castlesOf, hasLudwig, ludwig, neighbourAfter, playersOf, steward } from '../table/seating.ts';
import { type BetweenState, type CastleIndex, HAND, ROUNDS, TURNS } from '../table/state.ts';
import { drawTiles } from '../table/supply.ts';

type Events = BetweenEvent[];

/** B-2.1: nine tiles for every builder, Ludwig included. */
export function beginRound(state: BetweenState, round: number, events: Events): void {
  state.round = round;
  state.passed = state.passed.map(() => []);
  const dealt = drawTiles(state, HAND * state.builders);
  state.hands = Array.from({ length: state.builders }, (_, builder) => dealt.slice(builder * HAND, (builder + 1) * HAND));
  events.push({ type: 'round-began', round });
  beginTurn(state, 1, events);
}

function beginTurn(state: BetweenState, turn: number, events: Events): void {
  state.turn = turn;
  state.chosen = state.chosen.map(() => null);
  if (turn > state.builders) state.passed = state.passed.map((stacks) => stacks.filter((stack) => stack.turn !== turn - state.builders));
  events.push({ type: 'took-up', turn, reveals: true });
  if (hasLudwig(state)) drawForLudwig(state, events);
  else state.phase = 'choose';
}

/** B-6.1: two random tiles of Ludwig's hand for the steward to assign. */
function drawForLudwig(state: BetweenState, events: Events): void {
  const hand = openRng(state.rng).shuffle([...state.hands[ludwig(state)]]);
  state.drawnForLudwig = hand.slice(0, 2);
  state.hands = state.hands.with(ludwig(state), hand.slice(2));
  state.phase = 'assign';
  events.push({ type: 'drew-for-ludwig', steward: steward(state, state.round), tiles: state.drawnForLudwig, reveals: true });
}

/** B-2.1: as soon as the last player has chosen, everybody reveals, and what is left of the hands goes to the neighbours. */
export function revealWhenAllChose(state: BetweenState, events: Events): void {
  if (state.chosen.some((tiles) => tiles === null)) return;
  state.revealed = state.chosen.map((tiles) => tiles ?? []);
  state.unserved = state.revealed.map((_, seat) => castlesOf(state, seat));
  state.chosen = state.chosen.map(() => null);
  state.passed = state.passed.map((stacks, seat) => [...stacks, { turn: state.turn, tiles: state.hands[seat] }]);
  state.hands = state.hands.map((_, builder) => state.hands[neighbourAfter(state.builders, builder, state.round, -1)]);
  state.phase = 'place';
  events.push({ type: 'revealed', tiles: state.revealed, reveals: true });
}

/** The turn ends with the last tile and the last bonus; from then on nothing can be moved. */
export function endTurnWhenAllPlaced(state: BetweenState, events: Events): void {
  if (state.unserved.some((castles) => castles.length > 0)) return;
  if (state.ludwigTiles.length > 0 || state.waiting.some((bonus) => bonus !== null)) return;
  state.latest = state.latest.map(() => null);
  state.suggestions = [];
  if (state.turn < TURNS) beginTurn(state, state.turn + 1, events);
  else endRound(state, events);
}

/** B-2.1: the ninth tile of every hand is discarded without being shown. */
function endRound(state: BetweenState, events: Events): void {
  state.discarded = [...state.discarded, ...state.hands.flat()];
  state.hands = state.hands.map(() => []);
  events.push({ type: 'round-ended', round: state.round });
  if (state.round < ROUNDS) beginRound(state, state.round + 1, events);
  else endGame(state, events);
}

function endGame(state: BetweenState, events: Events): void {
  state.phase = 'over';
  state.passed = state.passed.map(() => []);
  for (const [castle, built] of state.castles.entries()) {
    const { categories, total } = scoreCastle(built);
    events.push({ type: 'castle-scored', castle, categories, total, reveals: true });
  }
}

/** Whether this seat could place a tile of its own or of Ludwig's, or take a bonus, right now (B-2.2, B-4.4). */
function canBuild(state: BetweenState, seat: Seat): boolean {
  return castlesOf(state, seat).some((castle) => {
    const bonus = state.waiting[castle];
    return bonus ? bonus.by === seat : hasTileFor(state, seat, castle);
  });
}

/** B-2.3: the partners with lower seats who can place a tile into a castle where this seat can, too. */
export function yieldsTo(state: BetweenState, seat: Seat): Seat[] {
  if (state.phase !== 'place') return [];
  const shared = castlesOf(state, seat).filter((castle) => state.waiting[castle] === null && hasTileFor(state, seat, castle));
  return shared.flatMap((castle) => playersOf(state, castle).filter((partner) => partner < seat && hasTileFor(state, partner, castle)));
}

function hasTileFor(state: BetweenState, seat: Seat, castle: CastleIndex): boolean {
  return state.unserved[seat].includes(castle) || state.ludwigTiles.some((assigned) => assigned.castle === castle);
}

/** In the order of the seats. */
export function toAct(state: BetweenState): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (MUST_ACT[state.phase](state, seat)) seats.push(seat);
  return seats;
}

const MUST_ACT: { readonly [P in BetweenState['phase']]: (state: BetweenState, seat: Seat) => boolean } = {
  assign: (state, seat) => seat === steward(state, state.round),
  choose: (state, seat) => state.chosen[seat] === null,
  place: canBuild,
  over: () => false,
};
