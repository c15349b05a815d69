import { describe, expect, it } from 'vitest';
import { type BetweenAction, type BetweenEvent, BONUS_CARD_IDS, between, REGULAR_TYPES, ROOMS } from '../../engine/src/between/index.ts';
import { actionsOf, advance, type Refusal, randomPlayer, rngFrom, rngState } from '../../engine/src/kernel/index.ts';
import { act, castle, PLAIN, place, placing } from '../../engine/test/between/table.ts';
import { english } from '../src/english.ts';
import { betweenWording } from '../src/games/between/index.ts';
import {
  BETWEEN_PHRASES,
  betweenPhraseLine,
  betweenRule,
  betweenTalkLine,
  type Language,
  loadLanguage,
  plain,
  refusalText,
  told,
  wordingOf,
} from '../src/index.ts';

const PEOPLE = told(['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gerda']);
const people = (seats: number) => told(PEOPLE.names.slice(0, seats));
const sentence = /^[^\s].*[.]$/;
const wording = betweenWording(english);
const refused = (refusal: Refusal): string => refusalText(english, wordingOf('between', english), refusal);

describe('Between Two Castles in words', () => {
  it('has a sentence for every event, action and decision of whole games', () => {
    const kinds = new Set<string>();
    for (const seats of [2, 3, 6]) {
      const rng = rngFrom(`words ${seats}`);
      let state = between.setup({}, seats, rngState('chacha8:words'));
      while (between.toAct(state).length > 0) {
        for (const viewer of [...Array(seats).keys(), null])
          expect(plain(wording.decision(between.view(state, viewer), people(seats)))).toMatch(sentence);
        const seat = rng.pick(between.toAct(state));
        const view = between.view(state, seat);
        for (const action of [...actionsOf(between, view)].slice(0, 5))
          expect(plain(wording.action(view, action))).toMatch(/^[A-Z].*[^.]$/);
        const next = advance(between, state, seat, randomPlayer.choose(between as never, view, rng));
        if (!next.ok) throw new Error(next.refusal.code);
        for (const event of next.events) {
          for (const viewer of [seat, null]) {
            const shown = between.redact(event, viewer);
            const parts = shown && wording.event(shown, { ...people(seats), reader: viewer });
            const words = parts && plain(parts);
            if (words) expect(words).toMatch(sentence);
            expect(words ?? '').not.toMatch(/undefined|\[object/);
          }
          kinds.add(event.type);
        }
        state = next.state;
      }
      expect(plain(wording.decision(between.view(state, 0), people(seats)))).toBe('The game is over.');
    }
    const everything: BetweenEvent['type'][] = [
      'round-began',
      'drew-for-ludwig',
      'assigned',
      'chose',
      'revealed',
      'took-up',
      'placed',
      'bonus',
      'drew',
      'took-bonus',
      'attendant',
      'kept-card',
      'round-ended',
      'castle-scored',
    ];
    expect([...kinds].sort()).toEqual(expect.arrayContaining(everything.sort()));
  });

  it('says what happened in players words', () => {
    const lines = (event: BetweenEvent) => plain(wording.event(event, PEOPLE) ?? []);
    expect(lines({ type: 'placed', seat: 0, castle: 0, tile: 'bakery', x: 0, y: 2, from: 'hand' })).toBe(
      'Ada places the Bakery in Neuschwanstein, on floor 2, above the throne room.',
    );
    expect(lines({ type: 'placed', seat: 1, castle: 1, tile: 'crypt', x: 4, y: -1, from: 'ludwig' })).toBe(
      'Ben places the Crypt for Ludwig in Lichtenstein, one floor below ground, right of the throne room.',
    );
    expect(lines({ type: 'chose', seat: 1, tiles: [] })).toBe('Ben has chosen.');
    expect(lines({ type: 'bonus', seat: 1, castle: 0, earnedBy: 'food', bonus: 'food', decision: 'tile' })).toContain('third food room');
    expect(lines({ type: 'bonus-lost', seat: 1, castle: 0, bonus: 'utility' })).toContain('lost');
    expect(lines({ type: 'suggested', seat: 1, players: [0, 1], castle: 0, option: 'knight' })).toBe(
      'Ben suggests the Knight for Neuschwanstein.',
    );
    expect(lines({ type: 'withdrew', seat: 1, players: [0, 1], castle: 0 })).toContain('withdraws');
    expect(lines({ type: 'took-back', seat: 1, castle: 0, tile: 'crypt' })).toContain('takes the Crypt back');
  });

  it('answers every refusal with a reason that a player understands', () => {
    const state = placing({
      castles: [castle(PLAIN, 'aviary 2,0', 'kitchen 3,0', 'wine-room 3,1', 'spice-room 3,2')],
      revealed: [
        ['bakery', 'crypt'],
        ['solar', 'nursery'],
        ['sty', 'library'],
      ],
    });
    const wrong: readonly [BetweenAction, string][] = [
      [place(0, 0, 'bakery', 0, 0)[1], 'the place is taken'],
      [place(0, 0, 'bakery', 0, -1)[1], 'on the ground floor or above'],
      [place(0, 0, 'crypt', 0, 1)[1], 'below ground'],
      [place(0, 0, 'bakery', 9, 0)[1], 'share an edge'],
      [place(0, 0, 'bakery', 4, 2)[1], 'hang in the air'],
      [place(0, 0, 'bakery', 2, 1)[1], 'open to the sky'],
      [place(0, 1, 'bakery', 2, 1)[1], 'the castle to your left'],
      [place(0, 0, 'solar', 2, 1)[1], 'The Solar is not among'],
      [{ type: 'choose', tiles: [] }, 'everybody is placing tiles'],
      [{ type: 'take-back', castle: 0 }, 'taken back'],
      [{ type: 'keep-card', castle: 0, card: 'width' }, 'No such bonus'],
      [{ type: 'withdraw', castle: 0 }, 'no suggestion'],
    ];
    for (const [action, reason] of wrong) {
      const next = advance(between, state, 0, action);
      if (next.ok) throw new Error(`allowed: ${JSON.stringify(action)}`);
      expect(refused(next.refusal)).toContain(reason);
    }
    const served = act(state, ...place(0, 0, 'bakery', -1, 0));
    const again = advance(between, served, 0, place(0, 0, 'crypt', 0, -1)[1]);
    expect(again.ok ? '' : refused(again.refusal)).toContain('already placed');
    for (const code of [
      'already-chosen',
      'two-tiles',
      'not-in-hand',
      'bonus-waiting',
      'bonus-first',
      'none-left',
      'suggest-cell',
      'unheard-of',
    ]) {
      expect(refused({ code, params: { option: 'bakery', decision: 'card', attendant: 'knight' } })).toMatch(sentence);
    }
  });

  it('has a rule for every room and card', () => {
    for (const room of ROOMS) expect(plain(betweenRule(english.said, room))).toMatch(/\d/);
    const cards = BONUS_CARD_IDS.map((card) => english.term('between.card', card));
    for (const card of cards) expect(card).toMatch(/^\d points? for each /);
    expect(new Set(cards).size).toBe(20);
    expect(REGULAR_TYPES).toHaveLength(7);
  });
});

describe('talk about a castle', () => {
  const read = (language: Language, line: string): string | null => {
    const parts = betweenWording(language).chat?.(line);
    return parts ? plain(parts) : null;
  };

  it('is read by each in their own language: castle and quick phrase travel as codes', async () => {
    const [french, polish] = await Promise.all([loadLanguage('fr'), loadLanguage('pl')]);
    const line = betweenPhraseLine(3, 'good');
    expect(line).not.toContain('Burg Eltz');
    expect([english, french, polish].map((language) => read(language, line))).toEqual([
      'Burg Eltz: Good for us',
      'Burg Eltz\u00a0: Bon pour nous',
      'Burg Eltz: Dobre dla nas',
    ]);
    for (const phrase of BETWEEN_PHRASES) expect(read(polish, betweenPhraseLine(0, phrase))).not.toContain(`:${phrase}`);
  });

  it('leaves what people write as it was written', () => {
    expect(read(english, betweenTalkLine(0, 'Kuchyně? :good:, #castle-1'))).toBe('Neuschwanstein: Kuchyně? :good:, #castle-1');
    expect(read(english, betweenTalkLine(0, ':bad:'))).toBe('Neuschwanstein: :bad:');
    for (const line of ['Good for us', '#castle-7 no such castle', '#castle-12 x', '#castle-1', ' #castle-1 x'])
      expect(read(english, line)).toBeNull();
  });
});
