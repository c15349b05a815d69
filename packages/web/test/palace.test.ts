import { openRng, rngState } from '@luftschloss/engine/kernel';
import {
  COLOURS,
  currentTask,
  NO_SWANS,
  offers,
  type PalaceView,
  type Player,
  palace,
  previewOf,
  ROW_COUNT,
  STAIRS_POINTS,
  scoreLines,
  setPoints,
  suggestedPayment,
  swanCounts,
  TRACKED_TYPES,
} from '@luftschloss/engine/palace';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { actionOf, at, keptDraft, pickedUp, suggestedDraft, turned, wayOf } from '../src/games/palace/draft.ts';
import { endAt, moatEnds } from '../src/games/palace/moat-ends.ts';
import { laidTokens, moved } from '../src/games/palace/paying.ts';
import { inBrief, linesOf } from '../src/games/palace/preview-lines.ts';
import { scoredCells } from '../src/games/palace/scored-cells.ts';
import { setsOf, tokensOf } from '../src/games/palace/sets.ts';
import { siteAt, siteBeside, sitesOf } from '../src/games/palace/sites.ts';
import { standingOf } from '../src/games/palace/standing.ts';
import { textsIn } from '../src/games/palace/table-texts.ts';
import { lastState, openPlayedGame } from '../src/table/played-game.ts';
import { asks, palaceWhere } from './palace-games.ts';

function viewOf(record: ReturnType<typeof palaceWhere>): PalaceView {
  const opened = openPlayedGame(record);
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.value.rules.view(lastState(opened.value), 0) as PalaceView;
}

const texts = textsIn(english);
const rich = (view: PalaceView): boolean => swanCounts(view.players[0]).reduce((sum, count) => sum + count, 0) >= 8;
const acting = viewOf(palaceWhere(3, (view) => asks('act', 25)(view) && rich(view)));
const paying = viewOf(palaceWhere(3, (view) => asks('pay', 20)(view) && rich(view)));

describe('a tile in hand', () => {
  const tile =
    offers(acting)
      .map((offer) => offer.tile)
      .find((each) => sitesOf(acting, each).some(({ ways }) => ways.length > 1)) ?? '';
  const sites = sitesOf(acting, tile);
  const site = sites.find(({ ways }) => ways.length > 1) ?? sites[0];

  test('goes through its legal turns only, and begins with the best', () => {
    let draft = at(pickedUp(tile), site);
    expect(wayOf(draft, site)).toBe(site.best);
    const seen = new Set<number>();
    for (let i = 0; i < site.ways.length; i++) {
      draft = turned(draft, site, 1);
      const action = actionOf(draft);
      expect(action && palace.refusal(acting, action)).toBeNull();
      seen.add(draft.turns);
    }
    expect(seen.size).toBe(site.ways.length);
  });

  test('shows for every place what is then scored now', () => {
    for (const { ways } of sites) {
      for (const { action, gain } of ways) {
        const { after } = previewOf(acting, action);
        expect(standingOf(after, 0).now - standingOf(acting, 0).now).toBe(gain);
      }
    }
  });

  test('names who gets what, and counts every swan once', () => {
    for (const { ways } of sites) {
      for (const way of ways) {
        const told = linesOf(way).flatMap(({ gets }) => gets.flatMap(({ seat, swans }) => swans.map((swan) => `${seat} ${swan}`)));
        expect(told.sort()).toEqual(way.preview.swans.map(({ seat, colour }) => `${seat} ${colour}`).sort());
      }
    }
  });

  test('steps from cell to cell in the direction of the arrow', () => {
    for (const { cell } of sites) {
      const right = siteBeside(sites, cell, { x: 1, y: 0 });
      if (right) expect(right.cell.x).toBeGreaterThan(cell.x);
      const up = siteBeside(sites, cell, { x: 0, y: -1 });
      if (up) expect(up.cell.y).toBeGreaterThan(cell.y);
    }
  });

  test('stays as long as it can be built, loses its place if that is gone, and says when it is gone itself', () => {
    const draft = at(pickedUp(tile), site);
    expect(keptDraft(acting, draft, texts)).toEqual({ held: draft, change: null });
    const wet = { ...acting, palace: { ...acting.palace, ponds: [...acting.palace.ponds, site.cell] } };
    const moved = keptDraft(wet, draft, texts);
    expect(moved.held).toEqual(pickedUp(tile));
    expect(moved.change).toMatch(/can no longer be built there/);
    const gone = { ...acting, row: acting.row.map(() => null), hallways: [], stairs: [] };
    expect(keptDraft(gone, draft, texts)).toMatchObject({ held: null, change: expect.stringContaining('can no longer be taken') });
  });

  test('can lie on a slot instead', () => {
    const slot = acting.players[0].slots.indexOf(null);
    const inRow = acting.row.find((each) => each !== null) ?? '';
    expect(actionOf({ ...pickedUp(inRow), slot })).toEqual({ type: 'activate', tile: inRow, slot });
    expect(siteAt(sites, null)).toBeNull();
  });
});

describe('a payment', () => {
  const task = currentTask(paying);
  const amount = task?.type === 'pay' ? task.amount : 0;
  const draft = suggestedDraft(paying);
  if (draft?.kind !== 'pay') throw new Error('nothing is laid out');

  test('is laid out as suggested, and can be paid', () => {
    expect(draft).toMatchObject(suggestedPayment(paying.players[0], amount));
    const action = actionOf(draft);
    expect(action && palace.refusal(paying, action)).toBeNull();
  });

  test('can be changed swan by swan: a full price makes room for another', () => {
    const sets = setsOf(tokensOf(paying.players[0]));
    const tokens = sets.flatMap((set) => set.tokens);
    const laid = laidTokens(sets, draft);
    expect(laid).toHaveLength(amount);
    const other = tokens.find(({ key }) => !laid.includes(key));
    if (!other) throw new Error('all swans are laid');
    const swapped = moved(draft, other, false, amount);
    expect(swapped.swans.length + swapped.secret.length).toBe(amount);
    const less = moved(draft, tokens.find(({ key }) => key === laid[0]) ?? tokens[0], true, amount);
    expect(less.swans.length + less.secret.length).toBe(amount - 1);
    expect(keptDraft(paying, less, texts).held, 'somebody’s work stays').toBe(less);
  });
});

test('swans lie in sets that are worth what the rules say', () => {
  const rng = openRng(rngState(`splitmix32:${seedOf('sets')}`));
  for (let i = 0; i < 300; i++) {
    const swans = { ...NO_SWANS, ...Object.fromEntries(COLOURS.map((colour) => [colour, rng.below(7)])) };
    const player: Player = { swans, secret: rng.below(2) ? ['R', 'B'] : [], slots: [] };
    const sets = setsOf(tokensOf(player));
    expect(sets.reduce((sum, { points }) => sum + points, 0)).toBe(setPoints(swanCounts(player)));
    expect(sets.flatMap(({ tokens }) => tokens).length).toBe(swanCounts(player).reduce((sum, count) => sum + count, 0));
    for (const { tokens } of sets) expect(new Set(tokens.map(({ colour }) => colour)).size).toBe(tokens.length);
  }
});

test('the ends of the moat glow where a tile may be laid, and tell which of them ends the game', () => {
  const last = viewOf(palaceWhere(4, (view) => asks('moat')(view) && moatEnds(view, null).some(({ ends }) => ends)));
  const ends = moatEnds(last, null);
  for (const { place } of ends) expect(palace.refusal(last, { type: 'lay-moat', to: place })).toBeNull();
  const closing = ends.find((end) => end.ends);
  if (!closing) throw new Error('nothing ends the game');
  expect(endAt(ends, closing.cell)?.place).toEqual(closing.place);
  const events = palace.play(palace.sample(last, openRng(rngState('splitmix32:end'))), 0, { type: 'lay-moat', to: closing.place });
  expect(events.map(({ type }) => type)).toContain('arms-joined');
});

describe('what a build brings, on a narrow screen', () => {
  const all = offers(acting).flatMap(({ tile }) => sitesOf(acting, tile).flatMap(({ ways }) => ways));

  test('takes at most three lines, and nobody gets less by it', () => {
    const swans = (
      lines: readonly { readonly gets: readonly { readonly seat: number; readonly swans: readonly string[] }[] }[],
    ): string[] => lines.flatMap(({ gets }) => gets.flatMap((each) => each.swans.map((swan) => `${each.seat} ${swan}`))).sort();
    const brief = all.map((way) => ({ full: linesOf(way), brief: inBrief(linesOf(way)) }));
    for (const { full, brief: lines } of brief) {
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(swans(lines)).toEqual(swans(full));
      expect(new Set(lines.flatMap(({ cells }) => cells.map(({ x, y }) => `${x} ${y}`)))).toEqual(
        new Set(full.flatMap(({ cells }) => cells.map(({ x, y }) => `${x} ${y}`))),
      );
    }
    expect(
      brief.some(({ full, brief: lines }) => lines.length < full.length),
      'some have several matches',
    ).toBe(true);
  });
});

describe('a line of the final score', () => {
  const view = viewOf(palaceWhere(3, asks('act', 40)));

  test('lights up as many tiles of its owner as it counts', () => {
    const counted = view.players.flatMap((_, seat) =>
      scoreLines(view, seat).flatMap((line) => {
        const { reason, points } = line;
        const cells = scoredCells(view, seat, line);
        const tiles = view.palace.tiles.filter(({ x, y }) => cells.some((cell) => cell.x === x && cell.y === y));
        expect(tiles.length, 'every cell holds a tile').toBe(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size);
        if (reason.code !== 'stairs') for (const { owner } of tiles) expect(owner).toBe(seat);
        if (reason.code === 'row') expect(tiles.length).toBeGreaterThanOrEqual(ROW_COUNT);
        if (reason.code === 'column') expect(tiles.length).toBe(TRACKED_TYPES.length);
        if (reason.code === 'stairs') expect(tiles.length * STAIRS_POINTS).toBe(points);
        if (reason.code === 'activity') expect(tiles.length).toBe(1);
        return tiles.length > 0 ? [reason.code] : [];
      }),
    );
    expect(new Set(counted).size).toBeGreaterThanOrEqual(4);
  });
});
