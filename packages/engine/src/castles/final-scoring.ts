import { type GameResult, type Placing, placings, rank, type Seat } from '../kernel/index.ts';
import { score } from './accounts.ts';
import { bonusCardOf, type Ending } from './bonus-cards.ts';
import { planOf } from './castle.ts';
import { decreePoints, termsOf } from './decrees.ts';
import { castleFeet, countTiles, type Estate, isHallway, isStairs } from './estate.ts';
import { type Game, tell } from './events.ts';
import { favorOf } from './favors.ts';
import { scoreLine } from './ledger.ts';
import type { CastlesOptions } from './options.ts';
import { soloTitle } from './solo-titles.ts';
import type { CastlesState, SeatState } from './state.ts';
import { swanPoints } from './swans.ts';
import { isStackedRoom, type Tile, tileOf } from './tiles.ts';

const FAVOR_POINTS = [8, 4, 2, 1];
const DEPLETED_POINTS = 2;
const MONEY_PER_POINT = 10_000;

type EstateTable = {
  readonly options: CastlesOptions;
  readonly seats: readonly Pick<SeatState, 'castle' | 'savings' | 'swans' | 'decree'>[];
};

/** What a seat owns; `money` is its purse, which may be hidden from others. */
export function estateOf(table: EstateTable, seat: Seat, money: number): Estate {
  const { castle, savings, swans } = table.seats[seat];
  return {
    plan: planOf(castle),
    edition: table.options.edition,
    money: money + savings,
    swanTokens: swans.length,
    wallsConnect: termsOf(table, seat).wallsConnect,
  };
}

interface Ended {
  readonly game: Game;
  readonly estates: readonly Estate[];
  readonly favors: readonly { readonly favor: string; readonly placings: readonly Placing[] }[];
  readonly endings: readonly Ending[];
  readonly depleted: readonly Stack[];
}

/** A stack of tiles by the tiles that come from it. */
interface Stack {
  readonly name: string;
  /** Moats are no rooms for bonus cards (C-11.6). */
  readonly ofRooms: boolean;
  count(estate: Estate): number;
}

type Step = (ended: Ended, seat: Seat) => void;

/** The order of the two editions (C-6.1, C-14.1). */
const STEPS: { readonly [edition in CastlesOptions['edition']]: readonly Step[] } = {
  first: [scoreFavors, scoreDepleted, scoreSwans, scoreBonusCards, scoreMoney],
  collectors: [scoreDepleted, scoreSwans, scoreDecree, scoreFavors, scoreBonusCards, scoreOwnFavors, scoreMoney],
};

export function scoreGame(game: Game): void {
  const { state } = game;
  tell(game, { type: 'game-over', reveals: true });
  const seats = state.seats.map((_, index) => (state.masterBuilder + index) % state.seats.length);
  const ended = endedGame(game);
  for (const step of STEPS[state.options.edition]) for (const seat of seats) step(ended, seat);
}

function endedGame(game: Game): Ended {
  const { state } = game;
  const estates = state.seats.map(({ money }, seat) => estateOf(state, seat, money));
  const favors = state.favors.map((favor) => ({ favor, placings: favorPlacings(state, favor, estates) }));
  const depleted = depletedStacks(state);
  const endings = estates.map((estate, seat) => ({
    favorsWonAlone: favors.filter(({ placings: places }) => isAloneFirst(places[seat])).length,
    depletedRooms: depleted.reduce((sum, stack) => (stack.ofRooms ? sum + stack.count(estate) : sum), 0),
    lastMasterBuilder: state.masterBuilder === seat,
  }));
  return { game, estates, favors, endings, depleted };
}

// C-6.2
export function depletedStacks(state: Pick<CastlesState, 'hallways' | 'stairs' | 'moats' | 'options' | 'hidden'>): Stack[] {
  const stacks: Stack[] = [];
  const add = (name: string, holds: (tile: Tile) => boolean): void => {
    stacks.push({ name, ofRooms: true, count: (estate) => countTiles(estate, holds) });
  };
  for (const [size, tiles] of Object.entries(state.hidden.stacks)) {
    if (tiles.length === 0) add(`of size ${size}`, (tile) => isStackedRoom(tile) && tile.size === Number(size));
  }
  if (state.hallways === 0) add('of hallways', isHallway);
  if (state.stairs === 0) add('of stairs', isStairs);
  if (state.options.moats && state.moats === 0) stacks.push({ name: 'of moats', ofRooms: false, count: ({ plan }) => plan.moats });
  return stacks;
}

function scoreDepleted({ game, estates, depleted }: Ended, seat: Seat): void {
  for (const stack of depleted) {
    const count = stack.count(estates[seat]);
    score(game, seat, ['depleted', DEPLETED_POINTS * count, stack.name, count]);
  }
}

// C-9.3
function scoreSwans({ game }: Ended, seat: Seat): void {
  const { swans } = game.state.seats[seat];
  score(game, seat, ['swans', swanPoints(swans), swans.length]);
}

function scoreDecree({ game, estates, endings }: Ended, seat: Seat): void {
  const { hidden, seats } = game.state;
  const { decree, savings } = seats[seat];
  const secretRoom = hidden.secretRooms[seat]?.tile ?? null;
  if (secretRoom) tell(game, { type: 'secret-room-shown', seat, tile: secretRoom });
  const owner = { estate: estates[seat], ending: endings[seat], cards: hidden.hands[seat], savings, secretRoom };
  if (decree) score(game, seat, ['decree', decreePoints(decree, owner), decree]);
}

/** Places of all seats for a favor (C-6.3), with what the king has decreed about ties and first places. */
function favorPlacings(state: CastlesState, favor: string, estates: readonly Estate[]): Placing[] {
  const winner = state.seats.findIndex((_, seat) => termsOf(state, seat).winsTies);
  return placings(estates.map(favorOf(favor).measure), FAVOR_POINTS, winner).map((placing) =>
    isAloneFirst(placing) ? { ...placing, points: termsOf(state, placing.seat).firstPlacePoints } : placing,
  );
}

function scoreFavors({ game, favors }: Ended, seat: Seat): void {
  for (const { favor, placings: places } of favors) {
    const { points, place, tied } = places[seat];
    score(game, seat, ['favor', points, favor, place, tied]);
  }
}

/** Against everybody, but for their owner alone (C-12.1). */
function scoreOwnFavors({ game, estates }: Ended, seat: Seat): void {
  const favors = game.state.hidden.ownFavors[seat];
  if (favors.length > 0) tell(game, { type: 'favors-shown', seat, favors });
  for (const favor of favors) {
    const { points, place, tied } = favorPlacings(game.state, favor, estates)[seat];
    score(game, seat, ['own-favor', points, favor, place, tied]);
  }
}

function scoreBonusCards({ game, estates, endings }: Ended, seat: Seat): void {
  const cards = game.state.hidden.hands[seat];
  tell(game, { type: 'cards-shown', seat, cards });
  for (const card of cards) score(game, seat, ['bonus-card', bonusCardOf(card).points(estates[seat], endings[seat]), card]);
}

export function isAloneFirst({ place, tied, amount }: Placing): boolean {
  return place === 1 && tied === 1 && amount > 0;
}

// C-6.4
function scoreMoney({ game, estates }: Ended, seat: Seat): void {
  const { money } = estates[seat];
  score(game, seat, ['money', Math.floor(money / MONEY_PER_POINT), money]);
}

export function resultOf(state: CastlesState): GameResult | null {
  if (state.stage !== 'over') return null;
  const collectors = state.options.edition === 'collectors';
  return rank(
    state.seats.map(({ score: points, ledger, castle, money }, seat) => {
      const estate = estateOf(state, seat, money);
      const feet = { name: 'square feet', value: castleFeet(estate) };
      const contender = {
        score: points,
        lines: ledger.map((entry) => scoreLine(entry, (room) => tileOf(castle.tiles[room].tile).name)),
        // C-6.5
        tiebreaks: collectors ? [feet, { name: 'money', value: estate.money }] : [feet],
      };
      return state.seats.length === 1 ? { ...contender, note: soloTitle(state.options, points) } : contender;
    }),
  );
}
