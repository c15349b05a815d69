import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/languages.ts';
import { ada, spoken, you } from './speech.ts';

const say = (text: string, params: object = {}, language = 'de'): string => spoken(text, params, { language }).text;

describe('a message', () => {
  test('addresses its reader and names everybody else', () => {
    const built = '.input {$who :who} .match $who you {{Du baust.}} * {{{$who} baut.}}';
    expect(say(built, { who: you })).toBe('Du baust.');
    expect(say(built, { who: ada })).toBe('Ada baut.');
  });

  test('counts by the categories of its language: Polish has one, few and many', () => {
    const rooms = '.input {$n :integer} .match $n one {{{$n} pokój}} few {{{$n} pokoje}} many {{{$n} pokoi}} * {{{$n} pokoju}}';
    expect([1, 2, 5, 12, 22].map((n) => say(rooms, { n }, 'pl'))).toEqual(['1 pokój', '2 pokoje', '5 pokoi', '12 pokoi', '22 pokoje']);
  });

  test('prefers an exact number to its category, wherever it stands', () => {
    const rooms = '.input {$n :integer} .match $n * {{many}} one {{one}} 1 {{exactly one}} 0 {{none}}';
    expect([0, 1, 2].map((n) => say(rooms, { n }, 'en'))).toEqual(['none', 'exactly one', 'many']);
  });

  test('counts losses without their sign: one point is lost, two are', () => {
    const scored =
      '.input {$n :integer signDisplay=never} .local $sign = {$n :sign} .match $sign $n negative one {{loses {$n} point}} negative * {{loses {$n} points}} * * {{scores {$n}}}';
    expect([-1, -2, 3].map((n) => say(scored, { n }, 'en'))).toEqual(['loses 1 point', 'loses 2 points', 'scores 3']);
  });

  test('writes numbers as its language does', () => {
    expect(say('{$n :integer}', { n: 15000 }, 'en')).toBe('15,000');
    expect(say('{$n :integer}', { n: 15000 }, 'de')).toBe('15.000');
    expect(say('{$n :percent}', { n: 0.54 }, 'de')).toBe('54\u00a0%');
  });

  test('writes losses with a minus, not with a hyphen', () => {
    for (const language of Object.keys(LANGUAGES)) expect(say('{$n :integer}', { n: -2 }, language)).toBe('−2');
  });

  test('chooses by ordinals', () => {
    const place = '.input {$n :integer select=ordinal} .match $n one {{{$n}st}} two {{{$n}nd}} few {{{$n}rd}} * {{{$n}th}}';
    expect([1, 2, 3, 4, 11].map((n) => say(place, { n }, 'en'))).toEqual(['1st', '2nd', '3rd', '4th', '11th']);
  });

  test('lists as its language does, and counts what it lists', () => {
    const drawn = '.local $n = {$rooms :count} .match $n 0 {{nichts}} one {{{$rooms :list of=room}}} * {{{$rooms :list of=room}!}}';
    expect(say(drawn, { rooms: [] })).toBe('nichts');
    expect(say(drawn, { rooms: ['kitchen'] })).toBe('Küche');
    expect(say(drawn, { rooms: ['kitchen', 'ballroom', 'hall'] })).toBe('Küche, Ballsaal und Großer Saal!');
  });
});

describe('a term', () => {
  test('comes with the article of its gender and case', () => {
    expect(say('{$room :room article=definite case=accusative}', { room: 'ballroom' })).toBe('den Ballsaal');
    expect(say('{$room :room article=definite case=accusative}', { room: 'kitchen' })).toBe('die Küche');
    expect(say('{$room :room article=indefinite case=accusative}', { room: 'kitchen' })).toBe('eine Küche');
    expect(say('{$room :room article=definite capital=yes}', { room: 'kitchen' })).toBe('Die Küche');
  });

  test('has forms of its own where the language is irregular', () => {
    expect(say('{$room :room article=definite case=accusative}', { room: 'hall' })).toBe('den Großen Saal');
    expect(say('{$room :room article=definite}', { room: 'hall' })).toBe('der Große Saal');
    expect(say('{$room :room case=accusative}', { room: 'hall' })).toBe('Großer Saal');
  });

  test('decides by its gender what agrees with it, or by its id', () => {
    const complete =
      '.input {$room :room} .match $room hall {{der Saal der Säle}} feminine {{eine fertige {$room}}} * {{ein fertiger {$room}}}';
    expect(['kitchen', 'ballroom', 'hall'].map((room) => say(complete, { room }))).toEqual([
      'eine fertige Küche',
      'ein fertiger Ballsaal',
      'der Saal der Säle',
    ]);
  });

  test('that nobody knows stands for itself, and never for a member of all objects', () => {
    expect(say('{$room :room}', { room: 'no-such-room' })).toBe('no-such-room');
    expect(say('{$room :room quotes=yes}', { room: 'constructor' })).toBe('„constructor“');
  });
});

describe('the parts of a sentence', () => {
  test('keep who and what they are about, also inside lists and other sentences', () => {
    const { said } = spoken('{$who :who}: {$rooms :list of=room}. {$more :said}', {
      who: ada,
      rooms: ['kitchen', 'hall'],
      more: spoken('{$n :integer}', { n: 3 }).said,
    });
    expect(said).toEqual([
      { of: 'who', value: ada, text: 'Ada' },
      ': ',
      { of: 'test.room', value: 'kitchen', text: 'Küche' },
      ' und ',
      { of: 'test.room', value: 'hall', text: 'Großer Saal' },
      '. ',
      { of: 'integer', value: 3, text: '3' },
    ]);
  });

  test('begin with a capital letter where the message inside them comes first', () => {
    const taken = (reward: object) => spoken('{$reward :said capital=yes} nehmen', { reward }).text;
    expect(taken(spoken('die Belohnung').said)).toBe('Die Belohnung nehmen');
    expect(taken(spoken('{$room :room article=definite}', { room: 'kitchen' }).said)).toBe('Die Küche nehmen');
    expect(taken([])).toBe(' nehmen');
  });

  test('mark where an element of the page begins and ends; text leaves them out', () => {
    const { said, text } = spoken('Read {#link}the rules{/link}.');
    expect(text).toBe('Read the rules.');
    expect(said).toEqual(['Read ', { mark: 'open', name: 'link' }, 'the rules', { mark: 'close', name: 'link' }, '.']);
  });
});
