import { openRng } from '../../kernel/index.ts';
import type { TileId } from '../data/vocabulary.ts';
import type { BetweenState } from './state.ts';

/** B-4.3: when too few are left, the discards are shuffled back in first. What then still lacks is not drawn. */
function draw(state: BetweenState, pile: readonly string[], discards: readonly string[], count: number): Drawn {
  if (pile.length >= count) return { drawn: pile.slice(pile.length - count), pile: pile.slice(0, pile.length - count), discards };
  const shuffled = openRng(state.rng).shuffle([...pile, ...discards]);
  const kept = Math.max(0, shuffled.length - count);
  return { drawn: shuffled.slice(kept), pile: shuffled.slice(0, kept), discards: [] };
}

interface Drawn {
  readonly drawn: readonly string[];
  readonly pile: readonly string[];
  readonly discards: readonly string[];
}

export function drawTiles(state: BetweenState, count: number): readonly TileId[] {
  const { drawn, pile, discards } = draw(state, state.supply, state.discarded, count);
  state.supply = pile;
  state.discarded = discards;
  return drawn;
}

export function drawCards(state: BetweenState, count: number): readonly string[] {
  const { drawn, pile, discards } = draw(state, state.cards, state.discardedCards, count);
  state.cards = pile;
  state.discardedCards = discards;
  return drawn;
}
