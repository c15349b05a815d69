import { describe, expect, it, test } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import { armsAhead, previewOf, previewsOf } from '../../src/palace/preview.ts';
import { palace as rules } from '../../src/palace/rules.ts';
import { suggestedPayment, suggestedSwans } from '../../src/palace/suggestion.ts';
import { playForeseen } from './foreseen.ts';
import { game, palaceOf, player, row, START, swans } from './table.ts';

describe('what is foreseen of a build is what comes of it', () => {
  test.each([2, 3, 4])('in whole random games for %i', (seats) => {
    let builds = 0;
    for (let i = 0; i < 3; i++) builds += playForeseen(seats, seedOf(`foreseen ${seats} ${i}`));
    expect(builds).toBeGreaterThan(60);
  });
});

describe('a preview', () => {
  // HAL-07 in the north has a yellow door to the west, a purple one to the east.
  const state = game({ palace: palaceOf([...START, ['LIV-04', 1, 2, 1, 1]]), row: row('LIV-12', 'FOO-01') }, 2);
  const view = rules.view(state, 0);

  it('names the seat, the colour and the cause of every swan', () => {
    const ways = previewsOf(view, 'LIV-12');
    const paying = ways.filter(({ preview }) => preview.swans.length > 0);
    expect(paying.length).toBeGreaterThan(3);
    for (const { preview } of paying)
      for (const { reason } of preview.swans) expect(reason).toMatchObject({ tile: reason.why === 'living' ? 'LIV-04' : 'LIV-12' });
  });

  it('lists exactly the legal placements', () => {
    const listed = rules.choices(view).filter(({ kind }) => kind === 'build');
    const count = listed.reduce((sum, choice) => sum + choice.count(), 0);
    const tiles = ['LIV-12', 'FOO-01', view.hallways.at(-1), view.stairs.at(-1)];
    expect(tiles.reduce((sum, tile) => sum + previewsOf(view, tile ?? '').length, 0)).toBe(count);
  });

  it('leaves the table as it is, and knows neither the next hallway nor a secret swan', () => {
    const before = JSON.stringify(view);
    const hallway = view.hallways.at(-1) ?? '';
    const [{ preview }] = previewsOf(view, hallway);
    expect(JSON.stringify(view)).toBe(before);
    expect(preview.after.hallways.every((tile) => tile === null)).toBe(true);
  });

  it('pays as suggested on the way', () => {
    const rich = rules.view(
      game({ row: row('ACT-01', 'LIV-12', 'FOO-01'), players: [player({ swans: swans({ R: 3, Y: 1 }) }), player()] }),
      0,
    );
    const [{ action, preview }] = previewsOf(rich, 'ACT-01');
    expect(preview.payment).toEqual({ swans: ['R'], secret: [] });
    expect(previewOf(rich, action).after.players[0].swans.R).toBeLessThanOrEqual(3);
  });
});

describe('the suggested payment', () => {
  it('breaks the fewest sets', () => {
    const { swans: paid } = suggestedPayment(player({ swans: swans({ R: 3, Y: 1, G: 1, B: 1 }) }), 2);
    expect(paid).toEqual(['R', 'R']);
  });

  it('keeps secret swans where an open one of the colour will do', () => {
    const paid = suggestedPayment(player({ swans: swans({ R: 1, Y: 1 }), secret: ['R'] }), 1);
    expect(paid).toEqual({ swans: ['R'], secret: [] });
  });

  it('takes secret ones where nothing else is left', () => {
    const paid = suggestedPayment(player({ swans: swans({ G: 1 }), secret: ['B'] }), 2);
    expect(paid).toEqual({ swans: ['G'], secret: ['B'] });
  });
});

test('three extra swans go where they fill sets', () => {
  expect(suggestedSwans(player({ swans: swans({ R: 1 }) }), 3).sort()).toEqual(['B', 'G', 'Y']);
});

test('the arms ahead end where they meet', () => {
  const palace = palaceOf(START);
  expect(armsAhead(palace, 2).left).toEqual([
    { x: -1, y: 0 },
    { x: -1, y: 1 },
  ]);
  expect(armsAhead(palace, 50).right.length).toBeLessThan(12);
});
