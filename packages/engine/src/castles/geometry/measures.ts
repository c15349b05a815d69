import { longestPath } from './longest-path.ts';
import { openSpaceOf } from './open-space.ts';
import { type Plan, remember } from './plan.ts';

/** Connected pairs of rooms by index, each pair once. */
export function connections(plan: Plan): [number, number][] {
  return pairs(plan, ({ links }) => links);
}

export function adjacencies(plan: Plan): [number, number][] {
  return pairs(plan, ({ touches }) => touches);
}

function pairs(plan: Plan, others: (room: Plan['rooms'][number]) => readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [index, room] of plan.rooms.entries()) {
    for (const other of others(room)) if (other > index) found.push([index, other]);
  }
  return found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export function externalEntrances(plan: Plan): { all: number; withoutCorridors: number } {
  const { external } = openSpaceOf(plan);
  const withoutCorridors = external.filter(({ room }) => plan.rooms[room].form.tile.type !== 'corridor');
  return { all: external.length, withoutCorridors: withoutCorridors.length };
}

export function courtyards(plan: Plan): number {
  return openSpaceOf(plan).courtyards;
}

export function longestPathOf(plan: Plan): number {
  return remember(plan, longestPath, () => longestPath(plan.rooms.map(({ links }) => links)));
}
