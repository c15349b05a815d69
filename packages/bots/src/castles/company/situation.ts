import { type CastlesView, FAVORS, ownSeat } from '@luftschloss/engine/castles';
import type { Seat } from '@luftschloss/engine/kernel';
import { offsets } from '../../network/offsets.ts';
import { SITUATION_INPUTS, situationInputs } from '../solo/situation-inputs.ts';
import { expectedFavor, type Valuation } from '../valuation.ts';

const MOST_PLAYERS = 5;
/** Each of so many last turns has an input of its own. */
const LAST_TURNS = 7;
const TURNS = 10;

const EXPANSIONS = ['moats', 'swans', 'passages', 'towers', 'decrees'] as const;

const COMPANY = offsets({
  alone: SITUATION_INPUTS,
  players: MOST_PLAYERS - 1,
  turns: 1,
  lastTurns: LAST_TURNS,
  order: 3,
  rivalsMoney: 1,
  favors: FAVORS.length,
  expected: FAVORS.length,
  expansions: EXPANSIONS.length,
  moats: 1,
  swans: 1,
  passages: 1,
});

export const COMPANY_SITUATION_INPUTS = COMPANY.end;

const FAVOR_INDEX: { readonly [favor: string]: number } = Object.fromEntries(FAVORS.map(({ id }, index) => [id, index]));
const situation = new Float32Array(COMPANY_SITUATION_INPUTS);

/** What a solo game knows, and the table: how long the game goes on, whose turn comes when, what the favors ask for and how the seat stands in them. Valid until the next call. */
export function companySituation(valuation: Valuation, cards: readonly string[]): Float32Array {
  const { view, seat, rounds } = valuation;
  const players = view.seats.length;
  situation.fill(0);
  situation.set(situationInputs(valuation, cards));
  if (players > 1) situation[COMPANY.players + Math.min(MOST_PLAYERS, players) - 2] = 1;
  const turns = rounds - (hasHadTurn(view, seat) ? 1 : 0);
  situation[COMPANY.turns] = turns / TURNS;
  writeBetween(COMPANY.lastTurns, Math.min(LAST_TURNS - 1, turns), LAST_TURNS);
  const until = (seat - view.masterBuilder + players) % players;
  situation[COMPANY.order] = until === 0 ? 1 : 0;
  situation[COMPANY.order + 1] = until === 1 ? 1 : 0;
  situation[COMPANY.order + 2] = until / players;
  situation[COMPANY.rivalsMoney] = rivalsMoney(valuation) / 20_000;
  for (const favor of view.favors) {
    const index = FAVOR_INDEX[favor];
    situation[COMPANY.favors + index] = 1;
    situation[COMPANY.expected + index] = expectedFavor(valuation, favor) / 8;
  }
  writeExpansions(view);
  return situation;
}

function writeExpansions(view: CastlesView): void {
  for (const [index, expansion] of EXPANSIONS.entries()) situation[COMPANY.expansions + index] = view.options[expansion] ? 1 : 0;
  const { castle, swans, passages } = ownSeat(view);
  situation[COMPANY.moats] = (castle.moats?.length ?? 0) / 3;
  situation[COMPANY.swans] = swans.length / 5;
  situation[COMPANY.passages] = passages.length / 3;
}

/** A number between two inputs is shared by them. */
function writeBetween(from: number, value: number, count: number): void {
  const below = Math.min(count - 2, Math.floor(value));
  situation[from + below] = below + 1 - value;
  situation[from + below + 1] = value - below;
}

/** In this round: the Master Builder's turn comes last. */
function hasHadTurn({ turn, masterBuilder, seats }: CastlesView, seat: Seat): boolean {
  if (!turn) return false;
  const place = (each: Seat): number => (each - masterBuilder - 1 + seats.length) % seats.length;
  return place(seat) <= place(turn.seat);
}

function rivalsMoney({ view, seat, allHoldings }: Valuation): number {
  let sum = 0;
  for (let each = 0; each < view.seats.length; each++) if (each !== seat) sum += allHoldings[each].money;
  return sum / Math.max(1, view.seats.length - 1);
}
