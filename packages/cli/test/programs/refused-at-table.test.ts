import { defineRules, object, type RngState, type Viewer } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { ProgramAtTable } from '../../src/at-server/play.ts';
import type { TableSocket } from '../../src/at-server/table-socket.ts';
import type { ProgramSeat } from '../../src/programs/seat.ts';
import { noLosses } from '../../src/programs/trouble.ts';

/** Two people reach for the same cakes at the same time. */
interface Cakes {
  options: object;
  state: { readonly rng: RngState };
  action: { readonly type: 'take'; readonly cake: number };
  view: { readonly viewer: Viewer; readonly left: readonly number[] };
  event: { readonly type: 'taken' };
}

const cakes = defineRules<Cakes>({
  id: 'cakes',
  name: 'Cakes',
  version: 1,
  options: {},
  actionSchema: object({}) as never,
  players: () => ({ min: 2, max: 2 }),
  optionsRefusal: () => null,
  setup: (_, _seats, rng) => ({ rng }),
  clone: (state) => ({ ...state }),
  toAct: () => [0, 1],
  view: (_, viewer) => ({ viewer, left: [] }),
  choices: ({ left }) => [{ kind: 'take', count: () => left.length, at: (index) => ({ type: 'take', cake: left[index] }) }],
  refusal: ({ left }, { cake }) => (left.includes(cake) ? null : { code: 'gone' }),
  play: () => [],
  redact: (event) => event,
  sample: () => {
    throw new Error('nobody thinks here');
  },
  result: () => null,
});

/** A table whose server refuses the first action; `left` is what a fresh look shows then. Gives what the program tried, and what was told. */
async function refusedOnce(left: readonly number[]): Promise<{ readonly tried: unknown[]; readonly told: number }> {
  const situation = { readOnly: null, result: null as object | null, stopped: false, standIns: [null, null], proposal: null, ending: null };
  const shown = { game: { viewer: 0, left: [1, 2, 3] as readonly number[] }, situation: { ...situation, toAct: [0], clocks: null } };
  const card = { game: 'cakes', rulesVersion: 1, options: {}, seats: [{}, {}], status: 'playing' };
  const tried: unknown[] = [];
  let told = 0;
  const table = {
    gone: false,
    followed: { card, seat: 0, shown },
    lookAgain: () => {
      shown.game = { ...shown.game, left };
    },
    move: async ({ action }: { readonly action: unknown }) => {
      tried.push(action);
      if (tried.length === 1) return { code: 'gone' };
      shown.situation.result = {};
      return null;
    },
  };
  // The largest cake, whatever it is.
  const decide = async (_: unknown, view: Cakes['view']) => ({ action: { type: 'take', cake: Math.max(...view.left) } });
  const program = { losses: noLosses(), begin: async () => {}, decide, end: () => {} };
  const teller = { waiting: () => {}, playing: () => {}, decision: () => {}, refused: () => told++ };
  const order = { games: [{ id: 'cakes', rules: cakes }], time: 1000, teller };
  await new ProgramAtTable(table as unknown as TableSocket, program as unknown as ProgramSeat, order as never).play();
  return { tried: tried.map((action) => (action as Cakes['action']).cake), told };
}

describe('a program whose action the server refuses', () => {
  it('decides anew when others were faster', async () => {
    expect(await refusedOnce([1, 2])).toEqual({ tried: [3, 2], told: 0 });
  });

  it('plays the first legal action when the server sees differently what both can see', async () => {
    expect(await refusedOnce([1, 2, 3])).toEqual({ tried: [3, 1], told: 1 });
  });
});
