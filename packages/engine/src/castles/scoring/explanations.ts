import type { PointItem } from './scoring.ts';

function signed(points: number): string {
  return points > 0 ? `+${points}` : `${points}`;
}

/** Why these points are given, in a sentence fragment: `+2 Grand Bedchamber, connected to Hallway`. */
export function explainItem(item: PointItem, nameOf: (room: number) => string): string {
  const amount = signed(item.points);
  const room = nameOf(item.room);
  const other = nameOf(item.for === item.room ? item.room : item.for);
  return `${amount} ${room}: ${EXPLANATIONS[item.part](other, item.for === item.room)}`;
}

const EXPLANATIONS: { readonly [part in PointItem['part']]: (other: string, itself: boolean) => string } = {
  printed: () => 'its own points',
  own: (other, itself) => (itself ? 'its bonus counts itself' : `its bonus for ${other}`),
  connected: (other) => `connected to the new ${other}`,
  adjacent: (other) => `disturbed by the new ${other} next to it`,
  each: (other) => `counts the new ${other}`,
};
