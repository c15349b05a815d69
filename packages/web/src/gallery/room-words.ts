import { type RewardType, type RoomType, type Terms, type Tile, USUAL_TERMS } from '@luftschloss/engine/castles';
import type { Language, Words } from '@luftschloss/words';

export function pointsWords({ 'castles-table': say }: Words, points: number): string {
  return say.points({ points });
}

/** A room's bonus as a sentence. */
export function bonusWords({ 'castles-table': say }: Words, { bonus }: Tile): string | null {
  return bonus && say.rooms[bonus.kind]({ points: say.points({ points: bonus.points }), types: bonus.types });
}

/** The same in as few words as a card in the market has place for. */
export function briefBonus({ 'castles-table': say }: Words, { bonus }: Tile): string | null {
  if (!bonus) return null;
  const amount = bonus.points < 0 ? `−${-bonus.points}` : `+${bonus.points}`;
  return say.bonusBriefly[bonus.kind]({ amount, types: bonus.types });
}

/** Everything about a room in words, for its card and for readers who do not see it. */
export function roomLines({ words }: Language, tile: Tile): string[] {
  const { rooms } = words['castles-table'];
  const bonus = bonusWords(words, tile);
  return [
    rooms.kind({ type: tile.type, size: tile.size }),
    rooms.printed({ points: pointsWords(words, tile.points) }),
    ...(bonus ? [bonus] : []),
    rooms.doors({ count: tile.entrances.length, reward: rewardWords(words, tile.type) }),
  ];
}

/** Decrees change how much some rewards bring. */
type RewardTerms = Pick<Terms, 'activityPoints' | 'outdoorMoney'>;

/** What completing a room of a type brings: after a colon. */
export function rewardWords(words: Words, type: RoomType, terms: RewardTerms = USUAL_TERMS): string {
  const { rewards } = words['castles-table'];
  if (type === 'activity') return rewards.activity({ points: terms.activityPoints });
  return type === 'outdoor' ? rewards.outdoor({ amount: terms.outdoorMoney }) : rewards[type]();
}

/** The same as a button. */
export function rewardTitle(words: Words, reward: RewardType, terms: RewardTerms): string {
  const { rewardTitles } = words['castles-table'];
  if (reward === 'activity') return rewardTitles.activity({ points: terms.activityPoints });
  return reward === 'outdoor' ? rewardTitles.outdoor({ amount: terms.outdoorMoney }) : rewardTitles[reward]();
}
