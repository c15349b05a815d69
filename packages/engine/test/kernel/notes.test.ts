import { Notes } from '@luftschloss/engine/kernel';
import { describe, expect, test } from 'vitest';

interface Castle {
  readonly tiles: readonly string[];
}

describe('notes', () => {
  test('are found again on the same object and on no copy of it', () => {
    const notes = new Notes<Castle, { readonly rooms: number }>('plan');
    const castle = { tiles: ['foyer'] };
    notes.set(castle, { rooms: 1 });
    expect(notes.get(castle)).toEqual({ rooms: 1 });
    expect(notes.get({ ...castle })).toBeUndefined();
    expect(notes.get(structuredClone(castle))).toBeUndefined();
  });

  test('are not seen by JSON, comparisons and lists of keys', () => {
    const notes = new Notes<Castle, { readonly rooms: number }>('plan');
    const castle = { tiles: ['foyer'] };
    notes.set(castle, { rooms: 1 });
    expect(JSON.stringify(castle)).toBe('{"tiles":["foyer"]}');
    expect(castle).toStrictEqual({ tiles: ['foyer'] });
    expect(Object.keys(castle)).toEqual(['tiles']);
  });

  test('of two kinds do not meet on one object', () => {
    const plans = new Notes<Castle, { readonly rooms: number }>('plan');
    const worths = new Notes<Castle, { readonly points: number }>('plan');
    const castle = { tiles: ['foyer'] };
    plans.set(castle, { rooms: 1 });
    expect(worths.get(castle)).toBeUndefined();
    worths.set(castle, { points: 7 });
    expect(plans.get(castle)).toEqual({ rooms: 1 });
  });

  test('can be changed, and written on frozen objects', () => {
    const notes = new Notes<Castle, { readonly rooms: number }>('plan');
    for (const castle of [{ tiles: ['foyer'] }, Object.freeze({ tiles: ['foyer'] })]) {
      notes.set(castle, { rooms: 1 });
      notes.set(castle, { rooms: 2 });
      expect(notes.get(castle)).toEqual({ rooms: 2 });
    }
  });
});
