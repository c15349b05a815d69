import { type Choice, listed, type Seat, single } from '../../kernel/index.ts';
import { roomNumber } from '../data/catalogue.ts';
import type { Attendant } from '../data/specialty.ts';
import type { RegularType, TileId } from '../data/vocabulary.ts';
import { legalCells, planOf, xOf, yOf } from '../geometry/castle.ts';
import { castlesOf } from '../table/seating.ts';
import type { BonusDecision, CastleIndex, Phase } from '../table/state.ts';
import type { BetweenView, WaitingBonusView } from '../table/view.ts';
import type { BetweenAction } from './actions.ts';
import { attendantsLeft } from './bonuses.ts';

type Choices = readonly Choice<BetweenAction>[];

const BY_PHASE: { readonly [P in Phase]: (view: BetweenView, seat: Seat) => Choices } = {
  assign: ({ drawnForLudwig }) => drawnForLudwig.map((tile) => single<BetweenAction>({ type: 'assign', tile })),
  choose: ({ hand }) => [pairs(hand)],
  place: (view, seat) => castlesOf(view, seat).flatMap((castle) => buildChoices(view, seat, castle)),
  over: () => [],
};

export function choices(view: BetweenView): Choices {
  const seat = view.viewer;
  return seat === null || !view.toAct.includes(seat) ? [] : BY_PHASE[view.phase](view, seat);
}

/** Every pair of the hand, counted without making them. */
function pairs(hand: readonly TileId[]): Choice<BetweenAction> {
  return {
    kind: 'choose',
    count: () => (hand.length * (hand.length - 1)) / 2,
    at: (index) => {
      let first = 0;
      let rest = index;
      for (let partners = hand.length - 1; rest >= partners; partners--) {
        rest -= partners;
        first++;
      }
      return { type: 'choose', tiles: [hand[first], hand[first + 1 + rest]] };
    },
  };
}

const BY_DECISION: { readonly [D in BonusDecision]: (view: BetweenView, castle: CastleIndex, bonus: WaitingBonusView) => Choices } = {
  tile: placeOptions,
  specialty: placeOptions,
  attendant: (view, castle) =>
    attendantsLeft(view).map((kind) => single<BetweenAction>({ type: 'attendant', castle, attendant: kind as Attendant })),
  card: (_view, castle, { options }) => options.map((card) => single<BetweenAction>({ type: 'keep-card', castle, card })),
  bonus: (_view, castle, { options }) =>
    options.map((type) => single<BetweenAction>({ type: 'take-bonus', castle, bonus: type as RegularType })),
};

function placeOptions(view: BetweenView, castle: CastleIndex, { options }: WaitingBonusView): Choices {
  return options.map((tile) => placements(view, castle, tile));
}

function placements(view: BetweenView, castle: CastleIndex, tile: TileId): Choice<BetweenAction> {
  return listed<BetweenAction, number>(
    'place',
    () => legalCells(planOf(view.castles[castle]), roomNumber(tile)),
    (cell) => ({ type: 'place', castle, tile, x: xOf(cell), y: yOf(cell) }),
  );
}

function buildChoices(view: BetweenView, seat: Seat, castle: CastleIndex): Choices {
  const bonus = view.waiting[castle];
  if (bonus) return bonus.by === seat ? BY_DECISION[bonus.decision](view, castle, bonus) : [];
  return placeable(view, seat, castle).map((tile) => placements(view, castle, tile));
}

/** Tiles that this seat may place into a castle without a waiting bonus: its own, and Ludwig's for that castle (B-6.2). */
export function placeable(view: BetweenView, seat: Seat, castle: CastleIndex): readonly TileId[] {
  const own = view.unserved[seat].includes(castle) ? view.revealed[seat] : [];
  if (view.ludwigTiles.length === 0) return own;
  return [...own, ...view.ludwigTiles.filter((assigned) => assigned.castle === castle).map(({ tile }) => tile)];
}
