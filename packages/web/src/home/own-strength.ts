import { type Encounter, levelNear, strengthOf } from '@luftschloss/bots/strength';
import type { GameRecord } from '@luftschloss/engine/kernel';

/** The level that is about as strong as whoever plays in this browser, by their finished games against bots; `null` while there are too few. */
export function ownLevel(game: string, records: readonly GameRecord[]): string | null {
  const rating = strengthOf(game, records.filter((record) => record.game === game).flatMap(encounters));
  return rating === null ? null : levelNear(game, rating);
}

/** Around one screen nobody knows who played which seat: only games of one person against bots count. */
function encounters({ seats, scores }: GameRecord): Encounter[] {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  if (!scores || people.length !== 1) return [];
  const own = scores[people[0]];
  return seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [{ bot, ahead: (1 + Math.sign(own - scores[seat])) / 2 }]));
}
