import { describe, expect, it } from 'vitest';
import { advance, type GameTypes, integer, object, type Rules, rngState, type Schema } from '../../src/kernel/index.ts';

interface Whispering extends GameTypes {
  options: object;
  state: { rng: { seed: string; drawn: number }; over: boolean; whispers: number };
  action: { type: 'move' | 'whisper' };
  view: { viewer: number | null };
  event: { type: 'moved' };
}

const actionSchema = {
  check: (value) =>
    (value as { type?: unknown })?.type === 'move' || (value as { type?: unknown })?.type === 'whisper'
      ? { ok: true, value: value as Whispering['action'] }
      : { ok: false, problem: { code: 'neither-a-move-nor-a-whisper' } },
  json: object({ type: integer() }).json,
} satisfies Schema<Whispering['action']>;

function rules(withWhispers: boolean): Rules<Whispering> {
  const known = {
    actionSchema,
    clone: (state: Whispering['state']) => ({ ...state }),
    toAct: (state: Whispering['state']) => (state.over ? [] : [0]),
    view: (_state: Whispering['state'], viewer: number | null) => ({ viewer }),
    refusal: () => null,
    play: (state: Whispering['state'], _seat: number, { type }: Whispering['action']) => {
      if (type === 'whisper') state.whispers++;
      return [];
    },
    ...(withWhispers ? { outOfTurn: ({ type }: Whispering['action']) => type === 'whisper' } : {}),
  };
  return known as unknown as Rules<Whispering>;
}

const state = { rng: rngState('chacha8:1'), over: false, whispers: 0 };

describe('actions of seats that need not act', () => {
  it('are refused by a game that has none', () => {
    expect(advance(rules(false), state, 1, { type: 'whisper' })).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } });
  });

  it('pass when the game lets them', () => {
    expect(advance(rules(true), state, 1, { type: 'whisper' })).toMatchObject({ ok: true, state: { whispers: 1 } });
    expect(advance(rules(true), state, 0, { type: 'whisper' })).toMatchObject({ ok: true });
  });

  it('are only those that the game names', () => {
    expect(advance(rules(true), state, 1, { type: 'move' })).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } });
    expect(advance(rules(true), state, 1, { type: 'shout' })).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });

  it('end with the game', () => {
    expect(advance(rules(true), { ...state, over: true }, 1, { type: 'whisper' })).toMatchObject({ refusal: { code: 'game-over' } });
  });
});
