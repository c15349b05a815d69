import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './chromium.ts';
import { look, lookAt, openEyes } from './eyes.ts';
import type { Watching } from './in-page/watching.ts';
import { sharedChromium } from './shared.ts';

const SIZE = { width: 400, height: 500 };
let arrived: Visit;
let page: Page;

beforeAll(async () => {
  const browser: Browser = await sharedChromium();
  arrived = await visit(browser, 'data:text/html,<!doctype html><title>a page</title>', { size: SIZE });
  ({ page } = arrived);
  await openEyes(arrived);
});

afterAll(() => arrived.close());

/** The eye was opened before, so the page is filled instead of loaded. */
async function seen(body: string, closely = false): Promise<string[]> {
  await page.evaluate((html) => {
    document.body.innerHTML = `<div style="font: 16px sans-serif">${html}</div>`;
  }, body);
  return look(page, closely);
}

describe('an eye notices', () => {
  test.each([
    ['a page that scrolls sideways', /scrolls sideways/, '<p style="width: 600px">wide</p>'],
    [
      'text that is cut off sideways',
      /cut off by \d+ px sideways/,
      '<p style="width: 60px; overflow: hidden; white-space: nowrap">A sentence that goes on</p>',
    ],
    [
      'dots at the end of what is said in full nowhere',
      /cut off by \d+ px sideways/,
      '<section aria-label="Names"><p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A sentence that goes on</p></section>',
    ],
    [
      'text that is cut off below',
      /cut off by \d+ px in height/,
      '<p style="height: 30px; overflow: hidden; width: 90px">A sentence that goes on</p>',
    ],
    [
      'text that spills out of its button',
      /spills \d+ px out of button/,
      '<button style="width: 50px; white-space: nowrap">A long word</button>',
    ],
    ['text left of the window', /left of the window/, '<p style="margin-left: -40px; white-space: nowrap">A sentence that goes on</p>'],
    [
      'letters on letters',
      /letters lie on/,
      '<p style="position: absolute; top: 20px">One</p><p style="position: absolute; top: 24px">Two</p>',
    ],
    ['letters that are hardly there', /contrast of 1\.\d+/, '<p style="color: #ddd; background: #fff">pale</p>'],
    ['letters that opacity makes pale', /contrast of/, '<div style="background: #fff"><p style="opacity: 0.3">pale</p></div>'],
    ['letters too small to read', /letters of 8/, '<p style="font-size: 8px">tiny</p>'],
    ['a panel without room', /squeezed to \d+ px in height/, '<div style="height: 20px; overflow: auto"><p>One</p><p>Two</p></div>'],
    ['a column that breaks words', /words take/, '<p style="width: 30px; overflow-wrap: anywhere">Hohenschwangau</p>'],
    [
      'a control on another',
      /partly under div > b > button/,
      '<button style="width: 9em">One</button><b><button style="margin-left: -2em">Two</button></b>',
    ],
    [
      'a control that is covered',
      /covered by div/,
      '<button>Press</button><div style="position: absolute; inset: 0; background: #fff"></div>',
    ],
  ])('%s', async (_, finding, html) => {
    expect(await seen(html)).toEqual([expect.stringMatching(finding)]);
  });

  test('a link that runs over two lines is no control that is covered', async () => {
    expect(await seen('<p><i style="display: inline-block; width: 18em"></i><a href="#rooms">Rooms<br>drawn</a></p>')).toEqual([]);
  });

  test.each([
    [
      'a control that no scrolling brings into sight',
      /cannot be brought into sight/,
      '<div style="height: 30px; overflow: hidden"><p style="height: 30px"></p><input></div>',
    ],
    ['text below something else', /text is covered/, '<p>Below</p><div style="position: absolute; inset: 0; background: #fff"></div>'],
    [
      'a picture on the name of a button',
      /text is covered by/,
      '<button style="position: relative"><b>Name</b><svg width="60" height="20" style="position: absolute; left: 0"><rect width="60" height="20"></rect></svg></button>',
    ],
  ])('%s, if it looks closely', async (_, finding, html) => {
    expect(await seen(html)).toEqual([]);
    expect(await seen(html, true)).toEqual([expect.stringMatching(finding)]);
  });

  test('letters that vanish under the pointer', async () => {
    await seen('<style>b:hover, button:hover { color: #fff; background: #fff }</style><button>Press</button>');
    const place = { x: 30, y: 20 };
    expect(await lookAt(page, place)).toEqual([]);
    await page.mouse.move(place.x, place.y);
    expect(await lookAt(page, place)).toEqual([expect.stringMatching(/contrast of 1\.00/)]);
    await page.mouse.move(200, 400);
  });

  test('nothing in the letters of a drawing on a button, which have a colour of their own', async () => {
    const drawing = '<svg width="40" height="20"><text x="5" y="15" fill="#000">U</text></svg>';
    await seen(`<button style="color: #fff; background: #fff; padding: 0">${drawing}</button>`);
    expect(await lookAt(page, { x: 50, y: 20 })).toEqual([]);
    await seen(`<button style="color: #fff; background: #fff; padding: 0">${drawing}<b>Press</b></button>`);
    expect(await lookAt(page, { x: 15, y: 20 })).toEqual([expect.stringMatching(/contrast of 1\.00/)]);
  });
});

test('the dialog in front is the one that was opened last, wherever it stands', async () => {
  await seen(
    '<dialog id="later">A room <button>Close</button></dialog><dialog id="first" style="padding: 9em">A rule <button>Go</button></dialog>',
  );
  await page.evaluate(() => {
    for (const id of ['first', 'later']) (document.getElementById(id) as HTMLDialogElement).showModal();
  });
  expect(await look(page, true)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { watching: Watching }).watching.eye.controls().map(({ name }) => name))).toEqual([
    expect.stringContaining('Close'),
  ]);
});

describe('an eye does not mind', () => {
  test.each([
    ['a list that is scrolled', '<div style="height: 90px; overflow: auto"><p>One</p><p>Two</p><p>Three</p><button>Four</button></div>'],
    [
      'words for those who listen',
      '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">A sentence that goes on</p>',
    ],
    [
      'a name that ends in dots and is said in full',
      '<p title="A sentence that goes on" style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A sentence that goes on</p>',
    ],
    ['lines that are close to each other', '<p style="line-height: 1; margin: 0">One</p><p style="line-height: 1; margin: 0">Two</p>'],
    [
      'what a bar at the bottom hides until one scrolls',
      '<div style="height: 800px"></div><button>Press</button><p style="height: 200px"></p><div style="position: fixed; bottom: 0; left: 0; right: 0; height: 80px; background: #fff"></div>',
    ],
    [
      'what lies under a dialog of a dialog',
      '<dialog>A menu <button>Close</button><dialog>A question <button>Yes</button></dialog></dialog>',
    ],
    ['a frame without a box', '<div style="display: contents; overflow: auto"><button>Press</button></div>'],
    [
      'a word that is too long for any column',
      '<p style="width: 200px; overflow-wrap: anywhere">Donaudampfschifffahrtsgesellschaftskapitän</p>',
    ],
    ['what lies under a dialog', '<button>Press</button><dialog>A question <button>Yes</button></dialog>'],
  ])('%s', async (_, html) => {
    expect(await seen(html)).toEqual([]);
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.showModal();
    });
    expect(await look(page, true)).toEqual([]);
  });
});
