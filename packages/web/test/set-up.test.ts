import { botsFor } from '@luftschloss/bots';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { GAME_CARDS, loadScreen, screenOf } from '../src/games/index.ts';
import type { Expansion } from '../src/games/screen.ts';
import {
  addSeat,
  choosePreset,
  FRIEND,
  freshSetUp,
  furtherOptions,
  isChanged,
  mostSeats,
  refusalOf,
  removeSeat,
  renameSeat,
  type SetUp,
  setLevel,
  toggle,
  usual,
  whyNot,
} from '../src/home/set-up.ts';
import { boxWords, companyWords } from '../src/home/set-up-words.ts';

for (const { id } of GAME_CARDS) await loadScreen(id);

const castles = (): SetUp => freshSetUp('castles', 'Ada', false);
const expansion = (option: string): Expansion => {
  const found = screenOf('castles')?.expansions?.find((each) => each.option === option);
  if (!found) throw new Error(`no expansion ${option}`);
  return found;
};

describe('a first game', () => {
  test.each(GAME_CARDS)('of $id is against a bot that plays it', ({ id, firstBot, usualBot }) => {
    expect(Object.keys(botsFor(id))).toEqual(expect.arrayContaining([firstBot, usualBot]));
    expect(
      freshSetUp(id, 'Ada', false)
        .seats.slice(1)
        .every(({ bot }) => bot === firstBot),
    ).toBe(true);
    expect(
      freshSetUp(id, 'Ada', true)
        .seats.slice(1)
        .every(({ bot }) => bot === usualBot),
    ).toBe(true);
  });

  test('of Castles and of Between is against the easygoing one', () => {
    for (const game of ['castles', 'between']) expect(freshSetUp(game, 'Ada', false).seats[1].bot).toBe('easy');
  });
});

describe('a preset', () => {
  test.each(GAME_CARDS.flatMap(({ id, presets }) => presets.map((preset) => [id, preset.id] as const)))(
    'of %s can be opened: %s',
    (game, preset) => {
      const chosen = choosePreset(freshSetUp(game, 'Ada', false), preset);
      expect(refusalOf(chosen)).toBeNull();
      expect(isChanged(chosen)).toBe(false);
    },
  );

  test('stays marked when something is changed, says so, and can be put back', () => {
    const changed = toggle(choosePreset(castles(), 'collectors'), expansion('moats'));
    expect(changed.preset).toBe('collectors');
    expect(boxWords(changed, english)).toBe('Castles: Collector’s Edition, changed');
    expect(isChanged(usual(changed))).toBe(false);
    expect(isChanged(toggle(changed, expansion('moats')))).toBe(false);
  });

  test('keeps the seats that somebody has chosen, if so many can play', () => {
    const withFriend = addSeat(castles(), 'friend');
    expect(choosePreset(withFriend, 'everything').seats).toEqual(withFriend.seats);
    expect(choosePreset(castles(), 'everything').seats.length).toBe(3);
  });
});

describe('expansions', () => {
  test('that a box cannot have say why', () => {
    expect(whyNot(castles(), expansion('towers'))).toEqual({ code: 'towers-need-collectors' });
    expect(whyNot(choosePreset(castles(), 'collectors'), expansion('towers'))).toBeNull();
    expect(whyNot(choosePreset(castles(), 'collectors'), expansion('secretRooms'))).toEqual({ code: 'secret-rooms-first-only' });
  });

  test('bring along what they need, and take it away again', () => {
    const swans = toggle(castles(), expansion('swans'));
    expect(refusalOf(swans)).toBeNull();
    expect(swans.options).toMatchObject({ swans: true, secretRooms: true });
    const without = toggle(swans, expansion('secretRooms'));
    expect(refusalOf(without)).toBeNull();
    expect(without.options).toMatchObject({ swans: false, secretRooms: false });
  });

  test('and everything else that can be set are all in the form', () => {
    const shown = [
      ...(screenOf('castles')?.expansions ?? []).map(({ option }) => option),
      ...furtherOptions(castles()).map(([name]) => name),
    ];
    expect(shown.length).toBe(new Set(shown).size);
    expect(shown).toContain('excludedDecrees');
  });
});

describe('who plays', () => {
  test('five can be seated once the box allows it, and one sentence says what is missing', () => {
    let full = choosePreset(castles(), 'collectors');
    expect(mostSeats(full)).toBe(5);
    while (full.seats.length < 5) full = addSeat(full, 'bot');
    expect(refusalOf(full)).toEqual({ code: 'five-need-towers' });
    expect(refusalOf(toggle(full, expansion('towers')))).toBeNull();
    expect(mostSeats(castles())).toBe(4);
  });

  test('a bot has its name from the form on, and gives it up to nobody but who writes it', () => {
    const seated = addSeat(addSeat(castles(), 'bot'), 'bot');
    expect(new Set(seated.seats.map(({ name }) => name)).size).toBe(4);
    const renamed = renameSeat(seated, 0, seated.seats[1].name);
    expect(new Set(renamed.seats.map(({ name }) => name)).size).toBe(4);
    expect(renamed.seats.slice(2)).toEqual(seated.seats.slice(2));
  });

  test('whoever shared this device plays from elsewhere once a friend does', () => {
    const { seats } = addSeat(addSeat(castles(), 'person'), 'friend');
    expect(seats.map(({ bot }) => bot)).toEqual([null, 'easy', FRIEND, FRIEND]);
  });

  test('whoever comes to play with friends finds a seat for one of them in every box but the one for a single player', () => {
    const fresh = freshSetUp('castles', 'Ada', false, true);
    expect(fresh.seats.map(({ bot }) => bot)).toEqual([null, FRIEND]);
    expect(isChanged(fresh)).toBe(false);
    const everything = choosePreset(fresh, 'everything');
    expect(everything.seats.map(({ bot }) => bot)).toEqual([null, FRIEND, 'easy']);
    expect(usual(addSeat(everything, 'bot')).seats).toEqual(everything.seats);
    expect(choosePreset(everything, 'alone').seats).toHaveLength(1);
  });

  test('is told in a sentence', () => {
    const company = setLevel(addSeat(addSeat(castles(), 'friend'), 'bot'), 3, 'hard');
    expect(companyWords({ ...company, pace: 'evening' }, english)).toBe(
      'You, 1 friend by link, 2 bots (easygoing, far-sighted) · one evening, 40 minutes each',
    );
    expect(companyWords(removeSeat(castles(), 1), english)).toBe('You alone');
  });
});
