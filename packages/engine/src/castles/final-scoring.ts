import { type GameResult, type Placing, placings, rank, type Seat } from '../kernel/index.ts';
import { score } from './accounts.ts';
import { bonusCardOf } from './bonus-cards.ts';
import { planOf } from './castle.ts';
import { countTiles, type Estate, isHallway, isStairs, squareFeet } from './estate.ts';
import { type Game, tell } from './events.ts';
import { favorOf } from './favors.ts';
import { scoreLine } from './ledger.ts';
import { soloTitle } from './solo-titles.ts';
import type { CastlesState } from './state.ts';
import { isStackedRoom, type Tile, tileOf } from './tiles.ts';

const FAVOR_POINTS = [8, 4, 2, 1];
const DEPLETED_POINTS = 2;
const MONEY_PER_POINT = 10_000;

export function estateOf(state: CastlesState, seat: Seat): Estate {
  const { castle, money } = state.seats[seat];
  return { plan: planOf(castle), money };
}

interface Ended {
  readonly game: Game;
  readonly estates: readonly Estate[];
  readonly favors: readonly { readonly favor: string; readonly placings: readonly Placing[] }[];
  readonly depleted: readonly Stack[];
}

/** A stack of tiles by the tiles that come from it. */
interface Stack {
  readonly name: string;
  holds(tile: Tile): boolean;
}

type Step = (ended: Ended, seat: Seat) => void;

/** The order of the two editions (C-6.1, C-14.1). */
const STEPS: { readonly [edition in CastlesState['options']['edition']]: readonly Step[] } = {
  first: [scoreFavors, scoreDepleted, scoreBonusCards, scoreMoney],
  collectors: [scoreDepleted, scoreFavors, scoreBonusCards, scoreMoney],
};

export function scoreGame(game: Game): void {
  const { state } = game;
  tell(game, { type: 'game-over', reveals: true });
  const seats = state.seats.map((_, index) => (state.masterBuilder + index) % state.seats.length);
  const estates = state.seats.map((_, seat) => estateOf(state, seat));
  const ended: Ended = {
    game,
    estates,
    favors: state.favors.map((favor) => ({ favor, placings: placings(estates.map(favorOf(favor).measure), FAVOR_POINTS) })),
    depleted: depletedStacks(state),
  };
  for (const step of STEPS[state.options.edition]) for (const seat of seats) step(ended, seat);
}

// C-6.2
function depletedStacks(state: CastlesState): Stack[] {
  const stacks: Stack[] = [];
  for (const [size, tiles] of Object.entries(state.hidden.stacks)) {
    if (tiles.length === 0) stacks.push({ name: `of size ${size}`, holds: (tile) => isStackedRoom(tile) && tile.size === Number(size) });
  }
  if (state.hallways === 0) stacks.push({ name: 'of hallways', holds: isHallway });
  if (state.stairs === 0) stacks.push({ name: 'of stairs', holds: isStairs });
  return stacks;
}

function scoreDepleted({ game, estates, depleted }: Ended, seat: Seat): void {
  for (const { name, holds } of depleted) {
    const count = countTiles(estates[seat], holds);
    score(game, seat, ['depleted', DEPLETED_POINTS * count, name, count]);
  }
}

// C-6.3
function scoreFavors({ game, favors }: Ended, seat: Seat): void {
  for (const { favor, placings: places } of favors) {
    const { points, place, tied } = places[seat];
    score(game, seat, ['favor', points, favor, place, tied]);
  }
}

function scoreBonusCards({ game, estates, favors, depleted }: Ended, seat: Seat): void {
  const cards = game.state.hidden.hands[seat];
  tell(game, { type: 'cards-shown', seat, cards });
  const ending = {
    favorsWonAlone: favors.filter(({ placings: places }) => isAloneFirst(places[seat])).length,
    depletedRooms: depleted.reduce((sum, { holds }) => sum + countTiles(estates[seat], holds), 0),
    lastMasterBuilder: game.state.masterBuilder === seat,
  };
  for (const card of cards) score(game, seat, ['bonus-card', bonusCardOf(card).points(estates[seat], ending), card]);
}

function isAloneFirst({ place, tied, amount }: Placing): boolean {
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
      const feet = { name: 'square feet', value: squareFeet(estateOf(state, seat)) };
      const contender = {
        score: points,
        lines: ledger.map((entry) => scoreLine(entry, (room) => tileOf(castle.tiles[room].tile).name)),
        // C-6.5
        tiebreaks: collectors ? [feet, { name: 'money', value: money }] : [feet],
      };
      return state.seats.length === 1 ? { ...contender, note: soloTitle(state.options, points) } : contender;
    }),
  );
}
