import { describe, expect, it } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { type Castle, castlesLibrary, type PlacedPassage, type PlacedTile, placementObstacle, tileOf } from '../../src/castles/index.ts';
import { expectOk } from '../../src/kernel/index.ts';
import { type CastlePlan, castleFile, castleOf } from './expansion-scene.ts';

const REACH = 10;
const TURNS = [0, 1, 2, 3] as const;
const STEPS = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] } as const;

/**
 * Every passage that covers the cell in front of one of the unturned tile's doors, sensible or not. Straight ones look the same turned half round.
 */
function passagesAround({ tile, x, y }: PlacedTile): PlacedPassage[] {
  const found: PlacedPassage[] = [];
  for (const entrance of tileOf(tile).entrances) {
    const [dx, dy] = STEPS[entrance.side];
    const front = { x: x + entrance.x + dx, y: y + entrance.y + dy };
    for (const r of [0, 1] as const) {
      found.push({ kind: 'small', ...front, r });
      for (const back of [0, 1, 2]) found.push({ kind: 'long', x: front.x - (r === 0 ? back : 0), y: front.y - (r === 1 ? back : 0), r });
    }
    for (const r of TURNS)
      for (const i of [0, 1]) for (const j of [0, 1]) found.push({ kind: 'corner', x: front.x - i, y: front.y - j, r });
  }
  return found;
}

function slowly(castle: Castle, tile: string): string[] {
  const found = new Set<string>();
  for (let x = -REACH; x <= REACH; x++) {
    for (let y = -REACH; y <= REACH; y++) {
      const bare: PlacedTile = { tile, x, y, r: 0 };
      for (const passage of passagesAround(bare)) {
        if (placementObstacle(castle, { ...bare, passages: [passage] }) === null) found.add(JSON.stringify([x, y, passage]));
      }
    }
  }
  return [...found].sort();
}

function quickly(file: object, tile: string): string[] {
  const places = expectOk(castlesLibrary.placements(file, { tile, passages: 'with' })) as {
    x: number;
    y: number;
    r: number;
    passages: PlacedPassage[];
  }[];
  return places
    .filter(({ x, y, r, passages }) => r === 0 && passages.length === 1 && Math.abs(x) <= REACH && Math.abs(y) <= REACH)
    .map(({ x, y, passages: [{ kind, ...place }] }) => JSON.stringify([x, y, { kind, ...place }]))
    .sort();
}

describe('the quick search for places with a passage finds what trying everything finds (C-10.2)', () => {
  const scenes: readonly (readonly [what: string, lines: readonly string[], tile: string, plan?: CastlePlan])[] = [
    ['beside a fence', ['hallway -1 -4 1 main', 'hallway 0 -2 0 main', 'herb-plot 3 -1 2'], 'study'],
    ['downstairs', ['stairs 3 1 2', 'hallway 6 1 0 down'], 'fungus-room'],
    ['for an outdoor room', ['study 3 0 0'], 'small-yard'],
    ['inside the moats', ['study 3 0 0', 'parlor -3 0 0'], 'sitting-room', { barbican: 0, moats: ['W'] }],
    [
      'around the Barbican',
      ['hallway 3 1 0 main', 'hallway 9 1 0 main', 'hallway 15 1 1 main', 'hallway 9 6 0 main'],
      'card-corner',
      { barbican: 0 },
    ],
  ];

  // Trying everything is slow: `npm test` does it for two of them.
  for (const [what, lines, tile, plan] of THOROUGH ? scenes : [scenes[0], scenes[3]]) {
    it(what, () => {
      const slow = slowly(castleOf(lines, plan), tile);
      expect(slow.length).toBeGreaterThan(5);
      expect(quickly(castleFile(lines, plan), tile)).toEqual(slow);
    });
  }
});
