import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPath } from '../../src/castles/geometry/longest-path.ts';
import { courtyards, externalEntrances, openSpaceOf, planOf } from '../../src/castles/index.ts';
import { placed, planned } from './scene.ts';

/** Tiles that lie beside each other without overlapping; whether they are connected does not matter for the space between them. */
const sketch = (...lines: string[]) => planOf({ tiles: ['foyer 0 0 0', ...lines].map(placed) });

describe('open space (C-1.8)', () => {
  it('the entrances of a lone foyer all face the outside', () => {
    expect(externalEntrances(planned())).toEqual({ all: 3, withoutCorridors: 0 });
    expect(courtyards(planned())).toBe(0);
  });

  const threeSides = ['hallway 3 1 0 main', 'hallway 8 2 1 main', 'hallway 1 3 1 main'];

  it('a ring of hallways makes one courtyard, however many entrances face into it', () => {
    expect(courtyards(planned(...threeSides))).toBe(0);
    expect(courtyards(planned(...threeSides, 'hallway 2 7 0 main'))).toBe(1);
  });

  it('entrances into a courtyard are not external', () => {
    const { external } = openSpaceOf(planned(...threeSides, 'hallway 2 7 0 main'));
    // Of the hallway at the bottom all six doors to the south are external and none of the six to the north.
    expect(external.filter(({ room, side }) => room === 4 && side === 2).length).toBe(6);
    expect(external.filter(({ room, side }) => room === 4 && side === 0).length).toBe(0);
  });

  it('a courtyard divided in two by a hallway is two courtyards', () => {
    expect(courtyards(planned(...threeSides, 'hallway 2 7 0 main', 'hallway 2 5 0 main'))).toBe(2);
  });

  it('the triangle beside an octagon is a courtyard when an entrance faces it', () => {
    expect(courtyards(planned('hallway 3 1 1 main', 'hallway -3 3 0 main'))).toBe(1);
  });

  it('an enclosed area into which no entrance faces is no courtyard; square corners that touch seal it', () => {
    const plan = planned('buttery 3 1 0', 'larder 1 3 1');
    expect(courtyards(plan)).toBe(0);
    // With a corridor instead of the Larder the same triangle has an entrance.
    expect(courtyards(planned('buttery 3 1 0', 'hallway -3 3 0 main'))).toBe(1);
  });

  it('between round rooms flat edge on flat edge seals', () => {
    expect(courtyards(planned('parlor 3 0 0', 'study 6 0 0', 'hallway 4 -1 0 main'))).toBe(1);
  });

  it('between shifted round rooms there is a gap', () => {
    expect(courtyards(sketch('parlor 3 0 0', 'study 6 1 0', 'hallway 4 -1 0 main'))).toBe(0);
  });

  it('a wall that ends above the curve of a round room leaves a gap at its flat edge', () => {
    expect(courtyards(sketch('parlor 3 0 0', 'hallway 0 -1 0 main'))).toBe(1);
    expect(courtyards(sketch('parlor 3 0 0', 'hallway -2 -1 0 main'))).toBe(0);
  });

  it('two half cells seal, a half cell and a curve do not', () => {
    const walls = ['hallway 5 -4 1 main', 'hallway -1 -1 0 main'];
    expect(courtyards(sketch('vestibule 2 2 0', ...walls))).toBe(1);
    expect(courtyards(sketch('forum 2 2 0', ...walls))).toBe(0);
  });

  it('two round rooms that share a cell leave a way through it', () => {
    // The hallways close the corner of the Theater on both sides; it opens only through the shared cell, past the curve of the Forum.
    const rooms = ['theater 10 0 0', 'forum 14 4 0'];
    const walls = ['hallway 15 -2 1 main', 'hallway 8 5 0 main'];
    expect(courtyards(sketch(...rooms, ...walls))).toBe(0);
    expect(courtyards(sketch(rooms[0], 'vestibule 14 4 0', ...walls))).toBe(1);
  });

  it('an entrance that faces a curve is open, one that faces a wall is blocked', () => {
    const { external } = openSpaceOf(planned('hallway 3 -2 1 main', 'flute-room 4 0 0', 'hallway 4 -6 1 main'));
    expect(external.some(({ room, side }) => room === 3 && side === 2)).toBe(true);
    const blocked = planned('hallway -3 3 0 main', 'broom-closet -2 1 0');
    expect(blocked.open.some(({ room, side }) => room === 0 && side === 3)).toBe(false);
  });
});

describe('the longest path (section 7)', () => {
  it('a lone foyer is a path of one room', () => expect(longestPath(planned().rooms.map(({ links }) => links))).toBe(1));

  it('a star of rooms is walked through its middle once', () => {
    expect(longestPath([[1, 2, 3], [0], [0], [0]])).toBe(3);
  });

  it('a ring is walked all round', () => {
    expect(
      longestPath([
        [1, 3],
        [0, 2],
        [1, 3],
        [2, 0],
      ]),
    ).toBe(4);
  });

  it('agrees with trying every walk on small castles', () => {
    fc.assert(
      fc.property(connectedGraph(), (graph) => longestPath(graph) === bruteForce(graph)),
      { numRuns: 400, seed: 7 },
    );
  });
});

function connectedGraph(): fc.Arbitrary<number[][]> {
  return fc.integer({ min: 1, max: 9 }).chain((size) =>
    fc
      .tuple(
        fc.tuple(...Array.from({ length: size }, (_, node) => fc.nat({ max: Math.max(0, node - 1) }))),
        fc.array(fc.tuple(fc.nat({ max: size - 1 }), fc.nat({ max: size - 1 })), { maxLength: 7 }),
      )
      .map(([parents, extra]) => {
        const links = parents.map(() => new Set<number>());
        const join = (a: number, b: number): void => {
          if (a === b) return;
          links[a].add(b);
          links[b].add(a);
        };
        for (const [node, parent] of parents.entries()) join(node, parent);
        for (const [a, b] of extra) join(a, b);
        return links.map((set) => [...set]);
      }),
  );
}

function bruteForce(graph: readonly (readonly number[])[]): number {
  let best = 0;
  const walk = (node: number, visited: ReadonlySet<number>): void => {
    best = Math.max(best, visited.size);
    for (const next of graph[node]) if (!visited.has(next)) walk(next, new Set([...visited, next]));
  };
  for (const node of graph.keys()) walk(node, new Set([node]));
  return best;
}
