import type { RoomType, Tile } from '@luftschloss/engine/castles';

const MANY: { readonly [type in RoomType]: string } = {
  living: 'living rooms',
  sleeping: 'sleeping rooms',
  food: 'food rooms',
  utility: 'utility rooms',
  outdoor: 'outdoor rooms',
  activity: 'activity rooms',
  downstairs: 'downstairs rooms',
  corridor: 'corridors',
};

export const REWARD_OF_TYPE: { readonly [type in RoomType]: string } = {
  living: 'score it again',
  sleeping: 'choose rooms of a stack for the next market',
  food: 'take another turn',
  utility: 'draw bonus cards and keep one',
  outdoor: 'take 10000',
  activity: '5 points',
  downstairs: 'any other reward',
  corridor: 'a free hallway or stairs',
};

export function pointsWords(points: number): string {
  return `${points < 0 ? `−${-points}` : points} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

export function typesWords(types: readonly RoomType[]): string {
  const words = types.map((type) => MANY[type]);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** A room's bonus as a sentence. */
export function bonusWords({ bonus }: Tile): string | null {
  if (!bonus) return null;
  const each = { connected: 'connected to it', adjacent: 'touching it', each: 'in the castle' }[bonus.kind];
  return `${pointsWords(bonus.points)} for each of the ${typesWords(bonus.types)} ${each}`;
}

/** The same in as few words as a card in the market has place for. */
export function briefBonus({ bonus }: Tile): string | null {
  if (!bonus) return null;
  const amount = bonus.points < 0 ? `−${-bonus.points}` : `+${bonus.points}`;
  const where = { connected: 'connected', adjacent: 'touching', each: 'in the castle' }[bonus.kind];
  return `${amount} each ${bonus.types.join(', ')} ${where}`;
}

/** Everything about a room in words, for its card and for readers who do not see it. */
export function roomLines(tile: Tile): string[] {
  const bonus = bonusWords(tile);
  const count = tile.entrances.length;
  return [
    `${tile.type[0].toUpperCase()}${tile.type.slice(1)} room of ${tile.size} square feet`,
    `${pointsWords(tile.points)} when it is placed`,
    ...(bonus ? [bonus] : []),
    `${count} ${count === 1 ? 'entrance' : 'entrances'}; when all are connected: ${REWARD_OF_TYPE[tile.type]}`,
  ];
}
