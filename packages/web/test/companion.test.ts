import type { BetweenView } from '@luftschloss/engine/between';
import type { CastlesEvent, CastlesView } from '@luftschloss/engine/castles';
import type { PalaceView } from '@luftschloss/engine/palace';
import { LANGUAGES, type LanguageId, loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { memoryFrom } from '../src/companion/memory.ts';
import { type Following, followed, NOTHING_YET } from '../src/companion/tips.ts';
import { book as between } from '../src/games/between/companion.ts';
import { book as castles } from '../src/games/castles/companion.ts';
import { book as palace } from '../src/games/palace/companion.ts';
import { againstBots } from '../src/table/new-table.ts';
import { momentsOf } from './moments.ts';

describe('tips are spread over turns', () => {
  const after = (before: Following, happened: readonly string[], turn: number): Following =>
    followed(before, { happened, asked: [] }, turn, ['known']);

  test('one comes at once, the others one in each turn that follows, each once', () => {
    const first = after(NOTHING_YET, ['a', 'b', 'c', 'known'], 1);
    expect(first).toMatchObject({ shown: 'a', waiting: ['b', 'c'] });
    expect(after(first, ['a', 'b'], 1)).toBe(first);
    const second = after(first, ['a'], 2);
    expect(second).toMatchObject({ shown: 'b', waiting: ['c'] });
    const third = after(second, [], 3);
    expect(third).toMatchObject({ shown: 'c', waiting: [] });
    expect(after(third, [], 4).shown).toBeNull();
  });

  test('one that was closed makes no room for another in the same turn', () => {
    const closed: Following = { ...after(NOTHING_YET, ['a', 'b'], 1), shown: null };
    expect(after(closed, ['c'], 1).shown).toBeNull();
    expect(after(closed, ['c'], 2)).toMatchObject({ shown: 'b', waiting: ['c'] });
  });
});

describe('help with a question', () => {
  const asked = (before: Following, ids: readonly string[], turn: number, seen: readonly string[] = []): Following =>
    followed(before, { happened: ['news'], asked: ids }, turn, seen);

  test('comes at once, whatever was told in this turn, and goes with the question', () => {
    const told = followed(NOTHING_YET, { happened: ['first'], asked: [] }, 1, []);
    const helped = asked(told, ['help'], 1, ['first']);
    expect(helped).toMatchObject({ shown: 'help', waiting: ['news'] });
    expect(asked(helped, ['help'], 2, ['first', 'help'])).toBe(helped);
    expect(asked(helped, [], 1, ['first', 'help']).shown).toBeNull();
    expect(asked(helped, [], 2, ['first', 'help'])).toMatchObject({ shown: 'news', waiting: [] });
  });

  test('is given once, and not while nothing is asked', () => {
    expect(asked(NOTHING_YET, ['help'], 1, ['help']).shown).toBe('news');
    expect(asked(NOTHING_YET, [], 1).waiting).toEqual([]);
  });
});

describe('what happens is told', () => {
  const tip = (id: string) => castles.tips.find((each) => each.id === id);

  test('completing a room of each type', () => {
    const completed = { type: 'completed', seat: 0, room: 3, tile: 'parlor' } as CastlesEvent;
    const view = {} as CastlesView;
    expect(tip('completed-living')?.when({ view, me: 0, events: [completed] })).toBe(true);
    expect(tip('completed-living')?.when({ view, me: 1, events: [completed] })).toBe(false);
    expect(tip('completed-food')?.when({ view, me: 0, events: [completed] })).toBe(false);
    expect(tip('completed-living')?.say(english.words, view)).toContain(english.words['castles-table'].rewards.living());
  });

  test('in whole games of all three, and no tip is out of the world', () => {
    const seats = againstBots(['Ada'], 3);
    const seen = (book: typeof castles, game: string, options: object): Set<string> => {
      const found = new Set<string>();
      for (const { view } of momentsOf({ game, options: { ...options }, seats, seed: seedOf(`tips of ${game}`) }, 400))
        for (const { id, when } of book.tips) if (when({ view: view as CastlesView, me: 0, events: [] })) found.add(id);
      return found;
    };
    const all = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };
    expect([...seen(castles, 'castles', all)]).toEqual(expect.arrayContaining(['start', 'master-builder', 'tie', 'swans', 'last-round']));
    expect([...seen(between as unknown as typeof castles, 'between', {})]).toEqual(
      expect.arrayContaining(['choose', 'place', 'bonus', 'counts', 'second-round']),
    );
    expect([...seen(palace as unknown as typeof castles, 'palace', {})]).toEqual(expect.arrayContaining(['favor', 'act', 'near']));
  });

  test('an empty stack, of a size that is in play', () => {
    const view = (stacks: object, towers: boolean) => ({ supply: { stacks }, options: { towers } }) as CastlesView;
    const isTold = (stacks: object, towers = false) => tip('stack')?.when({ view: view(stacks, towers), me: 0, events: [] });
    expect(isTold({ 100: 3, 300: 0 })).toBe(true);
    expect(isTold({ 100: 3, 300: 1 })).toBe(false);
    expect(isTold({ 100: 3, 325: 0 })).toBe(false);
    expect(isTold({ 100: 3, 325: 0 }, true)).toBe(true);
  });

  test('in every language, in one or two sentences', async () => {
    for (const id of Object.keys(LANGUAGES) as LanguageId[]) {
      const { words } = await loadLanguage(id);
      const tips = [...castles.tips, ...between.tips, ...palace.tips] as readonly { say(said: typeof words, view: object): string }[];
      for (const { say } of tips) {
        const text = say(words, { supply: { stacks: { 300: 0 } }, options: {} });
        expect(text.length, text).toBeGreaterThan(20);
        expect(text.length, text).toBeLessThan(230);
      }
    }
  });

  test('a turn is a number of its own', () => {
    expect(between.turnOf({ round: 1, turn: 4 } as BetweenView)).not.toBe(between.turnOf({ round: 2, turn: 1 } as BetweenView));
    expect(palace.turnOf({ turn: { number: 4 }, players: [{}, {}, {}] } as unknown as PalaceView)).toBe(1);
  });
});

describe('what is remembered', () => {
  test.each([null, '', 'nonsense', '[]', '{"on":"yes","asked":7,"seen":[1,"a"]}'])('%s is read as far as it makes sense', (text) => {
    const { on, asked, seen } = memoryFrom(text);
    expect([on, asked]).toEqual([false, []]);
    expect(seen.every((tip) => typeof tip === 'string')).toBe(true);
  });
  test('what was written is read again', () => {
    const memory = { on: true, asked: ['castles'], seen: ['castles.start'] };
    expect(memoryFrom(JSON.stringify(memory))).toEqual(memory);
  });
});
