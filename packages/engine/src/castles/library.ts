import {
  accept,
  type BoardLibrary,
  type Checked,
  type Explained,
  type Fact,
  integer,
  object,
  oneOf,
  optional,
  text,
} from '../kernel/index.ts';
import { checkPlaced, noLevelToChoose, placedTile, placementObstacle, readCastle, readCastleFile, unknownTile } from './castle-file.ts';
import { PASSAGE_KINDS, type PlacedPassage } from './expansions/passages/passages.ts';
import { tunnelPlacesOf } from './expansions/passages/tunnelling.ts';
import { type Castle, placedAt, planOf } from './geometry/castle.ts';
import { placesOf } from './geometry/placing.ts';
import { levelsOf } from './geometry/tile-forms.ts';
import { scoreLine } from './scoring/ledger.ts';
import { passagePoints, scoreCastle, stepsOf } from './scoring/scored-castle.ts';
import { MOAT_POINTS, type PointItem, sumOf } from './scoring/scoring.ts';
import { findTile, LEVELS } from './tiles.ts';

function explainCastle(castle: Castle): Explained[] {
  const lines: Explained[] = [];
  let total = 0;
  const tileAt = (room: number): string => castle.tiles[room]?.tile ?? '';
  for (const side of castle.moats ?? []) {
    total += MOAT_POINTS;
    lines.push({ depth: 0, fact: { code: 'step-moat', params: { side, points: MOAT_POINTS, total } } });
  }
  let number = 0;
  for (const { items, completed } of stepsOf(castle)) {
    const points = sumOf(items);
    total += points;
    lines.push({ depth: 0, fact: { code: 'step', params: { number, room: tileAt(number), points, total } } });
    for (const item of items)
      lines.push({ depth: 1, fact: { code: 'item', params: { points: item.points, reason: itemFact(item, tileAt) } } });
    if (completed.length > 0) lines.push({ depth: 1, fact: { code: 'completes', params: { rooms: completed.map(tileAt) } } });
    number++;
  }
  for (const [index, points] of (castle.passages ? passagePoints(castle) : []).entries()) {
    total += points;
    lines.push({ depth: 0, fact: { code: 'step-passage', params: { kind: castle.passages?.[index].kind ?? '', points, total } } });
  }
  return lines;
}

/** Why points are given, as the ledger of a game says it. */
function itemFact({ part, room, for: other, points }: PointItem, tileAt: (room: number) => string): Fact {
  return scoreLine([part, points, room, other], tileAt).reason;
}

const placementQuery = object({ tile: text(60), level: optional(oneOf(...LEVELS)), passages: optional(oneOf('with', 'without')) });
const checkQuery = object({
  tile: text(60),
  x: integer(-10_000, 10_000),
  y: integer(-10_000, 10_000),
  r: integer(0, 3),
  level: optional(oneOf(...LEVELS)),
  passages: optional({
    check: (value: unknown) => placedTile.check({ tile: 'x', x: 0, y: 0, r: 0, passages: value }, 'passages'),
    json: placedTile.json,
  }),
});

export const castlesLibrary: BoardLibrary = {
  score: (file) => mapped(readCastleFile(file), ({ castle, edition }) => scoreCastle(castle, edition)),
  explain: (file) => mapped(readCastle(file), explainCastle),
  placements(file, query) {
    const castle = readCastle(file);
    if (!castle.ok) return castle;
    const asked = placementQuery.check(query);
    if (!asked.ok) return asked;
    const tile = findTile(asked.value.tile);
    if (!tile) return unknownTile(asked.value.tile);
    const { level, passages } = asked.value;
    if (level && !tile.twoFaced) return noLevelToChoose();
    const levels = level ? [level] : levelsOf(tile);
    const plan = planOf(castle.value);
    const kinds = passagesLeft(castle.value);
    const places = levels.flatMap((each) => (passages === 'with' ? tunnelPlacesOf(plan, tile, each, kinds) : placesOf(plan, tile, each)));
    const ordered = places.toSorted((a, b) => a.form.turns - b.form.turns || a.cell - b.cell);
    return accept(ordered.map((place) => withoutTile(placedAt(castle.value, place))));
  },
  check(file, query) {
    const castle = readCastle(file);
    if (!castle.ok) return castle;
    const asked = checkQuery.check(query);
    if (!asked.ok) return asked;
    const { passages, ...question } = asked.value;
    const placed = checkPlaced(passages ? { ...question, passages: passages.passages ?? [] } : question);
    if (!placed.ok) return placed;
    const reason = spentPassage(castle.value, placed.value.passages ?? []) ?? placementObstacle(castle.value, placed.value);
    return accept(reason ? { legal: false, reason } : { legal: true });
  },
};

function passagesLeft(castle: Castle): (typeof PASSAGE_KINDS)[number][] {
  const dug = [...castle.tiles.flatMap((placed) => placed.passages ?? []), ...(castle.passages ?? [])];
  return PASSAGE_KINDS.filter((kind) => !dug.some((passage) => passage.kind === kind));
}

/** Each castle has one passage of each kind. */
function spentPassage(castle: Castle, asked: readonly PlacedPassage[]): 'no-passage-left' | null {
  const left = passagesLeft(castle);
  const spent = asked.some(({ kind }, index) => !left.includes(kind) || asked.findIndex((other) => other.kind === kind) !== index);
  return spent ? 'no-passage-left' : null;
}

function withoutTile<T extends { tile: string }>({ tile: _, ...place }: T): Omit<T, 'tile'> {
  return place;
}

function mapped<T, U>(checked: Checked<T>, make: (value: T) => U): Checked<U> {
  return checked.ok ? accept(make(checked.value)) : checked;
}
