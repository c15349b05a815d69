import {
  type Castle,
  type CastlesView,
  isComplete,
  ownSeat,
  type Plan,
  planOf,
  SIDES,
  type Side,
  type Turns,
} from '@luftschloss/engine/castles';
import { pointsWords } from '../../gallery/room-words.ts';
import type { BuildAction } from './pieces.ts';
import { previewOf } from './preview.ts';
import { joinedBy, passagesOf, type Spot } from './spots.ts';

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
const SIDE_WORDS: { readonly [side in Side]: string } = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** A place in words, for lists: what it scores, where it joins, how it lies. */
export function spotWords(spot: Spot): string {
  const { points, completes, joins, r, level, x, y, ways } = spot;
  const [way] = ways;
  if (way.type === 'turn-foyer') return `The foyer ${TURN_WORDS[r] || 'as it is'}`;
  if (way.type === 'buy-moat') return `${pointsWords(points)}; the ${SIDE_WORDS[way.side]} side`;
  return [
    pointsWords(points),
    way.type === 'pass' ? `joins ${listed(joins)}` : `joins ${listed(joins)}${way.passages ? ' by a secret passage' : ''}`,
    ...(completes > 0 ? [`completes ${completes} ${completes === 1 ? 'room' : 'rooms'}`] : []),
    ...(level === 'down' ? ['downstairs'] : []),
    ...(TURN_WORDS[r] ? [TURN_WORDS[r]] : []),
    `at ${x}, ${y}`,
    ...(ways.length > 1 ? [`${ways.length} ways`] : []),
  ].join('; ');
}

/** Which passages are dug, where they lead, and what that brings. */
export function wayWords(view: CastlesView, way: BuildAction): string {
  const { castle } = ownSeat(view);
  const dug = passagesOf(way).map(
    (passage) => `${passage.kind} passage ${way.type === 'pass' ? 'between' : 'to'} ${listed(joinedBy(castle, passage))}`,
  );
  return `${pointsWords(previewOf(view, way)?.points ?? 0)}: ${listed(dug)}`;
}

/** Where the ways out of a foyer behind the Barbican would be. */
export function entranceWords(view: CastlesView, r: Turns): string {
  const { castle } = ownSeat(view);
  const plan = planOf({ ...castle, tiles: [{ ...castle.tiles[0], r }] });
  const sides = SIDES.filter((_, side) => plan.rooms[0].form.entrances[side].length > 0).map((side) => SIDE_WORDS[side]);
  return `Ways out: ${listed([...sides, 'the drawbridge'])}.`;
}
