import type { Seat } from '../../kernel/index.ts';
import { ROOM_SIZES } from '../data/room.ts';
import { termsOf } from '../expansions/decrees/decrees.ts';
import { fitsSomewhere } from '../expansions/passages/tunnelling.ts';
import { planOf } from '../geometry/castle.ts';
import { versionTerms } from '../rules-version.ts';
import { earn, score } from '../scoring/accounts.ts';
import { rescore } from '../scoring/scoring.ts';
import { HALLWAY, STAIRS, type Tile, tileOf } from '../tiles.ts';
import { ask } from './asking.ts';
import { type Game, tell } from './events.ts';
import { interruptTurn } from './extra-turn.ts';
import type { Reward, RewardType, SeatState, Turn } from './state.ts';
import type { Supply } from './supply.ts';

/** What rewards look at to know whether they can be had: the same in a state and in a view of it. */
export interface RewardTable {
  readonly seats: readonly Pick<SeatState, 'castle' | 'decree' | 'passages'>[];
  readonly turn: Turn | null;
  readonly hallways: number;
  readonly stairs: number;
  readonly supply: Supply;
}

interface RewardRow {
  /** A reward that would change nothing is not offered. */
  available(table: RewardTable, seat: Seat): boolean;
  take(game: Game, seat: Seat, rooms: readonly number[]): void;
}

const TOWER_FAVORS = 3;

function hasRoomsLeft({ supply }: RewardTable): boolean {
  return ROOM_SIZES.some((size) => supply.stacks[size] > 0);
}

/** One row for each type of room (C-5.2 to C-5.8), for towers (C-12.1) and for the finished moat (C-11.5). */
export const REWARDS: { readonly [type in RewardType]: RewardRow } = {
  food: {
    available: () => true,
    take(game, seat) {
      const { turn } = game.state;
      if (turn && versionTerms(game.state).extraTurnAtOnce) interruptTurn(game, seat);
      else if (turn) turn.extraTurns++;
    },
  },
  living: {
    available: () => true,
    take(game, seat, [room]) {
      for (const { part, points, for: counted } of rescore(planOf(game.state.seats[seat].castle), room, termsOf(game.state, seat))) {
        score(game, seat, [`again-${part}`, points, room, counted]);
      }
    },
  },
  corridor: {
    available: (table, seat) => !table.turn?.corridorTaken && corridorPieces(table, seat).length > 0,
    take(game, seat) {
      if (game.state.turn) game.state.turn.corridorTaken = true;
      ask(game, {
        type: 'place-corridor',
        seat,
        pieces: [HALLWAY, STAIRS],
        left: termsOf(game.state, seat).corridorPieces,
        mayStop: false,
      });
    },
  },
  utility: {
    available: ({ supply }) => supply.bonusCards > 0,
    take(game, seat) {
      const { hidden } = game.state;
      const count = Math.min(termsOf(game.state, seat).utilityCards, hidden.bonusDeck.length);
      const cards = hidden.bonusDeck.slice(-count).reverse();
      hidden.bonusDeck = hidden.bonusDeck.slice(0, -count);
      tell(game, { type: 'cards-drawn', seat, count, secret: { cards }, reveals: true });
      ask(game, { type: 'keep-drawn-card', seat, cards });
    },
  },
  activity: {
    available: () => true,
    take: (game, seat, [room]) => score(game, seat, ['activity', termsOf(game.state, seat).activityPoints, room]),
  },
  outdoor: {
    available: () => true,
    take: (game, seat) => earn(game, seat, termsOf(game.state, seat).outdoorMoney, 'outdoor'),
  },
  sleeping: {
    available: hasRoomsLeft,
    take: (game, seat) => ask(game, { type: 'choose-stack', seat, purpose: 'lay' }),
  },
  downstairs: {
    available: () => true,
    take: (game, seat, rooms) =>
      ask(game, { type: 'choose-any-reward', seat, rooms, left: termsOf(game.state, seat).downstairsRewards, taken: [] }),
  },
  tower: {
    available: ({ supply }) => supply.favors > 0,
    take(game, seat) {
      const { hidden } = game.state;
      const cards = hidden.favorStack.slice(-TOWER_FAVORS).reverse();
      hidden.favorStack = hidden.favorStack.slice(0, -TOWER_FAVORS);
      tell(game, { type: 'favors-taken', seat, count: cards.length, secret: { favors: cards }, reveals: true });
      ask(game, { type: 'keep-favor', seat, cards });
    },
  },
  moat: {
    available: hasRoomsLeft,
    take: (game, seat) => ask(game, { type: 'choose-stack', seat, purpose: 'build' }),
  },
};

export function isAvailable(table: RewardTable, seat: Seat, reward: Reward): boolean {
  return REWARDS[reward.type].available(table, seat);
}

/** Hallway or stairs, as far as there are any left and they fit somewhere (C-5.4). */
export function corridorPieces(
  table: Pick<RewardTable, 'seats' | 'hallways' | 'stairs'>,
  seat: Seat,
  wanted: readonly string[] = [HALLWAY, STAIRS],
): Tile[] {
  const { castle, passages } = table.seats[seat];
  const plan = planOf(castle);
  const left = (id: string): number => (id === HALLWAY ? table.hallways : table.stairs);
  return wanted
    .filter((id) => left(id) > 0)
    .map(tileOf)
    .filter((tile) => fitsSomewhere(plan, tile, passages));
}
