import type { BetweenView } from '@luftschloss/engine/between';
import type { CastlesView } from '@luftschloss/engine/castles';
import type { PalaceView } from '@luftschloss/engine/palace';
import { LANGUAGES, type Language, type LanguageId, loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import type { Explanation } from '../../src/explain/explanation.ts';
import type { Sign } from '../../src/explain/sign.ts';
import { explain as ofBetween } from '../../src/games/between/explanations.ts';
import { explain as ofCastles } from '../../src/games/castles/explanations.ts';
import { explain as ofPalace } from '../../src/games/palace/explanations.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { momentsOf, type PlayedMoment } from '../moments.ts';
import { boxOf as shownBoxOf } from './boxes.ts';
import { type Visit, type VisitOptions, visit } from './chromium.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';

const LAPTOP: VisitOptions = { size: { width: 1280, height: 800 } };
const PHONE: VisitOptions = { size: { width: 390, height: 844 }, touch: true };
const EVERYTHING = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };
const SEATS = againstBots(['Ada'], 3);
const NAMES = [...SEATS.map(({ name }) => name), 'Ludwig'];

const site = sharedSite();
let browser: Browser;
let languages: Language[];

beforeAll(async () => {
  browser = await sharedChromium();
  languages = await Promise.all((Object.keys(LANGUAGES) as LanguageId[]).map((id) => loadLanguage(id)));
});

type Explains = (sign: Sign, view: unknown, language: Language) => Explanation<unknown> | null;

interface SignedGame {
  readonly options: object;
  readonly explains: Explains;
  readonly piece: string; // something that can be taken in hand, so that its places show
  hasPiece(view: unknown): boolean;
}

const GAMES: { readonly [game: string]: SignedGame } = {
  castles: {
    options: EVERYTHING,
    explains: (sign, view, language) => ofCastles(sign, { view: view as CastlesView, names: NAMES, language }),
    piece: '.market-card.open .take',
    hasPiece: (view) => (view as CastlesView).ask?.type === 'take-turn',
  },
  between: {
    options: {},
    explains: (sign, view, language) => ofBetween(sign, { view: view as BetweenView, names: NAMES, language }),
    piece: '.tile[data-source=own]',
    hasPiece: (view) => (view as BetweenView).phase === 'place',
  },
  palace: {
    options: {},
    explains: (sign, view, language) => ofPalace(sign, { view: view as PalaceView, names: NAMES, language }),
    piece: '[data-testid=row-tile]:not([disabled])',
    hasPiece: (view) => (view as PalaceView).agenda[0]?.type === 'act',
  },
};

/** It stands for the others. */
const ONE_GAME = sampled(Object.keys(GAMES), (game) => game === 'castles');

const played = new Map<string, PlayedMoment[]>();

/** Moments of a whole game at which Ada has to decide, from its beginning on; played once for all tests. */
function momentsAt(game: string, count: number): PlayedMoment[] {
  const key = `${game} ${count}`;
  const wish = { game, options: { ...GAMES[game].options }, seats: SEATS, seed: seedOf(`signs of the table of ${game}`) };
  const moments = played.get(key) ?? momentsOf(wish, count + 1).slice(0, count);
  played.set(key, moments);
  return moments;
}

function arrive({ record }: PlayedMoment, options: VisitOptions): Promise<Visit> {
  return visit(browser, `${site.address}#/table/t`, { ...options, storage: stored('t', record) });
}

/** Every sign that the page shows now, as the page itself would ask about it. */
function signsOn(page: Page): Promise<Sign[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table [data-sign]')].map((element) => {
      const around = (name: string): string | null => element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;
      const [kind, ...about] = (element.getAttribute('data-sign') ?? '').split(':');
      const castle = around('castle');
      return { kind, about: about.join(':'), tile: around('tile'), room: around('room'), castle: castle === null ? null : Number(castle) };
    }),
  );
}

describe('every sign on a table is explained in every language', () => {
  test.each(Object.keys(GAMES))('%s, in a whole game', async (game) => {
    for (const moment of sampled(momentsAt(game, 3), (_, index) => index === 2)) {
      const { page, close } = await arrive(moment, LAPTOP);
      try {
        await page.locator('.drawing-board [data-sign]').first().waitFor({ state: 'attached' });
        const signs = await signsOn(page);
        expect(signs.length).toBeGreaterThan(20);
        for (const sign of signs)
          for (const language of languages) {
            const said = GAMES[game].explains(sign, moment.view, language);
            expect(said?.title, `${language.id} ${JSON.stringify(sign)}`).toBeTruthy();
          }
      } finally {
        await close();
      }
    }
  });
});

const note = (page: Page) => page.locator('.explained:popover-open');

async function boxOf(page: Page, selector: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
}

describe('by hand', () => {
  test.each(ONE_GAME)('%s: the numbers on places for a piece in hand say what they are', async (game) => {
    const { piece, hasPiece, explains } = GAMES[game];
    const moment = momentsAt(game, 12).find(({ view }) => hasPiece(view));
    if (!moment) throw new Error('Ada has nothing to take');
    const { page, complaints, close } = await arrive(moment, PHONE);
    try {
      await new Pointer(page, { touch: true }).press(page.locator(piece).first());
      const place = page.locator('[data-through] [data-sign^="place"]');
      await place.first().waitFor();
      const signs = (await signsOn(page)).filter(({ kind }) => kind === 'place');
      for (const sign of signs)
        for (const language of languages) expect(explains(sign, moment.view, language)?.what, `${language.id} ${sign.about}`).toBeTruthy();
      const { x, y, width, height } = await boxOf(page, '[data-through] [data-sign^="place"]');
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
      await note(page).waitFor();
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

      expect(await note(page).innerText()).toContain(explains(signs[0], moment.view, english)?.title);
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });

  const pointedAt = [
    ['castles', '.favors .standing', '.room-glow path'],
    ['between', '.castle-head [data-sign^="counter:"]', '.explained'],
    ['palace', '.favor-card', '.explained'],
  ] as const;

  test.each(sampled(pointedAt, ([game]) => game === 'castles'))(
    '%s: pointing at a sign says what it is, beside it, and leaving takes it away',
    async (game, sign, lit) => {
      const [, moment] = momentsAt(game, 3).slice(1);
      const { page, complaints, close } = await arrive(moment, LAPTOP);
      try {
        const hand = new Pointer(page);
        await hand.hover(page.locator(sign).first());
        await note(page).waitFor();
        await page.locator(lit).first().waitFor({ state: 'attached' });
        const [about, said] = [await boxOf(page, sign), await boxOf(page, '.explained')];
        const apart =
          said.x >= about.x + about.width ||
          about.x >= said.x + said.width ||
          said.y >= about.y + about.height ||
          about.y >= said.y + said.height;
        expect(apart, JSON.stringify([about, said])).toBe(true);
        await page.keyboard.press('Escape');
        await note(page).waitFor({ state: 'detached' });
        await hand.hover({ x: 640, y: 4 });
        await hand.hover(page.locator(sign).first());
        await note(page).waitFor();
        await hand.hover({ x: 640, y: 4 });
        await note(page).waitFor({ state: 'detached' });
        expect(complaints).toEqual([]);
      } finally {
        await close();
      }
    },
  );

  test('a finger that stays asks, and takes nothing up; one that taps takes the room up as ever', async () => {
    const moment = momentsAt('castles', 12).find(({ view }) => (view as CastlesView).ask?.type === 'take-turn');
    if (!moment) throw new Error('Ada has no turn');
    const { page, complaints, close } = await arrive(moment, PHONE);
    try {
      const room = page.locator('.market-card.open .take').first();
      await room.waitFor();
      const { x, y } = await new Pointer(page, { touch: true }).placeOf(room);
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await note(page).waitFor();
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 60, y: y - 160 }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await page.getByTestId('hand').count()).toBe(0);
      await note(page).waitFor();
      await page.touchscreen.tap(x, y);
      await note(page).waitFor({ state: 'detached' });
      await page.getByTestId('hand').waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });

  test('by keyboard: I goes from sign to sign, and is read out', async () => {
    const { page, close } = await arrive(momentsAt('castles', 3)[2], LAPTOP);
    try {
      await page.locator('.favors .standing').first().focus();
      await expect.poll(async () => page.keyboard.press('i').then(() => note(page).count())).toBe(1);
      const first = await note(page).innerText();
      expect(first).toContain(english.words['castles-signs'].what.favor({ first: 8, second: 4, third: 2, fourth: 1 }));
      expect(await page.locator('.favors .standing').first().getAttribute('aria-describedby')).not.toBeNull();
      await page.locator('.table-head .brand').evaluate((brand) => (brand as HTMLElement).blur());
    } finally {
      await close();
    }
  });

  test('the legend is one press away and has every type with its reward', async () => {
    for (const game of ONE_GAME) {
      const { page, complaints, close } = await arrive(momentsAt(game, 3)[0], LAPTOP);
      try {
        await new Pointer(page).press(page.locator('.tools .help'));
        await page.locator('.legend-of-signs [data-legend^="type:"]').first().waitFor();
        expect(await page.locator('.legend-of-signs [data-legend^="type:"]').count()).toBeGreaterThanOrEqual(8);
        for (const sign of await page.locator('.legend-of-signs [data-legend^="type:"]').all()) {
          const [picture, words] = [await shownBoxOf(sign.locator('svg').first()), await shownBoxOf(sign.locator('dd'))];
          expect(words.x - picture.x - picture.width, 'words lie beside their sign').toBeLessThan(60);
        }
        const close = page.locator('.keys-help').getByRole('button', { name: 'Close' });
        expect((await shownBoxOf(close)).y, 'the way back is in sight').toBeLessThan(150);
        await new Pointer(page).wheel(page.locator('.legend-of-signs'), 4000);
        await new Pointer(page).press(close);
        await page.locator('.keys-help').waitFor({ state: 'detached' });
        expect(complaints).toEqual([]);
      } finally {
        await close();
      }
    }
  });
});

describe('a first game', () => {
  const NEW = { 'luftschloss.companion': '{}' };

  test('is asked for once: whoever is new gets a tip in the first turn, and none after one tap', async () => {
    const { page, complaints, close } = await visit(browser, site.address, { ...LAPTOP, storage: NEW });
    try {
      const hand = new Pointer(page);
      const play = page.locator('.game-card.castles .primary');
      await hand.press(play);
      await hand.press(page.getByTestId('newcomer').getByRole('button', { name: english.words.companion.newcomer.yes() }));
      await page.locator('.castles-table').waitFor();
      await page.getByTestId('companion').waitFor();
      await hand.press(page.getByTestId('companion-off'));
      await page.getByTestId('companion').waitFor({ state: 'detached' });
      await page.goto(`${site.address}#/`);
      await hand.press(page.locator('.game-card.castles .primary'));
      await page.locator('.castles-table').waitFor();
      expect(await page.getByTestId('newcomer').count()).toBe(0);
      expect(await page.evaluate(() => JSON.parse(localStorage.getItem('luftschloss.companion') ?? '{}').on)).toBe(false);
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });

  test('is begun by a button that stays where it is while the picture above it is fetched', async () => {
    const { page, close } = await visit(browser, site.address, { ...PHONE, fresh: true });
    try {
      const { promise: fetched, resolve: fetch } = Promise.withResolvers<void>();
      await page.route('**/FrontPicture*.js', async (route) => {
        await fetched;
        await route.continue();
      });
      await page.reload();
      const play = page.locator('.game-card.castles .primary');
      await play.waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const before = await play.boundingBox();
      expect(await page.locator('.front-castle').count()).toBe(0);
      fetch();
      await page.locator('.front-castle svg').waitFor();
      expect(await play.boundingBox()).toEqual(before);
    } finally {
      await close();
    }
  });

  test.runIf(THOROUGH)('whoever knows the game plays without it', async () => {
    const { page, close } = await visit(browser, site.address, { ...PHONE, storage: NEW });
    try {
      const hand = new Pointer(page, { touch: true });
      await hand.press(page.locator('.game-card.castles .primary'));
      await hand.press(page.getByTestId('newcomer').getByRole('button', { name: english.words.companion.newcomer.no() }));
      await page.locator('.castles-table').waitFor();
      expect(await page.evaluate(() => JSON.parse(localStorage.getItem('luftschloss.companion') ?? '{}'))).toMatchObject({
        on: false,
        asked: ['castles'],
      });
    } finally {
      await close();
    }
  });
});
