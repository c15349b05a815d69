import { type GameResult, rank, type Seat, type Standing } from '../../kernel/index.ts';
import type { CastlesOptions } from '../options.ts';
import { type Game, tell } from '../table/events.ts';
import type { CastlesState } from '../table/state.ts';
import { viewOf } from '../table/view.ts';
import { score } from './accounts.ts';
import { decreeFavors, holdingsOf, PARTS_IN_ORDER, PARTS_OF_THE_END, type Part, type Tally, tallyOf, towerFavors } from './final-points.ts';
import { castleFeet, type Holdings } from './holdings.ts';
import { scoreLine } from './ledger.ts';
import { soloTitle } from './solo-titles.ts';

/** Scores a game that is over: everything lies open now. */
export function scoreGame(game: Game): void {
  const { state } = game;
  tell(game, { type: 'game-over', reveals: true });
  const seats = state.seats.map((_, index) => (state.masterBuilder + index) % state.seats.length);
  const tally = tallyOf(viewOf(state, null));
  for (const part of PARTS_IN_ORDER[state.options.edition]) {
    for (const seat of seats) {
      SHOWN[part]?.(game, tally, seat);
      for (const entry of PARTS_OF_THE_END[part](tally, seat)) score(game, seat, entry);
    }
  }
}

/** What is laid open before it is scored. */
const SHOWN: { readonly [part in Part]?: (game: Game, tally: Tally, seat: Seat) => void } = {
  decree(game, { table }, seat) {
    const { secretRoom } = table.seats[seat];
    if (secretRoom) tell(game, { type: 'secret-room-shown', seat, tile: secretRoom.tile });
  },
  favors: (game, { table }, seat) => showFavors(game, seat, decreeFavors(table, seat)),
  'bonus-cards': (game, { table }, seat) => tell(game, { type: 'cards-shown', seat, cards: table.seats[seat].bonusCards }),
  'tower-favors': (game, { table }, seat) => showFavors(game, seat, towerFavors(table, seat)),
};

function showFavors(game: Game, seat: Seat, favors: readonly string[]): void {
  if (favors.length > 0) tell(game, { type: 'favors-shown', seat, favors });
}

export function resultOf(state: CastlesState): GameResult | null {
  if (state.stage !== 'over') return null;
  return rank(
    state.seats.map(({ score: points, ledger, castle, money }, seat) => ({
      score: points,
      lines: ledger.map((entry) => scoreLine(entry, (room) => castle.tiles[room]?.tile ?? '')),
      tiebreaks: tiebreaksOf(state.options, holdingsOf(state, seat, money)),
      ...(state.seats.length === 1 && { note: { code: soloTitle(state.options, points) } }),
    })),
  );
}

// C-6.5
export function tiebreaksOf({ edition }: CastlesOptions, holdings: Holdings): Standing['tiebreaks'] {
  const feet = { name: 'square-feet', value: castleFeet(holdings) };
  return edition === 'collectors' ? [feet, { name: 'money', value: holdings.money }] : [feet];
}
