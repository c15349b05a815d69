import { botsFor } from '@luftschloss/bots';
import { type GameRecord, rngFrom, simulateGame } from '@luftschloss/engine/kernel';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { branchRecord } from '../src/branches/branch.ts';
import { branchesOf, dropBranch, loadBranch, loadOrigin, recordOfBranch } from '../src/branches/branch-shelf.ts';
import { canBeLeft } from '../src/branches/leaving.ts';
import { branchFrom, drawnAnew, type Left, seatsWithBots } from '../src/branches/play-on.ts';
import { categoriesOf, fared, havePlaces } from '../src/branches/side-by-side.ts';
import { treeOf } from '../src/branches/tree.ts';
import { GAME_CARDS, rulesOf } from '../src/games/index.ts';
import { openPlayedGame } from '../src/table/played-game.ts';
import { loadTable, saveTable } from '../src/table/saved-tables.ts';
import { openTable, recordOf, shelfOf } from './tables.ts';

function finished(game: string): GameRecord {
  const rules = rulesOf(game);
  const bots = botsFor(game);
  if (!rules) throw new Error(game);
  const options = Object.fromEntries(Object.entries(rules.options).map(([name, spec]) => [name, spec.default]));
  return simulateGame(rules, options, [bots.greedy, bots.greedy, bots.easy], seedOf(`branches ${game}`)).record;
}

function withoutEnd({ scores: _, ...record }: GameRecord, actions: number): GameRecord {
  return { ...record, actions: record.actions.slice(0, actions) };
}

const leave = (record: GameRecord, id = 'parent'): Left => ({ id, record, address: `#/table/${id}` });
const parent = finished('castles');
const MIDDLE = Math.floor(parent.actions.length / 2);

function branch(shelf: ReturnType<typeof shelfOf>, left: Left, step: number): string {
  return branchFrom(shelf, { left, step, seat: 1, name: 'what if', seats: seatsWithBots(left.record, 1, 'greedy') }, 5);
}

describe('a branch of a finished game', () => {
  test('goes on with the same deal, and the original stays', () => {
    const shelf = shelfOf();
    const before = JSON.stringify(parent);
    const id = branch(shelf, leave(parent), MIDDLE);
    const record = recordOfBranch(shelf, id);
    expect(record).toMatchObject({ seed: parent.seed, actions: parent.actions.slice(0, MIDDLE) });
    expect(record?.scores).toBeUndefined();
    expect(record?.seats.map(({ bot }) => bot)).toEqual(['greedy', undefined, 'easy']);
    expect(loadOrigin(shelf, 'parent')?.record).toEqual(parent);
    expect(JSON.stringify(parent)).toBe(before);
  });

  test('knows the round in which it leaves, as people count', () => {
    const shelf = shelfOf();
    const wish = { left: leave(parent), step: MIDDLE, seat: 1, name: 'what if', seats: seatsWithBots(parent, 1, 'greedy') };
    expect(loadBranch(shelf, branchFrom(shelf, { ...wish, round: 4 }, 5))?.round).toBe(4);
    expect(loadBranch(shelf, branchFrom(shelf, wish, 5))?.round).toBeUndefined();
  });

  test('keeps its own actions only, and is a table like any other', () => {
    const shelf = shelfOf();
    const id = branch(shelf, leave(parent), MIDDLE);
    saveTable(shelf, { id, touched: 9, record: parent });
    expect(loadBranch(shelf, id)?.actions).toEqual(parent.actions.slice(MIDDLE));
    expect(loadTable(shelf, id)).toMatchObject({ touched: 9, record: { actions: parent.actions, scores: parent.scores } });
    expect(shelf.getItem(`luftschloss.branch.${id}`)?.length).toBeLessThan(JSON.stringify(parent).length * 0.75);
  });

  test('may be left itself; a tree knows all of them, and goes with its last branch', () => {
    const shelf = shelfOf();
    const first = branch(shelf, leave(parent), MIDDLE);
    const record = withoutEnd(parent, MIDDLE + 6);
    saveTable(shelf, { id: first, touched: 6, record });
    const second = branch(shelf, leave(record, first), MIDDLE + 3);
    expect(recordOfBranch(shelf, second)).toMatchObject({ seed: parent.seed, actions: parent.actions.slice(0, MIDDLE + 3) });
    expect(treeOf(shelf, 'parent')?.nodes).toMatchObject([{ branch: { id: first }, nodes: [{ branch: { id: second, of: first } }] }]);
    dropBranch(shelf, first);
    expect(branchesOf(shelf)).toEqual([]);
    expect(shelf.length).toBe(0);
  });

  test('is taken back no further than to where it left', () => {
    const record = withoutEnd(parent, MIDDLE);
    const people = { ...record, seats: record.seats.map(({ name }) => ({ name })) };
    expect(openTable(people, undefined, MIDDLE).snapshot()).toMatchObject({ back: null, undoable: 0 });
    const viewer = openTable(people).snapshot();
    expect(viewer.back).not.toBeNull();
  });

  test('is compared by category', () => {
    const own = fared({ id: 'a', title: 'a', record: parent }, 0);
    expect(own).toMatchObject({ over: true, score: parent.scores?.[0] });
    const sum = categoriesOf(own ? [own] : []).reduce((total, category) => total + (own?.sums.get(category) ?? 0), 0);
    expect(sum).toBe(parent.scores?.[0]);
    expect(fared({ id: 'b', title: 'b', record: withoutEnd(parent, MIDDLE) }, 0)).toMatchObject({ over: false, rank: null });
    const [alone, together] = [
      { names: ['Ada'], rank: 1 },
      { names: ['Ada', 'Ben'], rank: 1 },
    ];
    expect(
      [
        [alone, alone],
        [alone, { ...alone, rank: null }],
        [alone, together],
      ].map(havePlaces),
    ).toEqual([false, true, true]);
  });
});

describe('a branch of a running game', () => {
  for (const { id: game } of GAME_CARDS) {
    test(`of ${game} begins with what its player saw, and is the same whatever is true behind that`, () => {
      const record = game === 'castles' ? parent : finished(game);
      const rng = rngFrom(seedOf(`moments ${game}`));
      for (let round = 0; round < 4; round++) {
        const step = rng.below(record.actions.length);
        const seat = rng.below(record.seats.length);
        const running = withoutEnd(record, step);
        const drawn = drawnAnew(running, step, seat, 'chacha8:branch');
        // Another world that this player could not tell from the first one.
        const { heading, view } = drawn;
        const elsewhere: GameRecord = { ...running, ...heading, seed: `chacha8:world ${round}`, fromView: view, actions: [] };
        expect(drawnAnew(elsewhere, 0, seat, 'chacha8:branch')).toEqual(drawn);
        const begun = { id: 'b', origin: 'o', of: 'o', step, name: '', touched: 0, seats: record.seats, actions: [], drawn };
        const whole = branchRecord(begun, null);
        expect(JSON.stringify(whole)).not.toContain(record.seed);
        const opened = whole && openPlayedGame(whole);
        if (!opened?.ok) throw new Error('the branch cannot be opened');
        const { rules, states } = opened.value;
        expect(JSON.parse(JSON.stringify(rules.view(states[0], seat)))).toEqual(view);
      }
    });
  }

  test('is kept without anything of the game but that view', () => {
    const shelf = shelfOf();
    const id = branch(shelf, leave(withoutEnd(parent, MIDDLE)), MIDDLE);
    expect(loadOrigin(shelf, 'parent')).toBeNull();
    expect(recordOfBranch(shelf, id)).toMatchObject({ actions: [], fromView: { viewer: 1 } });
    expect([...shelf.entries.values()].join()).not.toContain(parent.seed);
  });

  test('draws anew once more when it is left before its own end', () => {
    const shelf = shelfOf();
    const first = branch(shelf, leave(withoutEnd(parent, MIDDLE)), MIDDLE);
    const record = recordOfBranch(shelf, first);
    const second = record && branch(shelf, leave(record, first), 0);
    expect(second && loadBranch(shelf, second)?.drawn?.seed).not.toBe(record?.seed);
  });

  test('is offered to whoever plays alone against bots at this device, not among people and not online', () => {
    const at = (record: GameRecord): boolean => canBeLeft(openTable(record).snapshot());
    expect(at(recordOf())).toBe(true);
    expect(at(recordOf({ seats: ['Ada', 'Ben'].map((name) => ({ name, bot: null })) }))).toBe(false);
    expect(canBeLeft({ ...openTable(recordOf()).snapshot(), connection: 'online' })).toBe(false);
  });
});
