import { type Castle, isComplete, type Plan, planOf } from '@luftschloss/engine/castles';
import { pointsWords } from '../gallery/room-words.ts';
import type { Spot } from './spots.ts';

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

function nameIn({ rooms }: Plan, index: number): string {
  const { tile, level } = rooms[index].form;
  return level === 'down' ? `${tile.name} (downstairs)` : tile.name;
}

/** A castle as a list: every room with its type, its connections and what is still open. */
export function castleLines(castle: Castle): string[] {
  const plan = planOf(castle);
  const rooms = plan.rooms.map(({ form, links, touches, missing }, index) => {
    const near = touches.filter((room) => !links.includes(room));
    return [
      `${nameIn(plan, index)}, ${form.tile.type}`,
      links.length > 0 ? `connected to ${listed(links.map((room) => nameIn(plan, room)))}` : 'connected to nothing',
      ...(near.length > 0 ? [`touches ${listed(near.map((room) => nameIn(plan, room)))}`] : []),
      isComplete(plan, index, false) ? 'complete' : `${missing} open ${missing === 1 ? 'entrance' : 'entrances'}`,
    ].join('; ');
  });
  const moats = castle.moats?.length ? [`Moats: ${castle.moats.join(', ')}`] : [];
  const passages = (castle.passages?.length ?? 0) + castle.tiles.reduce((sum, { passages: dug }) => sum + (dug?.length ?? 0), 0);
  return [...rooms, ...moats, ...(passages > 0 ? [`Secret passages dug: ${passages}`] : [])];
}

const TURN_WORDS = ['', 'turned right', 'upside down', 'turned left'];

/** A place in words, for lists: what it scores, where it joins, how it lies. */
export function spotWords({ points, completes, joins, r, level, x, y, ways }: Spot): string {
  return [
    pointsWords(points),
    joins.length > 0 ? `joins ${listed(joins)}` : 'joined by a secret passage',
    ...(completes > 0 ? [`completes ${completes} ${completes === 1 ? 'room' : 'rooms'}`] : []),
    ...(level === 'down' ? ['downstairs'] : []),
    ...(TURN_WORDS[r] ? [TURN_WORDS[r]] : []),
    `at ${x}, ${y}`,
    ...(ways.length > 1 ? [`${ways.length} ways`] : []),
  ].join('; ');
}
