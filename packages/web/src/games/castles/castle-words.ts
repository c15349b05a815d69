import { type Castle, type CastlesView, isComplete, ownSeat, type Plan, planOf, SIDES, type Turns } from '@luftschloss/engine/castles';
import type { Words } from '@luftschloss/words';
import { pointsWords } from '../../gallery/room-words.ts';
import type { BuildAction } from './pieces.ts';
import { previewOf } from './preview.ts';
import { joinedBy, passagesOf, type Spot } from './spots.ts';

/** One room of a castle in words. */
export interface RoomInWords {
  readonly title: string; // which it is
  readonly state: string; // its connections, and what is still open
}

/** Every room with its type, its connections and what is still open. */
export function roomsInWords({ 'castles-table': { castle: say } }: Words, castle: Castle): RoomInWords[] {
  const plan = planOf(castle);
  const listed = (rooms: readonly number[]): string[] =>
    rooms.map((room) => (isDownstairs(plan, room) ? say.downstairs : say.upstairs)({ room: tileIn(plan, room) }));
  return plan.rooms.map(({ form, links, touches, missing }, index) => {
    const near = touches.filter((room) => !links.includes(room));
    const head = isDownstairs(plan, index) ? say.headDownstairs : say.headUpstairs;
    const sentences = [
      links.length > 0 ? say.connected({ rooms: listed(links) }) : say.notConnected(),
      ...(near.length > 0 ? [say.touches({ rooms: listed(near) })] : []),
      isComplete(plan, index, false) ? say.complete() : say.open({ count: missing }),
    ];
    return { title: say.room({ room: head({ room: form.tile.id }), type: form.tile.type }), state: sentences.join(' ') };
  });
}

function tileIn({ rooms }: Plan, index: number): string {
  return rooms[index].form.tile.id;
}

function isDownstairs({ rooms }: Plan, index: number): boolean {
  return rooms[index].form.level === 'down';
}

/** A castle as a list: its rooms, and what was dug. */
export function castleLines(words: Words, castle: Castle): string[] {
  const { castle: say } = words['castles-table'];
  const rooms = roomsInWords(words, castle).map(({ title, state }) => `${title} ${state}`);
  const moats = castle.moats?.length ? [say.moats({ sides: castle.moats })] : [];
  const passages = (castle.passages?.length ?? 0) + castle.tiles.reduce((sum, { passages: dug }) => sum + (dug?.length ?? 0), 0);
  return [...rooms, ...moats, ...(passages > 0 ? [say.passages({ count: passages })] : [])];
}

const TURNED = [null, 'turnedRight', 'upsideDown', 'turnedLeft'] as const satisfies { readonly [r in Turns]: string | null };
const FOYER_TURNED = ['foyer', 'foyerTurnedRight', 'foyerUpsideDown', 'foyerTurnedLeft'] as const satisfies {
  readonly [r in Turns]: string;
};

/** A place in words, for lists: what it scores, where it joins, how it lies. */
export function spotWords(words: Words, spot: Spot): string {
  const { place: say } = words['castles-table'];
  const { completes, joins, beside, r, level, ways } = spot;
  const [way] = ways;
  const points = pointsWords(words, spot.points);
  if (way.type === 'turn-foyer') return say[FOYER_TURNED[r]]();
  if (way.type === 'buy-moat') return say.moat({ points, side: way.side });
  const turned = TURNED[r];
  const facts = [
    (way.type !== 'pass' && way.passages ? say.joinsByPassage : say.joins)({ rooms: joins }),
    ...(beside ? [say.beside({ side: beside, room: joins[0] })] : []),
    ...(completes > 0 ? [say.completes({ count: completes })] : []),
    ...(level === 'down' ? [say.downstairs()] : []),
    ...(turned ? [say[turned]()] : []),
    ...(ways.length > 1 ? [say.ways({ count: ways.length })] : []),
  ];
  return say.fact({ points, facts });
}

/** Which passages are dug, where they lead, and what that brings. */
export function wayWords(words: Words, view: CastlesView, way: BuildAction): string {
  const { place: say } = words['castles-table'];
  const { castle } = ownSeat(view);
  const said = way.type === 'pass' ? say.passageBetween : say.passageTo;
  const passages = passagesOf(way).map((passage) => said({ passage: passage.kind, rooms: joinedBy(castle, passage) }));
  return say.way({ points: pointsWords(words, previewOf(view, way)?.points ?? 0), passages });
}

/** Where the ways out of a foyer behind the Barbican would be. */
export function entranceWords({ 'castles-table': { castle: say } }: Words, view: CastlesView, r: Turns): string {
  const { castle } = ownSeat(view);
  const plan = planOf({ ...castle, tiles: [{ ...castle.tiles[0], r }] });
  const sides = SIDES.filter((_, side) => plan.rooms[0].form.entrances[side].length > 0);
  return say.waysOut({ ways: [...sides.map((side) => say.wayOut({ side })), say.drawbridge()] });
}
