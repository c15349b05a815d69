import { askedGame, expectOk, firstAction, parseOptions, type Rules } from '@luftschloss/engine/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { highCard } from '../../../engine/test/kernel/toy-game.ts';
import { ProgramSeat, type ProgramSettings } from '../../src/programs/seat.ts';
import type { Losses } from '../../src/programs/trouble.ts';
import { oddProgram } from './odd-program.ts';

const RULES = highCard as unknown as Rules;
const OPTIONS = expectOk(parseOptions(RULES.options, { length: 'long' }));
/** Longer than any machine needs, for programs that are to be in time. */
const LONG = 100_000;
const SHORT = 10;

const open: ProgramSeat[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((seat) => seat.close()));
});

function seatOf(command: readonly string[], settings: ProgramSettings = {}): ProgramSeat {
  const seat = new ProgramSeat(command, { startUp: LONG, ...settings });
  open.push(seat);
  return seat;
}

interface Played {
  readonly losses: Losses;
  readonly decisions: number;
  /** Decisions that were the first legal action. */
  readonly first: number;
  readonly illegalActions: number;
}

/** A whole game in which the program has every seat but the first action of nobody else. */
async function playGame(seat: ProgramSeat, time: number, seed = '1'): Promise<Played> {
  await seat.begin({ game: 'high-card', rulesVersion: RULES.version, options: OPTIONS, players: 2, seat: 0, time, seed: 1 });
  const game = askedGame(RULES, OPTIONS, ['program', 'nobody'], seed);
  let decisions = 0;
  let first = 0;
  let step = game.next();
  while (!step.done) {
    const { view } = step.value;
    if (step.value.seat !== 0) {
      step = game.next(firstAction(RULES, view));
      continue;
    }
    const { action } = await seat.decide(RULES, view, time);
    decisions++;
    if (JSON.stringify(action) === JSON.stringify(firstAction(RULES, view))) first++;
    step = game.next(action);
  }
  seat.end(step.value.result);
  return { losses: seat.losses, decisions, first, illegalActions: step.value.illegalActions };
}

const NOTHING = { late: 0, broken: 0, illegal: 0, restarts: 0, trouble: null };

describe('a program in a seat', () => {
  it('plays what it answers, game after game', async () => {
    const seat = seatOf(oddProgram('good'));
    for (const seed of ['1', '2', '3']) {
      const { losses, decisions, first, illegalActions } = await playGame(seat, LONG, seed);
      expect({ losses, illegalActions }).toEqual({ losses: NOTHING, illegalActions: 0 });
      expect(first).toBeLessThan(decisions);
    }
  });

  it('may leave after a game, and is started for the next one', async () => {
    const seat = seatOf(oddProgram('leaves-after-end'));
    for (const seed of ['1', '2', '3']) expect((await playGame(seat, LONG, seed)).losses).toEqual(NOTHING);
  });

  it('may write to standard error as much as it likes', async () => {
    let heard = 0;
    const seat = seatOf(oddProgram('chatty'), {
      onErrors: (text) => {
        heard += text.length;
      },
    });
    const { losses, decisions } = await playGame(seat, LONG);
    expect(losses).toEqual(NOTHING);
    await expect.poll(() => heard).toBe(decisions * 300_000);
  });

  it.each([
    ['garbage', 'garbage', 'Traceback: I have no idea'],
    ['number', 'garbage', '42'],
    ['huge', 'too-long', ''],
    ['exits', 'exited', '3'],
    ['crashes', 'exited', '1: Node.js'],
    ['closes-output', 'ended', ''],
    ['wrong-id', 'garbage', '{"id":'],
  ])('that breaks loses the decision and is started again, but not for ever: %s', async (mode, code, detail) => {
    const seat = seatOf(oddProgram(mode));
    const { losses, decisions, first, illegalActions } = await playGame(seat, LONG);
    expect(decisions).toBeGreaterThan(4);
    expect({ first, illegalActions }).toEqual({ first: decisions, illegalActions: 0 });
    expect(losses).toMatchObject({ broken: decisions, late: 0, illegal: 0, restarts: 3, trouble: { code } });
    expect(losses.trouble?.detail).toContain(detail);
    const again = await playGame(seat, LONG, '2');
    expect(again.losses).toMatchObject({ broken: again.decisions, restarts: 0 });
  });

  it.each([
    ['never-starts', 'exited', '7'],
    ['newer', 'other-protocol', '2'],
  ])('that never gets ready loses every decision: %s', async (mode, code, detail) => {
    const { losses, decisions } = await playGame(seatOf(oddProgram(mode)), LONG);
    expect(losses).toMatchObject({ broken: decisions, restarts: 3, trouble: { code, detail: expect.stringContaining(detail) } });
  });

  it('that does not say that it is ready is not waited for', async () => {
    const { losses, decisions } = await playGame(seatOf(oddProgram('mute'), { startUp: 1 }), LONG);
    expect(losses).toMatchObject({ broken: decisions, restarts: 3, trouble: { code: 'not-ready' } });
  });

  it.each([
    [['luftschloss-has-no-such-program'], 'ENOENT'],
    [['/'], 'EACCES'],
    [['a\0b'], 'null bytes'],
  ])('that cannot be started loses every decision: %j', async (command, detail) => {
    const { losses, decisions } = await playGame(seatOf(command), LONG);
    expect(losses).toMatchObject({ broken: decisions, trouble: { code: 'cannot-start', detail: expect.stringContaining(detail) } });
  });

  it.each(['silent', 'deaf', 'no-newline', 'endless'])('that does not answer in time loses the decision: %s', async (mode) => {
    const { losses, decisions, first } = await playGame(seatOf(oddProgram(mode)), SHORT);
    expect(first).toBe(decisions);
    expect(losses.late + losses.broken).toBe(decisions);
    expect(losses.late).toBeGreaterThan(0);
    expect(losses.illegal).toBe(0);
  });

  it('is not believed when an answer comes to an earlier question', async () => {
    const seat = seatOf(oddProgram('lagging'));
    await seat.begin({ game: 'high-card', rulesVersion: 1, options: {}, players: 2, seat: 0, time: LONG, seed: 1 });
    const { view } = askedGame(RULES, OPTIONS, ['program', 'nobody'], '1').next().value as { view: ReturnType<Rules['view']> };
    await seat.decide(RULES, view, SHORT);
    expect(seat.losses).toMatchObject({ late: 1, broken: 0 });
    await seat.decide(RULES, view, LONG);
    expect(seat.losses).toMatchObject({ late: 1, broken: 0, illegal: 0, restarts: 0 });
  });

  it.each(['illegal', 'formless', 'actionless'])('that wants what is not allowed keeps its seat: %s', async (mode) => {
    const { losses, decisions, first, illegalActions } = await playGame(seatOf(oddProgram(mode)), LONG);
    expect({ first, illegalActions }).toEqual({ first: decisions, illegalActions: 0 });
    expect(losses).toMatchObject({ illegal: decisions, broken: 0, late: 0, restarts: 0, trouble: { code: 'illegal' } });
  });
});
