import { expect, test } from 'vitest';
import { botChair, EMPTY_CHAIR, namesIn } from '../src/table/table.ts';

test('bots that earlier servers seated without a name have one now, and always the same', () => {
  const old = { ...EMPTY_CHAIR, bot: 'greedy' };
  const chairs = [{ ...EMPTY_CHAIR, guest: 'g', name: 'Eduard' }, old, EMPTY_CHAIR, old];
  expect(namesIn(chairs)).toEqual(['Eduard', 'Georg', 'Unnamed player 3', 'Julius']);
  expect(namesIn(chairs)).toEqual(namesIn(chairs));
});

test('a bot that comes later takes no name that is there already', () => {
  const first = botChair('greedy', [], 'Georg');
  const second = botChair('greedy', [first], 'Georg');
  expect(first.name).toBe('Georg');
  expect(second.name).not.toBe('Georg');
});
