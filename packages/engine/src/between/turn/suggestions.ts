import { type Seat, versionOf } from '../../kernel/index.ts';
import type { TileId } from '../data/vocabulary.ts';
import { SUGGESTIONS_FOLLOW_TILES } from '../rules-version.ts';
import type { BetweenEvent } from '../table/events.ts';
import { playersOf } from '../table/seating.ts';
import type { BetweenState, CastleIndex } from '../table/state.ts';
import type { ActionOf } from './actions.ts';

/** B-2.2: advice to the partner, one at a time for each player and castle. It binds nobody. */
export function suggest(state: BetweenState, seat: Seat, action: ActionOf<'suggest'>, events: BetweenEvent[]): void {
  const { type: _, ...suggestion } = action;
  state.suggestions = [...others(state, seat, action.castle), { by: seat, ...suggestion }];
  events.push({ ...action, type: 'suggested', seat, players: playersOf(state, action.castle) });
}

export function withdraw(state: BetweenState, seat: Seat, { castle }: ActionOf<'withdraw'>, events: BetweenEvent[]): void {
  state.suggestions = others(state, seat, castle);
  events.push({ type: 'withdrew', seat, castle, players: playersOf(state, castle) });
}

/** A castle that changed has outdated the advice about it. */
export function clearSuggestions(state: BetweenState, castle: CastleIndex): void {
  if (state.suggestions.length > 0) state.suggestions = state.suggestions.filter((suggestion) => suggestion.castle !== castle);
}

/** The tile went into one castle: advice to build it in the other one has become pointless. */
export function dropSuggestionsFor(state: BetweenState, tile: TileId): void {
  if (versionOf(state) < SUGGESTIONS_FOLLOW_TILES || state.suggestions.length === 0) return;
  state.suggestions = state.suggestions.filter(({ option }) => option !== tile);
}

function others(state: BetweenState, seat: Seat, castle: CastleIndex): BetweenState['suggestions'] {
  return state.suggestions.filter((suggestion) => suggestion.by !== seat || suggestion.castle !== castle);
}
