import type { CastlesView } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import { describe, expect, test } from 'vitest';
import { screenOf } from '../src/games/index.ts';
import { LookBack } from '../src/online/look-back.ts';
import type { TableLink } from '../src/table/link.ts';
import { neighbourRound, type RoundMark, roundsOf } from '../src/table/rounds.ts';
import { openTable, recordOf, sensibleAction, settled } from './tables.ts';

/** A game that has been played for so many of the person's actions, or to its end. */
async function played(game: string, actions = Number.POSITIVE_INFINITY): Promise<{ link: TableLink; record: GameRecord }> {
  let record = recordOf({ game, options: {} });
  const link = openTable(record, (next) => {
    record = next;
  });
  for (let i = 0; i < actions && link.snapshot().result === null; i++) {
    await settled(link);
    if (link.snapshot().result === null) link.act(sensibleAction(link));
  }
  await settled(link);
  return { link, record };
}

function roundsIn(link: TableLink): readonly RoundMark[] {
  const { game, seats, log } = link.snapshot();
  return roundsOf(log, (event) => screenOf(game)?.opensRound?.(event, seats.length) ?? false);
}

describe('the rounds of a replay', () => {
  test('of Castles and Between begin where the table says so', async () => {
    for (const game of ['castles', 'between']) {
      const { link } = await played(game);
      const round = (step: number): number => (link.momentAt(step).view as { round: number }).round;
      const marks = roundsIn(link);
      expect(marks.length, game).toBeGreaterThan(1);
      for (const { round: number, step } of marks.slice(1)) {
        expect(round(step), game).toBe(number);
        expect(round(step - 1), game).toBe(number - 1);
      }
    }
  });

  test('of The Palace begin when everybody has had a turn', async () => {
    const { link } = await played('palace', 12);
    const turn = (step: number): number => (link.momentAt(step).view as { turn: { number: number } }).turn.number;
    for (const { round, step } of roundsIn(link).slice(1)) expect(turn(step)).toBe((round - 1) * 2 + 1);
  });

  test('can be stepped through in both directions', () => {
    const marks = [0, 5, 9].map((step, index) => ({ round: index + 1, step }));
    expect(neighbourRound(marks, 5, 1)?.step).toBe(9);
    expect(neighbourRound(marks, 5, -1)?.step).toBe(0);
    expect(neighbourRound(marks, 7, -1)?.step).toBe(5);
    expect(neighbourRound(marks, 9, 1)).toBeUndefined();
  });
});

describe('looking through the eyes of another seat', () => {
  const secrets = ({ seats }: CastlesView): readonly string[] => seats[1].bonusCards;

  test('shows nothing that the viewer may not know while the game is running', async () => {
    const { link } = await played('castles', 6);
    expect(secrets(link.momentAt(link.snapshot().step, 1).view as CastlesView)).toEqual(
      secrets(link.snapshot().view as CastlesView).map(() => '?'),
    );
    expect(link.logThrough(1)).toBe(link.snapshot().log);
  });

  test('shows after the end what that seat saw and read, at every step', async () => {
    const { link } = await played('castles');
    const view = link.momentAt(5, 1).view as CastlesView;
    expect(view.viewer).toBe(1);
    expect(secrets(view)).not.toContain('?');
    const told = link.logThrough(1).map(({ event }) => event);
    expect(told).not.toEqual(link.snapshot().log.map(({ event }) => event));
    expect(told.length).toBeGreaterThan(20);
  });
});

describe('a table of a server', () => {
  test('whose record is of other rules than ours is still looked back at, moment by moment', async () => {
    const { record } = await played('castles', 2);
    const asked: string[] = [];
    const ask = async (path: string): Promise<unknown> => {
      asked.push(path);
      if (path.endsWith('/record')) return { ...record, rulesVersion: record.rulesVersion + 1, game: 'another game' };
      return { game: { path }, toAct: [] };
    };
    const back = new LookBack('t', ask, () => {});
    await back.loadRecord();
    back.at(3, 10, 0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(back.at(3, 10, 0)).toMatchObject({ step: 3 });
    expect(asked).toContain('/api/tables/t/view?after=3');
    expect(back.story(1)).toBeNull();
  });

  test('tells after the end what any seat was told', async () => {
    const { record } = await played('castles', 6);
    const back = new LookBack(
      't',
      async () => record,
      () => {},
    );
    expect(back.story(0)).toBeNull();
    await back.loadRecord();
    expect(back.story(0)).not.toEqual(back.story(1));
  });
});
