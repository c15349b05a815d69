import { type Rng, versionMark, versionOf } from '../../kernel/index.ts';
import { isSpecialty } from '../data/catalogue.ts';
import { REGULAR_ROOMS } from '../data/tiles.ts';
import type { TileId } from '../data/vocabulary.ts';
import { BONUS_CARD_IDS } from '../scoring/bonus-cards.ts';
import { ludwig, neighbourAfter } from './seating.ts';
import type { BetweenState, Builder, WaitingBonus } from './state.ts';
import { type BetweenView, isPublic } from './view.ts';

/**
 * Deals everything that the viewer cannot see, and keeps to what the viewer remembers: a stack that was passed on still holds the tiles
 * that nobody has revealed since. What other seats remember of their stacks is ignored.
 */
export function sample(view: BetweenView, rng: Rng): BetweenState {
  const takeTiles = pile(unseenTiles(view), rng);
  const takeCards = pile(unseenCards(view), rng);
  const stacks = view.handSizes.map((size, builder) => {
    const known = knownStack(view, builder);
    return known ? rng.shuffle(known) : takeTiles(stackSize(view, builder, size));
  });
  const waiting = view.waiting.map((bonus) => bonus && filledBonus(bonus, bonus.decision === 'card' ? takeCards : takeTiles));
  const secret = stacks.map((stack, builder) => stack.slice(view.handSizes[builder]));
  const { seats, builders, round, turn, phase, castles, revealed, unserved, ludwigTiles, latest, suggestions, attendants } = view;
  return {
    ...versionMark(versionOf(view)),
    rng: { seed: `splitmix32:sample ${rng.below(0x1_0000_0000)}`, drawn: 0 },
    seats,
    builders,
    round,
    turn,
    phase,
    castles,
    hands: stacks.map((stack, builder) => (isOwnHand(view, builder) ? view.hand : stack.slice(0, view.handSizes[builder]))),
    chosen: view.hasChosen.map((has, seat) => (seat === view.viewer ? view.chosen : has ? secret[seat] : null)),
    revealed,
    unserved,
    drawnForLudwig: view.drawnForLudwig.length > 0 || phase !== 'assign' ? view.drawnForLudwig : secret[ludwig(view)],
    ludwigTiles,
    waiting,
    latest,
    suggestions,
    passed: Array.from({ length: seats }, (_, seat) => (seat === view.viewer ? view.passed : [])),
    supply: takeTiles(view.supply),
    discarded: takeTiles(view.discarded),
    cards: takeCards(view.cards),
    discardedCards: takeCards(view.discardedCards),
    specialtyTiles: view.specialtyTiles,
    attendants,
  };
}

type Take = (count: number) => string[];

/** Unseen things in random order, to be taken from the top. */
function pile(items: string[], rng: Rng): Take {
  const left = rng.shuffle(items);
  return (count) => left.splice(0, count);
}

function isOwnHand(view: BetweenView, builder: Builder): boolean {
  return builder === view.viewer && (view.phase === 'choose' || view.phase === 'assign');
}

/** A hand together with what its holder has secretly laid aside from it this turn. */
function stackSize(view: BetweenView, builder: Builder, size: number): number {
  if (isOwnHand(view, builder)) return 0;
  if (view.phase === 'choose' && builder < view.seats && view.hasChosen[builder]) return size + 2;
  const hiddenPair = view.phase === 'assign' && builder === ludwig(view) && view.drawnForLudwig.length === 0;
  return hiddenPair ? size + 2 : size;
}

/** B-2.5: a stack that the viewer passed, now with this builder, without what was revealed of it since. */
function knownStack(view: BetweenView, builder: Builder): TileId[] | null {
  if (isOwnHand(view, builder) || view.viewer === null) return null;
  const passesThisRound = view.phase === 'place' ? view.turn : view.turn - 1;
  for (const { turn, tiles } of view.passed) {
    const holder = neighbourAfter(view.builders, view.viewer, view.round, passesThisRound - turn + 1);
    if (holder === builder) return without(tiles, shownTiles(view));
  }
  return null;
}

function filledBonus({ count, ...bonus }: NonNullable<BetweenView['waiting'][number]>, take: Take): WaitingBonus {
  const { by, decision, earnedBy, options } = bonus;
  const hidden = options.length === 0 && !isPublic(bonus);
  return { by, decision, earnedBy, options: hidden ? take(count) : options };
}

/** Tiles that lie open for this viewer: in castles, on the table, or drawn before its eyes. */
function shownTiles(view: BetweenView): Set<string> {
  return new Set([
    ...view.castles.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)).filter((tile) => !isSpecialty(tile)),
    ...view.revealed.flat(),
    ...view.ludwigTiles.map(({ tile }) => tile),
    ...view.drawnForLudwig,
    ...view.waiting.flatMap((bonus) => (bonus?.decision === 'tile' ? bonus.options : [])),
  ]);
}

function without(items: readonly string[], gone: ReadonlySet<string>): string[] {
  return items.filter((item) => !gone.has(item));
}

function unseenTiles(view: BetweenView): string[] {
  const known = new Set([...shownTiles(view), ...view.hand, ...(view.chosen ?? []), ...view.passed.flatMap(({ tiles }) => tiles)]);
  return without(
    REGULAR_ROOMS.map(({ id }) => id),
    known,
  );
}

function unseenCards(view: BetweenView): string[] {
  const kept = view.castles.flatMap(({ bonusCards }) => bonusCards);
  const drawn = view.waiting.flatMap((bonus) => (bonus?.decision === 'card' ? bonus.options : []));
  return without(BONUS_CARD_IDS, new Set([...kept, ...drawn]));
}
