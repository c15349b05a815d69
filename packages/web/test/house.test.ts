import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { drawnScale, fit, PIXELS, reveal, zoom } from '../src/board/camera.ts';
import { clearOfCorner, liesInCorner } from '../src/board/corner.ts';
import { sizeOf } from '../src/board/drawing-size.ts';
import { loadScreen } from '../src/games/index.ts';
import { codeWords, readTicket, readTyped } from '../src/online/invitation.ts';
import { LookBack, neighbourhood } from '../src/online/look-back.ts';
import { optionWords } from '../src/online/option-words.ts';
import { seatNames } from '../src/online/seat-names.ts';
import { bytesOf } from '../src/online/turn-notices.ts';
import { clockFace, isUrgent, paceWords, timeLeft } from '../src/table/clocks.ts';
import type { LogLine, TableClocks } from '../src/table/link.ts';
import { type Heard, soundsBetween } from '../src/table/table-sounds.ts';
import { isMyTurn } from '../src/table/turns.ts';

await loadScreen('castles');

const { words } = english;
const SECOND = 1000;
const HOUR = 3_600_000;

describe('clocks', () => {
  const clocks: TableClocks = { pace: { type: 'live', bank: 600, gain: 5 }, left: [60_000, 90_000], since: 1000, running: [1] };

  test('run for whoever must act, and stand for the others', () => {
    expect(timeLeft(clocks, 0, 31_000)).toBe(60_000);
    expect(timeLeft(clocks, 1, 31_000)).toBe(60_000);
    expect(timeLeft(clocks, 1, 101_000)).toBeLessThan(0);
  });

  test('never run backwards when the clock of the device is behind', () => {
    expect(timeLeft(clocks, 1, 0)).toBe(90_000);
  });

  test('are read as a clock, as hours or as days', () => {
    expect(clockFace(words, 59_001)).toBe('1:00');
    expect(clockFace(words, 65 * SECOND)).toBe('1:05');
    expect(clockFace(words, 3 * HOUR + 7 * 60 * SECOND)).toBe('3 h 07 min');
    expect(clockFace(words, 28 * HOUR)).toBe('1 d 4 h');
    expect(clockFace(words, 0)).toBe('time is up');
  });

  test('are urgent in the last minute, or in the last hours of days', () => {
    expect(isUrgent(61 * SECOND, clocks.pace)).toBe(false);
    expect(isUrgent(60 * SECOND, clocks.pace)).toBe(true);
    expect(isUrgent(2 * HOUR, { type: 'days', days: 2 })).toBe(true);
    expect(isUrgent(4 * HOUR, { type: 'days', days: 2 })).toBe(false);
  });

  test('are told before the game', () => {
    expect(paceWords(words, clocks.pace)).toBe('10:00 for everybody, and 5 more seconds every turn');
    expect(paceWords(words, { type: 'days', days: 1 })).toBe('1 day per decision');
    expect(paceWords(words, undefined)).toBe('no clock');
  });
});

describe('what is heard', () => {
  const quiet: Heard = { step: 3, log: [], result: null, viewer: 0, toAct: [1], handOver: null, stopped: false, standIns: [] };
  const line = (step: number, type: string): LogLine => ({ step, seat: 1, type, event: {} });

  test('a knock for a room, coins for money, a bell for the turn', () => {
    expect(soundsBetween(quiet, { ...quiet, step: 4, log: [line(4, 'placed')] })).toEqual(['placed']);
    expect(soundsBetween(quiet, { ...quiet, step: 4, log: [line(4, 'built'), line(4, 'swan')] })).toEqual(['placed', 'coins']);
    expect(soundsBetween(quiet, { ...quiet, step: 4, log: [line(4, 'money'), line(4, 'bought')], toAct: [0] })).toEqual(['coins', 'turn']);
  });

  test('nothing when something is taken back, or when old lines come again', () => {
    expect(soundsBetween(quiet, { ...quiet, step: 2, toAct: [0] })).toEqual([]);
    expect(soundsBetween(quiet, { ...quiet, log: [line(2, 'placed')] })).toEqual([]);
  });

  test('the end drowns everything else', () => {
    const over = { ...quiet, step: 4, log: [line(4, 'placed')], result: { standings: [], winners: [] } as unknown as Heard['result'] };
    expect(soundsBetween(quiet, over)).toEqual(['end']);
  });

  test('no bell while a bot plays for the viewer', () => {
    expect(isMyTurn({ ...quiet, toAct: [0] })).toBe(true);
    expect(isMyTurn({ ...quiet, toAct: [0], standIns: ['greedy', null] })).toBe(false);
    expect(isMyTurn({ ...quiet, toAct: [0], stopped: true })).toBe(false);
  });
});

describe('invitations', () => {
  test('a code is read as people type it, a link as it was sent', () => {
    expect(readTyped(' k7mn-4trw ')).toEqual({ code: 'K7MN4TRW' });
    expect(readTyped('K7MN 4TRW')).toEqual({ code: 'K7MN4TRW' });
    expect(readTyped('https://castle.example/table/abc#invite=xyz')).toEqual({ address: '/online/abc/invite=xyz' });
    expect(readTyped('https://castle.example/#/online/abc/invite=xyz')).toEqual({ address: '/online/abc/invite=xyz' });
    expect(readTyped('let me in')).toBeNull();
    expect(codeWords('K7MN4TRW')).toBe('K7MN-4TRW');
  });

  test('what a link carries', () => {
    expect(readTicket('invite=abc')).toEqual({ kind: 'invite', invite: 'abc' });
    expect(readTicket('code=K7MN4TRW')).toEqual({ kind: 'code', code: 'K7MN4TRW' });
    expect(readTicket('seat=abc')).toEqual({ kind: 'seat', link: 'abc' });
    expect(readTicket('')).toBeNull();
    expect(readTicket('door=abc')).toBeNull();
  });

  test('a bot keeps the name that it was seated with, whoever comes', () => {
    const seats = [
      { name: 'Eduard', kind: 'human' as const },
      { name: 'Eduard', kind: 'bot' as const, bot: 'greedy' },
      { name: '', kind: 'open' as const },
      { name: '', kind: 'open' as const },
      { name: 'Georg', kind: 'bot' as const, bot: 'easy' },
    ];
    expect(seatNames({ seats })).toEqual(['Eduard 2', 'Eduard', '', '', 'Georg']);
  });

  test('a table says what it is set up with', () => {
    const words = optionWords(english, { game: 'castles', options: { edition: 'collectors', swans: true } });
    expect(words[0]).toMatch(/^Collector.s Edition$/);
    expect(words).toContain('Swans');
    expect(words).not.toContain('moats');
  });

  test('the key for pushes is read from the alphabet of addresses', () => {
    expect([...bytesOf('-_-_')]).toEqual([251, 255, 191]);
  });
});

describe('looking back at a running game', () => {
  test('fetches the moment first, then its neighbours, within the game', () => {
    expect(neighbourhood(1, 4)).toEqual([1, 2, 0, 3]);
  });

  test('shows the last moment until the next has come, and asks for each only once', async () => {
    const asked: number[] = [];
    const waiting: (() => void)[] = [];
    let changes = 0;
    const ask = (path: string): Promise<unknown> => {
      const after = Number(/after=(\d+)/.exec(path)?.[1]);
      asked.push(after);
      return new Promise((resolve) => waiting.push(() => resolve({ game: { after }, toAct: [] })));
    };
    const arrive = async (): Promise<void> => {
      while (waiting.length > 0) {
        waiting.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    const back = new LookBack('t', ask, () => changes++);
    expect(back.at(20, 40, 0)).toBeNull();
    expect(asked).toEqual([20, 21, 19]);
    await arrive();
    expect(back.at(20, 40, 0)).toMatchObject({ step: 20, view: { after: 20 } });
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBe(17);
    expect(changes).toBe(17);
    expect(back.at(28, 40, 0)).toMatchObject({ step: 28 });
    expect(back.at(39, 40, 0)).toMatchObject({ step: 28 });
    back.forget();
    expect(back.at(28, 40, 0)).toBeNull();
  });
});

describe('looking at a board', () => {
  const board = { left: 0, top: 0, width: 1000, height: 500 };

  test('shows all of it, but never blows it up', () => {
    expect(fit(board, { width: 500, height: 500 }, 0, PIXELS)).toEqual({ x: 500, y: 250, scale: 0.5 });
    expect(fit({ ...board, width: 100, height: 100 }, { width: 900, height: 900 }, 0, PIXELS).scale).toBeLessThan(1.5);
  });

  test('what matters does not lie under the buttons in a corner, where a strip above or beside them has room', () => {
    const camera = { x: 0, y: 0, scale: 10 };
    const size = { width: 200, height: 100 };
    const corner = { left: 150, right: 195, top: 80 };
    expect(liesInCorner([{ left: -5, top: -5, width: 4, height: 9 }], camera, size, corner)).toBe(false);
    expect(liesInCorner([{ left: 6, top: -4, width: 3, height: 8 }], camera, size, corner)).toBe(true);
    const covered = { top: 5, right: 7, bottom: 0 };
    expect(clearOfCorner(covered, size, corner)).toEqual([
      { ...covered, bottom: 20 },
      { ...covered, right: 50 },
    ]);
    expect(clearOfCorner(covered, size, { left: 5, right: 50, top: 80 })).toEqual([{ ...covered, bottom: 20 }]);
  });

  test('a drawing is never made for a larger scale than it is shown at', () => {
    for (let scale = PIXELS.least; scale < PIXELS.most; scale *= 1.07) expect(drawnScale(scale, PIXELS)).toBeLessThanOrEqual(scale + 0.001);
  });

  test('zooming ends where the range ends', () => {
    const camera = { x: 3, y: 4, scale: 2 };
    expect(zoom(camera, 100, undefined, PIXELS).scale).toBe(PIXELS.most);
    expect(zoom(camera, 0.001, undefined, PIXELS).scale).toBe(PIXELS.least);
  });

  test('what needs attention is brought into sight by the shortest way, and what is in sight stays', () => {
    const camera = { x: 0, y: 0, scale: 10 };
    const size = { width: 200, height: 100 }; // 20 by 10 cells
    expect(reveal(camera, { left: -3, top: -2, width: 4, height: 4 }, size)).toEqual(camera);
    expect(reveal(camera, { left: 14, top: -2, width: 4, height: 4 }, size)).toEqual({ x: 8, y: 0, scale: 10 });
    expect(reveal(camera, { left: -13, top: 20, width: 4, height: 4 }, size)).toEqual({ x: -3, y: 19, scale: 10 });
    expect(reveal(camera, { left: -40, top: 0, width: 80, height: 4 }, size).x).toBe(0);
  });

  test('the size of a drawing is read from it', () => {
    expect(sizeOf('<svg viewBox="-4 -96 164 228">')).toEqual({ width: 164, height: 228 });
  });
});
