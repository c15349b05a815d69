import {
  bonusCardOf,
  DEPLETED_POINTS,
  depletedStacks,
  ownSeat,
  type Plan,
  planOf,
  type Reward,
  type RewardType,
  ROOM_TYPES,
  rescore,
  sumOf,
  type Tile,
  type Turn,
} from '@luftschloss/engine/castles';
import { downstairsRewards } from '../places.ts';
import { type Valuation, worthOfReward } from '../valuation.ts';

/** What a turn leads to: the castle as it is then, and all that is still owed. */
export interface Afterstate {
  readonly plan: Plan;
  readonly money: number;
  readonly cards: readonly string[];
  readonly waiting: Waiting;
  /** Left in the supply. */
  readonly hallways: number;
  readonly stairs: number;
  /** What an extra turn could be used for. */
  readonly next: Next;
}

/** Rewards that bring neither points nor money at once. */
export interface Waiting {
  readonly food: number;
  readonly corridor: number;
  readonly utility: number;
  readonly sleeping: number;
  readonly downstairs: number;
}

/** The best room for an extra turn at first sight, and how many there are to choose from. */
export interface Next {
  readonly worth: number;
  readonly rooms: number;
}

export const NOTHING_NEXT: Next = { worth: 0, rooms: 0 };

/** What rewards come to: points and money at once, and what is still waiting. */
export interface Earnings {
  readonly points: number;
  readonly money: number;
  readonly waiting: Waiting;
  /** No turn brings a second one (C-5.4). */
  readonly pieceTaken: boolean;
}

const NOTHING: Waiting = { food: 0, corridor: 0, utility: 0, sleeping: 0, downstairs: 0 };

/** What the seat has earned and not yet taken. */
export function owedIn(valuation: Valuation): Earnings {
  const { view } = valuation;
  const plan = planOf(ownSeat(view).castle);
  const turn = view.turn?.seat === valuation.seat ? view.turn : null;
  const waiting = { ...NOTHING, food: turn?.extraTurns ?? 0 };
  const started = { points: 0, money: 0, waiting, pieceTaken: turn?.corridorTaken ?? false };
  return rewardsWaiting(turn).reduce(
    (earnings: Earnings, { type, rooms }: Reward) => earn(valuation, earnings, plan, type, rooms[0]),
    started,
  );
}

/** An extra turn leaves the rewards of the turn that it interrupted for later. */
function rewardsWaiting(turn: Turn | null | undefined): readonly Reward[] {
  return turn ? [...turn.rewards, ...rewardsWaiting(turn.interrupted?.turn)] : [];
}

/** What completing these rooms earns in addition. */
export function earnedBy(valuation: Valuation, owed: Earnings, before: Plan, after: Plan, completed: readonly number[]): Earnings {
  let earnings = owed;
  let downstairs = 0;
  for (const room of completed) {
    const { type } = after.rooms[room].form.tile;
    if (type === 'downstairs') downstairs++;
    else earnings = earn(valuation, earnings, after, type, room);
    earnings = withExtras(valuation, earnings, after.rooms[room].form.tile);
  }
  return downstairs === 0 ? earnings : withWaiting(earnings, 'downstairs', downstairsRewards(before, downstairs));
}

/** What towers and a decree add to a completion. */
function withExtras(valuation: Valuation, earnings: Earnings, tile: Tile): Earnings {
  const { completionMoney } = valuation.terms;
  const tower = tile.size === TOWER_SIZE ? worthOfReward(valuation, 'tower') : 0;
  if (completionMoney === 0 && tower === 0) return earnings;
  return { ...earnings, points: earnings.points + tower, money: earnings.money + completionMoney };
}

const TOWER_SIZE = 325;

/** One more reward. */
export function earn({ terms }: Valuation, earnings: Earnings, plan: Plan, type: RewardType, room: number): Earnings {
  const { points, money, waiting, pieceTaken } = earnings;
  switch (type) {
    case 'activity':
      return { ...earnings, points: points + terms.activityPoints };
    case 'living':
      return { ...earnings, points: points + sumOf(rescore(plan, room, terms)) };
    case 'outdoor':
      return { ...earnings, money: money + terms.outdoorMoney };
    case 'corridor':
      return pieceTaken || waiting.corridor > 0 ? earnings : withWaiting(earnings, type, 1);
    case 'food':
    case 'utility':
    case 'sleeping':
    case 'downstairs':
      return withWaiting(earnings, type, 1);
    default:
      return earnings;
  }
}

function withWaiting(earnings: Earnings, type: keyof Waiting, more: number): Earnings {
  return { ...earnings, waiting: { ...earnings.waiting, [type]: earnings.waiting[type] + more } };
}

/** Rewards that a completed downstairs room may be exchanged for. */
export const ORDINARY_REWARDS = ROOM_TYPES.filter((type) => type !== 'downstairs');

/** What the end brings if nothing changes any more: rooms of empty stacks and cards. Money is left to the network. */
export function pointsAtEnd(
  { view, allHoldings, seat }: Valuation,
  { plan, money, cards, hallways, stairs }: Afterstate,
  lastMasterBuilder = true,
): number {
  const holdings = { ...allHoldings[seat], plan, money };
  let points = 0;
  let depletedRooms = 0;
  for (const stack of depletedStacks({ ...view, hallways, stairs })) {
    const count = stack.count(holdings);
    points += DEPLETED_POINTS * count;
    if (stack.ofRooms) depletedRooms += count;
  }
  const ending = { favorsWonAlone: 0, depletedRooms, lastMasterBuilder };
  for (const card of cards) points += bonusCardOf(card).points(holdings, ending);
  return points;
}
