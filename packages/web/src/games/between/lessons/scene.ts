import { type BetweenAction, type BetweenState, between, type PlacedTile } from '@luftschloss/engine/between';
import { advance, rngState } from '@luftschloss/engine/kernel';
import { type LaidTable, LEARNER } from '../../../learn/lesson.ts';

/** A table of Between Two Castles for a lesson: a set-up of the rules in which these tiles lie where they are wanted. */
export interface Scene {
  readonly left: readonly PlacedTile[]; // rooms of the learner's castles
  readonly right: readonly PlacedTile[];
  readonly hand: readonly string[]; // the first of the learner's tiles; others fill it up
  readonly keeps?: readonly string[]; // everybody has chosen, and the learner these
}

const PLAYERS = 3;
/** The castles of the first seat: its own number, and the one before it. */
export const LEFT = 0;
export const RIGHT = PLAYERS - 1;
const HAND = 9;

/** The table of a scene; always the same. */
export function laidOut(scene: Scene): LaidTable {
  const dealt = stateOf(scene);
  return { players: PLAYERS, state: scene.keeps ? chosen(dealt, scene.keeps) : dealt };
}

function stateOf({ left, right, hand }: Scene): BetweenState {
  const state = between.setup({}, PLAYERS, rngState('chacha8:lesson'));
  const wanted = [...hand, ...left.map(({ tile }) => tile), ...right.map(({ tile }) => tile)];
  const rest = [...state.hands.flat(), ...state.supply].filter((tile) => !wanted.includes(tile));
  const hands = state.hands.map((_, seat) => (seat === LEARNER ? [...hand, ...rest.splice(0, HAND - hand.length)] : rest.splice(0, HAND)));
  const castles = state.castles.map((castle, index) => ({ ...castle, tiles: index === LEFT ? left : index === RIGHT ? right : [] }));
  return { ...state, castles, hands, supply: rest };
}

/** The others keep the first two tiles of their hands. */
function chosen(state: BetweenState, keeps: readonly string[]): BetweenState {
  return state.hands.reduce((now, hand, seat) => {
    const tiles = seat === LEARNER ? keeps : hand.slice(0, 2);
    const next = advance(between, now, seat, { type: 'choose', tiles } satisfies BetweenAction);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.state;
  }, state);
}
