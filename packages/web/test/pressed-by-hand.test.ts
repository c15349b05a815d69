import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, 'browser');
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** What runs in the page by being handed over, from the bracket on. */
const HANDED_OVER = /\.(evaluate|evaluateAll|evaluateHandle|waitForFunction|addInitScript|\$eval|\$\$eval)(<[^(]*>)?\(/g;
/** Events that only a program makes. A test's keys and pointers are the browser's own; no hand puts a page out of sight. */
const MADE_UP = /\bdispatchEvent\((?!new Event\('visibilitychange'\))|\bnew (Mouse|Pointer|Wheel|Touch|Keyboard|Drag|Input)Event\(/;
const CALLED = /\.(click|requestSubmit|submit|showPicker)\(/;
/** Of a browser's driver all of these are waited for; of an element none can be. */
const WAITED_FOR = /\bawait\b|=> [^{]*\bpage\b|=> [^{]*\bhand\b|\breturn\b/;

function argumentsFrom(source: string, from: number): string {
  let depth = 1;
  let end = from;
  while (end < source.length && depth > 0) {
    if (source[end] === '(') depth++;
    if (source[end] === ')') depth--;
    end++;
  }
  return source.slice(from, end);
}

/** Lines of a test by which a program, not a hand, presses something. */
function pressedByProgram(source: string): string[] {
  const inPage = [...source.matchAll(HANDED_OVER)].flatMap(({ index, 0: call }) => argumentsFrom(source, index + call.length).split('\n'));
  const scripted = inPage.filter((line) => CALLED.test(line));
  const unwaited = source.split('\n').filter((line) => MADE_UP.test(line) || (CALLED.test(line) && !WAITED_FOR.test(line)));
  return [...new Set([...scripted, ...unwaited].map((line) => line.trim()))];
}

describe('tests of pages press by pointer', () => {
  test.each(SOURCES)('%s', (file) => {
    const source = readFileSync(join(FOLDER, file), 'utf8');
    expect(pressedByProgram(source)).toEqual([]);
  });

  test.each([
    ['an element is told to be clicked', 'await card.evaluate((button: HTMLElement) => button.click());'],
    ['a page presses itself', 'await page.evaluate(() => {\n  document.querySelector("button")?.click();\n});'],
    ['a function that runs in the page does', 'function next(): void {\n  document.querySelector("button").click();\n}'],
    ['an event is made up', 'board.dispatchEvent(new WheelEvent("wheel", { deltaY: 3 }));'],
    ['a form is sent', 'await page.evaluate(() => document.forms[0].requestSubmit());'],
  ])('it is noticed when %s', (_, line) => {
    expect(pressedByProgram(line)).not.toEqual([]);
  });

  test.each([
    'await page.getByRole("button").click();',
    'await page.mouse.click(x, y);',
    "await session.send('Input.dispatchTouchEvent', { type, touchPoints });",
    "document.dispatchEvent(new Event('visibilitychange'));",
  ])('it is fine to write %s', (line) => {
    expect(pressedByProgram(line)).toEqual([]);
  });
});
