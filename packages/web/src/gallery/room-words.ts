import type { Tile } from '@luftschloss/engine/castles';
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
  const { rooms, rewards } = words['castles-table'];
  const bonus = bonusWords(words, tile);
  return [
    rooms.kind({ type: tile.type, size: tile.size }),
    rooms.printed({ points: pointsWords(words, tile.points) }),
    ...(bonus ? [bonus] : []),
    rooms.doors({ count: tile.entrances.length, reward: rewards[tile.type]() }),
  ];
}
