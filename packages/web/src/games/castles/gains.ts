import {
  bonusCardsNow,
  type CastlesAction,
  type CastlesView,
  type FavorStanding,
  favorStandings,
  type RoomType,
} from '@luftschloss/engine/castles';
import { type Preview, previewOf, rewardWorths } from './preview.ts';

/** A room that would be completed, and what its reward would bring if it were taken at once. */
export interface Completion {
  readonly room: number; // in the castle as it would be
  readonly tile: string;
  readonly type: RoomType;
  readonly points: number;
  readonly money: number;
  /** Not every completed room brings one: downstairs only every second, and a turn has one corridor reward. */
  readonly rewarded: boolean;
}

/** Everything that a placement brings, by how sure it is: at once, by rewards, on the way by own cards, and for now by favors. */
export interface Gains {
  readonly preview: Preview;
  readonly completions: readonly Completion[];
  readonly cards: number; // own bonus cards, as they would stand
  readonly favors: number; // which others may still take
  readonly inAll: number; // without favors
}

export function gainsOf(view: CastlesView, action: CastlesAction): Gains | null {
  const preview = previewOf(view, action);
  if (!preview) return null;
  const { after } = preview;
  const worths = rewardWorths(after);
  const offered = rewardedRooms(after, worths);
  const completions = preview.rewards.map((reward) => ({
    ...{ points: 0, money: 0, ...reward, ...worths.get(reward.room) },
    rewarded: offered.has(reward.room),
  }));
  const cards = cardPoints(after) - cardPoints(view);
  return {
    preview,
    completions,
    cards,
    favors: favorPoints(after) - favorPoints(view),
    inAll: preview.points + completions.reduce((sum, { points }) => sum + points, 0) + cards,
  };
}

/** Rooms whose reward can be chosen now, or after what has to be decided before. */
function rewardedRooms({ ask, turn, viewer }: CastlesView, worths: ReturnType<typeof rewardWorths>): ReadonlySet<number> {
  if (ask?.type === 'choose-reward') return new Set(worths.keys());
  return new Set(turn?.seat === viewer ? turn?.rewards.flatMap(({ rooms }) => rooms) : []);
}

function cardPoints(view: CastlesView): number {
  return bonusCardsNow(view).reduce((sum, { points }) => sum + points, 0);
}

function favorPoints(view: CastlesView): number {
  return favorStandings(view).reduce((sum, standing) => sum + pointsIn(standing, view.viewer ?? 0), 0);
}

function pointsIn({ places }: FavorStanding, seat: number): number {
  return places.find((place) => place.seat === seat)?.points ?? 0;
}
