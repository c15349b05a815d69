import type { Seat } from '../../kernel/index.ts';
import type { TileId } from '../data/vocabulary.ts';
import { type Castle, withAttendant, withCard, withTile } from '../geometry/castle.ts';
import type { BetweenEvent } from '../table/events.ts';
import type { BetweenState, CastleIndex, LatestPlacement } from '../table/state.ts';
import type { ActionOf, BetweenAction } from './actions.ts';
import { earnBonus, giveBonus } from './bonuses.ts';
import { assign } from './ludwig.ts';
import { clearSuggestions, dropSuggestionsFor, suggest, withdraw } from './suggestions.ts';
import { endTurnWhenAllPlaced, revealWhenAllChose } from './turn.ts';

type Events = BetweenEvent[];
type Handler<T extends BetweenAction['type']> = (state: BetweenState, seat: Seat, action: ActionOf<T>, events: Events) => void;

const HANDLERS: { readonly [T in BetweenAction['type']]: Handler<T> } = {
  assign,
  choose,
  place,
  attendant: takeAttendant,
  'keep-card': keepCard,
  'take-bonus': takeBonus,
  'take-back': takeBack,
  suggest,
  withdraw,
};

export function play(state: BetweenState, seat: Seat, action: BetweenAction): BetweenEvent[] {
  const events: Events = [];
  (HANDLERS[action.type] as (state: BetweenState, seat: Seat, action: BetweenAction, events: Events) => void)(state, seat, action, events);
  if (state.phase === 'place') endTurnWhenAllPlaced(state, events);
  return events;
}

/** B-2.1: two tiles to keep; a confirmed choice is final, which the event says. */
function choose(state: BetweenState, seat: Seat, { tiles }: ActionOf<'choose'>, events: Events): void {
  state.chosen = state.chosen.with(seat, tiles);
  state.hands = state.hands.with(
    seat,
    state.hands[seat].filter((tile) => !tiles.includes(tile)),
  );
  events.push({ type: 'chose', seat, tiles, reveals: true });
  revealWhenAllChose(state, events);
}

function setCastle(state: BetweenState, index: CastleIndex, castle: Castle): void {
  state.castles = state.castles.with(index, castle);
  clearSuggestions(state, index);
}

/** B-2.2: one tile into its castle, from the hand, from Ludwig's or for a bonus; B-4.1: then the bonus that it earns. */
function place(state: BetweenState, seat: Seat, { castle, tile, x, y }: ActionOf<'place'>, events: Events): void {
  const latest = spend(state, seat, castle, tile);
  if (latest.from === 'hand') dropSuggestionsFor(state, tile);
  setCastle(state, castle, withTile(state.castles[castle], tile, x, y));
  // Only the builders of the castle had seen the tiles that a food bonus drew (B-4.1).
  const shows = latest.bonus?.decision === 'tile';
  events.push({ type: 'placed', seat, castle, tile, x, y, from: latest.from, ...(shows && { reveals: true }) });
  earnBonus(state, castle, seat, tile, events);
  state.latest = state.latest.with(castle, canBeTakenBack(state, castle, latest) ? latest : null);
}

/** Takes the tile from where it comes from. */
function spend(state: BetweenState, seat: Seat, castle: CastleIndex, tile: TileId): LatestPlacement {
  const bonus = state.waiting[castle];
  if (bonus) {
    state.waiting = state.waiting.with(castle, null);
    if (bonus.decision === 'tile') state.discarded = [...state.discarded, ...bonus.options.filter((option) => option !== tile)];
    return { by: seat, tile, from: 'bonus', bonus };
  }
  if (state.ludwigTiles.some((assigned) => assigned.castle === castle && assigned.tile === tile)) {
    state.ludwigTiles = state.ludwigTiles.filter((assigned) => assigned.tile !== tile);
    return { by: seat, tile, from: 'ludwig', bonus: null };
  }
  state.revealed = state.revealed.with(
    seat,
    state.revealed[seat].filter((own) => own !== tile),
  );
  state.unserved = state.unserved.with(
    seat,
    state.unserved[seat].filter((own) => own !== castle),
  );
  return { by: seat, tile, from: 'hand', bonus: null };
}

/** B-2.4: not once something was drawn for it, and not a tile for which four others were already discarded. */
function canBeTakenBack(state: BetweenState, castle: CastleIndex, { bonus }: LatestPlacement): boolean {
  const decision = state.waiting[castle]?.decision;
  return decision !== 'tile' && decision !== 'card' && bonus?.decision !== 'tile';
}

/** B-2.4: the tile goes back to where it came from, and the bonus that it earned is gone. */
function takeBack(state: BetweenState, seat: Seat, { castle }: ActionOf<'take-back'>, events: Events): void {
  const latest = state.latest[castle];
  if (!latest) return;
  const { tile, from, bonus } = latest;
  if (state.waiting[castle]?.decision === 'specialty') state.specialtyTiles++;
  state.waiting = state.waiting.with(castle, bonus);
  if (from === 'ludwig') state.ludwigTiles = [...state.ludwigTiles, { castle, tile }];
  if (from === 'hand') {
    state.revealed = state.revealed.with(seat, [...state.revealed[seat], tile]);
    state.unserved = state.unserved.with(seat, [...state.unserved[seat], castle]);
  }
  setCastle(state, castle, { ...state.castles[castle], tiles: state.castles[castle].tiles.slice(0, -1) });
  state.latest = state.latest.with(castle, null);
  events.push({ type: 'took-back', seat, castle, tile });
}

/** What every decision about a bonus does: the bonus is taken, and the tile that earned it is final. */
function settleBonus(state: BetweenState, castle: CastleIndex): void {
  state.waiting = state.waiting.with(castle, null);
  state.latest = state.latest.with(castle, null);
  clearSuggestions(state, castle);
}

function takeAttendant(state: BetweenState, seat: Seat, { castle, attendant }: ActionOf<'attendant'>, events: Events): void {
  settleBonus(state, castle);
  setCastle(state, castle, withAttendant(state.castles[castle], attendant));
  state.attendants = { ...state.attendants, [attendant]: state.attendants[attendant] - 1 };
  events.push({ type: 'attendant', seat, castle, attendant });
}

function keepCard(state: BetweenState, seat: Seat, { castle, card }: ActionOf<'keep-card'>, events: Events): void {
  const others = state.waiting[castle]?.options.filter((option) => option !== card) ?? [];
  settleBonus(state, castle);
  setCastle(state, castle, withCard(state.castles[castle], card));
  state.discardedCards = [...state.discardedCards, ...others];
  events.push({ type: 'kept-card', seat, castle, card, reveals: true });
}

/** B-4.2: the third downstairs room gives any other type's bonus, and that type keeps its own. */
function takeBonus(state: BetweenState, seat: Seat, { castle, bonus }: ActionOf<'take-bonus'>, events: Events): void {
  settleBonus(state, castle);
  events.push({ type: 'took-bonus', seat, castle, bonus });
  giveBonus(state, castle, seat, bonus, 'downstairs', events);
}
