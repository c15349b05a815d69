import { describe, expect, it } from 'vitest';
import { actionsOf, advance, openRng, randomPlayer, rngState } from '../../src/kernel/index.ts';
import { PAYMENT_FAULTS } from '../../src/palace/payment.ts';
import { PLACEMENT_FAULTS } from '../../src/palace/placement.ts';
import { palace } from '../../src/palace/rules.ts';
import { refusalText } from '../../src/palace/wording.ts';
import { game, player, refusalCode, swans } from './table.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

describe('wording', () => {
  it('has a sentence for every question, action and event of whole games', () => {
    const kinds = new Set<string>();
    for (const seed of ['words', 'more words', 'most words']) {
      let state = palace.setup({}, 4, rngState(`chacha8:${seed}`));
      const rng = openRng(rngState(`splitmix32:${seed}`));
      while (palace.toAct(state).length > 0) {
        const [seat] = palace.toAct(state);
        const view = palace.view(state, seat);
        expect(palace.wording.decision(view, NAMES)).toMatch(/^[A-Z].*\.$|\?$/);
        expect(palace.wording.decision(palace.view(state, null), NAMES)).toContain('Waiting for');
        const action = randomPlayer.choose(palace as never, view, rng) as never;
        expect(palace.wording.action(view, action)).not.toMatch(/undefined|null|\{|\[object/);
        const next = advance(palace, state, seat, action);
        if (!next.ok) throw new Error('a legal action was refused');
        for (const event of next.events) {
          for (const viewer of [seat, null]) {
            const text = palace.wording.event(palace.redact(event, viewer) ?? event, NAMES);
            expect(text, event.type).toMatch(/^[A-Z0-9].*\.$/);
            expect(text).not.toMatch(/undefined|null|\{|\[object/);
          }
          kinds.add(event.type);
        }
        state = next.state;
      }
      expect(palace.wording.decision(palace.view(state, 0), NAMES)).toBe('The game is over.');
    }
    expect(kinds.size).toBeGreaterThan(18);
  });

  it('has a sentence for every refusal, with all its facts filled in', () => {
    for (const code of [...PLACEMENT_FAULTS, ...PAYMENT_FAULTS]) {
      expect(refusalText({ code, params: { tile: 'LIV-01', x: 1, y: 2, due: 3 } })).toMatch(/^[A-Z][^{}]*\.$/);
    }
    const state = game({ row: ['LIV-08', null, null, null, null, 'ACT-01'], players: [player({ swans: swans({ R: 1 }) }), player()] });
    const next = advance(palace, state, 0, { type: 'build', tile: 'LIV-08', x: 1, y: 0, turns: 0 });
    expect(next.ok ? '' : refusalText(next.refusal)).toBe('That costs 3 swans, and you have 1.');
    expect(refusalCode(state, 0, { type: 'take-swans', swans: [] })).toBe('not-asked');
    expect(refusalText({ code: 'game-over' })).toBe('The game is over.');
  });

  it('every action on offer is one that is not refused', () => {
    const state = game({ players: [player({ swans: swans({ R: 9 }) }), player()] });
    const view = palace.view(state, 0);
    let count = 0;
    for (const action of actionsOf(palace, view)) {
      expect(palace.refusal(view, action)).toBeNull();
      count++;
    }
    expect(count).toBeGreaterThan(100);
  });
});
