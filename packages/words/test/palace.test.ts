import { describe, expect, it } from 'vitest';
import { actionsOf, advance, openRng, type Refusal, randomPlayer, rngState } from '../../engine/src/kernel/index.ts';
import { PLACEMENT_FAULTS } from '../../engine/src/palace/geometry/placement.ts';
import { palace } from '../../engine/src/palace/rules.ts';
import { PAYMENT_FAULTS } from '../../engine/src/palace/turn/payment.ts';
import { game, player, refusalCode, swans } from '../../engine/test/palace/table.ts';
import { english } from '../src/english.ts';
import { palaceWording } from '../src/games/palace/index.ts';
import { plain, refusalText, told, wordingOf } from '../src/index.ts';

const PEOPLE = told(['Ada', 'Ben', 'Cleo', 'Dan']);
const wording = palaceWording(english);
const refused = (refusal: Refusal): string => refusalText(english, wordingOf('palace', english), refusal);

describe('The Palace in words', () => {
  it('has a sentence for every question, action and event of whole games', () => {
    const kinds = new Set<string>();
    for (const seed of ['words', 'more words', 'most words']) {
      let state = palace.setup({}, 4, rngState(`chacha8:${seed}`));
      const rng = openRng(rngState(`splitmix32:${seed}`));
      while (palace.toAct(state).length > 0) {
        const [seat] = palace.toAct(state);
        const view = palace.view(state, seat);
        expect(plain(wording.decision(view, PEOPLE))).toMatch(/^[A-Z].*\.$|\?$/);
        expect(plain(wording.decision(palace.view(state, null), PEOPLE))).toContain('Waiting for');
        const action = randomPlayer.choose(palace as never, view, rng) as never;
        const said = plain(wording.action(view, action));
        expect(said).not.toMatch(/undefined|null|\{|\[object|[A-Z]{3}-\d|column \d/);
        expect(said, 'each kind of neighbor is called once').not.toMatch(/next to .*\b(a [a-z]+|stairs)\b.*\b\1\b/);
        const next = advance(palace, state, seat, action);
        if (!next.ok) throw new Error('a legal action was refused');
        for (const event of next.events) {
          for (const viewer of [seat, null]) {
            const text = plain(wording.event(palace.redact(event, viewer) ?? event, { ...PEOPLE, reader: viewer }) ?? []);
            expect(text, event.type).toMatch(/^[A-Z0-9].*\.$/);
            expect(text).not.toMatch(/undefined|null|\{|\[object|[A-Z]{3}-\d|column \d/);
          }
          kinds.add(event.type);
        }
        state = next.state;
      }
      expect(plain(wording.decision(palace.view(state, 0), PEOPLE))).toBe('The game is over.');
    }
    expect(kinds.size).toBeGreaterThan(18);
  });

  it('has a sentence for every refusal, with all its facts filled in', () => {
    for (const code of [...PLACEMENT_FAULTS, ...PAYMENT_FAULTS]) {
      expect(refused({ code, params: { tile: 'LIV-01', x: 1, y: 2, due: 3 } })).toMatch(/^[A-Z][^{}]*\.$/);
    }
    const state = game({ row: ['LIV-08', null, null, null, null, 'ACT-01'], players: [player({ swans: swans({ R: 1 }) }), player()] });
    const next = advance(palace, state, 0, { type: 'build', tile: 'LIV-08', x: 1, y: 0, turns: 0 });
    expect(next.ok ? '' : refused(next.refusal)).toBe('That costs 3 swans, and you have 1.');
    expect(refusalCode(state, 0, { type: 'take-swans', swans: [] })).toBe('not-asked');
    expect(refused({ code: 'game-over' })).toBe('The game is over.');
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
