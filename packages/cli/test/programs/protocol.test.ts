import { castles } from '@luftschloss/engine/castles';
import { askedGame, expectOk, firstAction, parseOptions, type Rules } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { commandWords, listItems } from '../../src/programs/command-line.ts';
import { listedChoices } from '../../src/programs/listed-choices.ts';
import { readLine } from '../../src/programs/messages.ts';

describe('the command of a program', () => {
  it.each([
    ['python3 my_bot.py', ['python3', 'my_bot.py']],
    ['  "/opt/my bots/bot"   --depth 3 ', ['/opt/my bots/bot', '--depth', '3']],
    [`node -e 'a "b" c'`, ['node', '-e', 'a "b" c']],
    ['a""b', ['ab']],
    ['x $HOME; y', ['x', '$HOME;', 'y']],
    ['', []],
    ['say "never closed', null],
  ])('%j is %j', (text, words) => {
    expect(commandWords(text)).toEqual(words);
  });

  it.each([
    ['hard,greedy', ['hard', 'greedy']],
    ['program:bot --of "a, b",greedy@20', ['program:bot --of "a, b"', 'greedy@20']],
    ['a,,b', ['a', '', 'b']],
    ['a,', ['a', '']],
    ['', ['']],
  ])('in a list %j stands by itself', (text, items) => {
    expect(listItems(text)).toEqual(items);
  });
});

describe('an answer', () => {
  it.each([
    ['{"type":"ready","protocol":1}', { type: 'ready', protocol: 1 }],
    ['{"id":3,"action":{"type":"pass"},"thought":"hm"}', { type: 'action', id: 3, action: { type: 'pass' } }],
    ['{"action":{"type":"pass"}}', { type: 'garbage' }],
    ['{"id":"3","action":{}}', { type: 'garbage' }],
    ['null', { type: 'garbage' }],
    ['[]', { type: 'garbage' }],
    ['{', { type: 'garbage' }],
    ['['.repeat(60_000), { type: 'garbage' }],
    ['', { type: 'garbage' }],
  ])('is read from %.40s', (line, answer) => {
    expect(readLine(line)).toEqual(answer);
  });
});

describe('the choices that a program is told', () => {
  /** The first decision with at least so many legal actions. */
  function decisionWith(least: number, players: number): ReturnType<Rules['view']> {
    const rules = castles as unknown as Rules;
    const game = askedGame(rules, expectOk(parseOptions(rules.options, {})), Array(players).fill('x'), 'choices');
    for (let step = game.next(); !step.done; step = game.next(firstAction(rules, step.value.view))) {
      const { view } = step.value;
      if (rules.choices(view).reduce((sum, choice) => sum + choice.count(), 0) >= least) return view;
    }
    throw new Error('there is no such decision');
  }
  const rules = castles as unknown as Rules;

  it('are all legal actions where they can be written down', () => {
    const view = decisionWith(100, 2);
    const { choices, more } = listedChoices(rules, view);
    expect(choices.length).toBe(rules.choices(view).reduce((sum, choice) => sum + choice.count(), 0));
    expect(more).toBe(0);
  });

  it('are spread evenly where there are thousands', () => {
    const view = decisionWith(5000, 4);
    const { choices, more } = listedChoices(rules, view);
    expect(choices.length + more).toBe(5040);
    expect(choices.length).toBeLessThanOrEqual(1001);
    expect(new Set(choices.map((action) => JSON.stringify(action))).size).toBe(choices.length);
    const first = choices.map((action) => JSON.stringify((action as unknown as { prices: object[] }).prices[0]));
    expect(new Set(first).size).toBe(7);
    for (const action of choices) expect(rules.refusal(view, action)).toBeNull();
  });
});
