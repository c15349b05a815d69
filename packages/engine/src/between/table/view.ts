import { type Seat, type Viewer, versionMark, versionOf } from '../../kernel/index.ts';
import type { TileId } from '../data/vocabulary.ts';
import { toAct } from '../turn/turn.ts';
import { builds, steward } from './seating.ts';
import type { BetweenState, CastleIndex, PassedStack, WaitingBonus } from './state.ts';

/** A waiting bonus as a viewer may know it: drawn tiles and cards are for the castle's own builders. */
export interface WaitingBonusView extends WaitingBonus {
  readonly count: number; // of the options, seen or not
}

type Public =
  | 'rulesVersion'
  | 'seats'
  | 'builders'
  | 'round'
  | 'turn'
  | 'phase'
  | 'castles'
  | 'revealed'
  | 'unserved'
  | 'ludwigTiles'
  | 'latest'
  | 'suggestions'
  | 'specialtyTiles'
  | 'attendants';

export interface BetweenView extends Readonly<Pick<BetweenState, Public>> {
  readonly viewer: Viewer;
  readonly toAct: readonly Seat[];
  readonly hand: readonly TileId[]; // the viewer's own; empty while placing
  readonly chosen: readonly TileId[] | null; // the viewer's own secret choice of this turn
  readonly passed: readonly PassedStack[]; // what the viewer passed this round and has not seen since
  readonly drawnForLudwig: readonly TileId[]; // only for the steward
  readonly handSizes: readonly number[]; // by builder
  readonly hasChosen: readonly boolean[]; // by seat
  readonly waiting: readonly (WaitingBonusView | null)[]; // by castle
  readonly supply: number;
  readonly discarded: number;
  readonly cards: number;
  readonly discardedCards: number;
}

/** B-2.5: everything here is listed because this viewer may know it. */
export function view(state: BetweenState, viewer: Viewer): BetweenView {
  const { seats, builders, round, turn, phase, castles, revealed, unserved, ludwigTiles, latest, specialtyTiles, attendants } = state;
  const holdsHand = viewer !== null && (phase === 'choose' || phase === 'assign');
  return {
    viewer,
    ...versionMark(versionOf(state)),
    seats,
    builders,
    round,
    turn,
    phase,
    toAct: toAct(state),
    castles,
    hand: holdsHand ? state.hands[viewer] : [],
    chosen: viewer === null ? null : state.chosen[viewer],
    passed: viewer === null ? [] : state.passed[viewer],
    drawnForLudwig: phase === 'assign' && viewer === steward(state, round) ? state.drawnForLudwig : [],
    handSizes: state.hands.map((hand) => hand.length),
    hasChosen: state.chosen.map((tiles) => tiles !== null),
    revealed,
    unserved,
    ludwigTiles,
    waiting: state.waiting.map((bonus, castle) => bonus && waitingView(state, bonus, castle, viewer)),
    latest,
    suggestions: state.suggestions.filter(({ castle }) => viewer !== null && builds(state, viewer, castle)),
    supply: state.supply.length,
    discarded: state.discarded.length,
    cards: state.cards.length,
    discardedCards: state.discardedCards.length,
    specialtyTiles,
    attendants,
  };
}

/** B-4.1: the partner sees what was drawn, nobody else does. */
function waitingView(state: BetweenState, bonus: WaitingBonus, castle: CastleIndex, viewer: Viewer): WaitingBonusView {
  const { by, decision, earnedBy, options } = bonus;
  const visible = isPublic(bonus) || (viewer !== null && builds(state, viewer, castle));
  return { by, decision, earnedBy, options: visible ? options : [], count: options.length };
}

export function isPublic({ decision }: Pick<WaitingBonus, 'decision'>): boolean {
  return decision !== 'tile' && decision !== 'card';
}
