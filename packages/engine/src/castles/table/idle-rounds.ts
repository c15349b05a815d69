import { possibleMoats } from '../expansions/moats/decisions.ts';
import { fitsSomewhere } from '../expansions/passages/tunnelling.ts';
import { planOf } from '../geometry/castle.ts';
import { versionTerms } from '../rules-version.ts';
import { HALLWAY, STAIRS, tileOf } from '../tiles.ts';
import { type Game, tell } from './events.ts';
import type { CastlesState, SeatState } from './state.ts';

/** Rounds in a row without a purchase after which the game ends if nothing for sale fits any castle (C-3.10). */
export const IDLE_ROUNDS = 5;
/** After these it ends in any case (C-3.10). */
export const MOST_IDLE_ROUNDS = 20;
/** Version 1 ended after five rounds without a purchase that followed one with a purchase, or after six from the beginning. */
const IDLE_ROUNDS_OF_VERSION_1 = 5;

/** A round is over: the game ends after it if nobody builds any more (C-3.10). */
export function countIdleRound(game: Game): void {
  const { state } = game;
  const rounds = state.idleRounds++;
  const told = versionTerms(state).nobodyBuilds;
  if (state.seats.length === 1 || (told && state.lastRound)) return;
  if (told ? isAtStandstill(state, rounds) : rounds >= IDLE_ROUNDS_OF_VERSION_1) {
    state.lastRound = true;
    tell(game, { type: 'patience-lost' });
  } else if (told && (rounds === IDLE_ROUNDS - 1 || rounds === MOST_IDLE_ROUNDS - 1)) {
    tell(game, { type: 'nobody-builds', rounds });
  }
}

function isAtStandstill(state: CastlesState, rounds: number): boolean {
  if (rounds === IDLE_ROUNDS) return !state.seats.some((seat) => fitsAnything(state, seat));
  return rounds >= MOST_IDLE_ROUNDS;
}

/** Whether a player could place anything that is for sale, whatever it cost. */
function fitsAnything({ market, hallways, stairs, moats }: CastlesState, { castle, passages }: SeatState): boolean {
  const plan = planOf(castle);
  const forSale = [...market.map(({ tile }) => tile), ...(hallways > 0 ? [HALLWAY] : []), ...(stairs > 0 ? [STAIRS] : [])];
  return forSale.some((tile) => fitsSomewhere(plan, tileOf(tile), passages)) || (moats > 0 && possibleMoats(castle).length > 0);
}
