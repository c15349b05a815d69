import { type CastlesView, castles } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import { describe, expect, test } from 'vitest';
import { loadTable, savedTables, saveTable } from '../src/table/saved-tables.ts';
import { openTable, recordOf, sensibleAction, settled, shelfOf, telling } from './tables.ts';

describe('a table in the browser', () => {
  test('plays a whole game of each kind against bots', async () => {
    for (const game of ['castles', 'between', 'palace']) {
      const link = openTable(recordOf({ game, options: {} }));
      for (let step = 0; link.snapshot().result === null && step < 2000; step++) {
        await settled(link);
        if (link.snapshot().result === null) link.act(sensibleAction(link));
        expect(link.snapshot().refusal).toBeNull();
      }
      expect(link.snapshot().result?.standings.length).toBeGreaterThanOrEqual(2);
      expect(link.snapshot().log.length).toBeGreaterThan(20);
      link.close();
    }
  });

  test('goes on with a saved table of an earlier version by the rules that it was begun under', async () => {
    const old = openTable({ ...recordOf(), rulesVersion: 1 });
    for (let step = 0; old.snapshot().result === null && step < 600; step++) {
      await settled(old);
      if (old.snapshot().result === null) old.act(sensibleAction(old));
      expect(old.snapshot().refusal).toBeNull();
      expect(old.snapshot().view).not.toHaveProperty('rulesVersion');
    }
    expect(old.snapshot().result).not.toBeNull();
    const fresh = openTable(recordOf());
    expect(fresh.snapshot().view).toMatchObject({ rulesVersion: castles.version });
  });

  test('refuses what the rules do not allow, says why and changes nothing', async () => {
    const link = openTable(recordOf());
    await settled(link);
    const before = link.snapshot();
    link.act({ type: 'draw' });
    const { refusal } = link.snapshot();
    expect(refusal && telling(link).refusal(refusal)).toBe('That is not what is being decided now.');
    expect(link.snapshot().step).toBe(before.step);
  });

  test('notes who said something by the seat, not by a name', () => {
    const link = openTable(recordOf({ seats: ['You', 'Ben'].map((name) => ({ name, bot: null })) }));
    link.say('hello');
    link.sit(1);
    link.say('hello yourself');
    link.sit(null);
    link.say('hush');
    expect(link.snapshot().chat).toEqual([
      { number: 1, seat: 0, text: 'hello' },
      { number: 2, seat: 1, text: 'hello yourself' },
      { number: 3, seat: null, text: 'hush' },
    ]);
    link.close();
  });

  test('takes back own actions until something is drawn or somebody else acts', async () => {
    const link = openTable(recordOf({ seats: ['Ada', 'Ben'].map((name) => ({ name, bot: null })) }));
    while ((link.snapshot().view as CastlesView).ask?.type !== 'set-prices') {
      link.sit(link.snapshot().handOver ?? link.snapshot().viewer);
      link.act(sensibleAction(link));
      link.sit(link.snapshot().handOver ?? link.snapshot().viewer);
    }
    expect(link.snapshot().undoable).toBe(0);
    const { step, view } = link.snapshot();
    link.act(sensibleAction(link));
    expect(link.snapshot()).toMatchObject({ step: step + 1, undoable: 1 });
    link.undo();
    expect(link.snapshot()).toMatchObject({ step, view });
    expect(link.snapshot().log.every((line) => line.step <= step)).toBe(true);
  });

  test('alone with bots, taking back leads to before the own last decision, and never behind what was drawn or shown', async () => {
    const link = openTable(recordOf());
    let alone = 0;
    let barred = 0;
    for (let turn = 0; turn < 60 && link.snapshot().result === null && (alone < 2 || barred < 2); turn++) {
      await settled(link);
      const { back, step, undoable, view } = link.snapshot();
      if (back !== null && step - back > 1 && (alone < 2 || undoable < step - back)) {
        const own = link.momentAt(back).view;
        link.undo();
        if (undoable >= step - back) {
          expect(link.snapshot()).toMatchObject({ step: back, toAct: [0] });
          expect(link.snapshot().view).toEqual(own);
          expect(link.snapshot().log.every((line) => line.step <= back)).toBe(true);
          alone++;
        } else {
          expect(link.snapshot()).toMatchObject({ step, view });
          barred++;
        }
      }
      await settled(link);
      if (link.snapshot().result === null) link.act(sensibleAction(link));
    }
    expect(alone).toBeGreaterThan(0);
    expect(barred).toBeGreaterThan(0);
    link.close();
  });

  test('a saved table goes on where it was left', async () => {
    const shelf = shelfOf();
    const keep = (record: GameRecord): void => saveTable(shelf, { id: 'a', touched: 1, record });
    const link = openTable(recordOf(), keep);
    for (let i = 0; i < 4; i++) {
      await settled(link);
      link.act(sensibleAction(link));
    }
    await settled(link);
    const saved = loadTable(shelf, 'a');
    expect(saved).not.toBeNull();
    const again = openTable(saved?.record as GameRecord);
    expect(again.snapshot().view).toEqual(link.snapshot().view);
    expect(savedTables(shelf).map(({ id }) => id)).toEqual(['a']);
  });

  test('looks back at any moment with the knowledge of the viewer', async () => {
    const link = openTable(recordOf());
    for (let i = 0; i < 6; i++) {
      await settled(link);
      link.act(sensibleAction(link));
    }
    const first = link.momentAt(0).view as CastlesView;
    expect(first.viewer).toBe(0);
    expect(first.seats[1].bonusCards.every((card) => card === '?')).toBe(true);
    expect(link.momentAt(link.snapshot().step).view).toEqual(link.snapshot().view);
  });

  test('hands the device from one person to the other without showing cards', async () => {
    const seats = ['Ada', 'Ben'].map((name) => ({ name, bot: null }));
    const link = openTable(recordOf({ seats }));
    await settled(link);
    const first = link.snapshot().viewer as number;
    link.act(sensibleAction(link));
    const { handOver, viewer, view } = link.snapshot();
    expect(viewer).toBe(first);
    expect(handOver).toBe(1 - first);
    expect((view as CastlesView).seats[1 - first].bonusCards.every((card) => card === '?')).toBe(true);
    link.sit(handOver);
    expect(link.snapshot().handOver).toBeNull();
    expect((link.snapshot().view as CastlesView).seats[1 - first].bonusCards.includes('?')).toBe(false);
  });

  test('a broken entry in the storage is no table', () => {
    const shelf = shelfOf();
    shelf.setItem('luftschloss.table.x', '{"record": 7}');
    shelf.setItem('luftschloss.table.y', 'not even JSON');
    expect(savedTables(shelf)).toEqual([]);
  });
});
