import { describe, expect, it } from 'vitest';
import { CHAT_LENGTH, NAME_LENGTH, visibleName, visibleText } from '../src/index.ts';

describe('a name', () => {
  it.each([
    ['Änne', 'Änne'],
    ['  King \t Ludwig\u00a0II. ', 'King Ludwig II.'],
    ['A\u0308nne', 'Änne'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['👩🏽‍🤝‍👨🏻 & 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍🤝‍👨🏻 & 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['❤️ 1️⃣ 🇩🇪 🏳️‍🌈 ☺︎', '❤️ 1️⃣ 🇩🇪 🏳️‍🌈 ☺︎'],
    ['می‌خواهم', 'می‌خواهم'],
    ['ക്‍ഷ', 'ക്‍ഷ'],
    ['שלום', 'שלום'],
    ['Nguyễn', 'Nguyễn'],
    ['น้ำ', 'น้ำ'],
    ['李小龍', '李小龍'],
    ['<b>&amp;', '<b>&amp;'],
  ])('may be %j', (given, name) => {
    expect(visibleName(given)).toEqual({ ok: true, value: name.normalize('NFC') });
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \u2003\u3000 '],
    ['zero-width spaces', '\u200b\u200b'],
    ['a joiner alone', '\u200d'],
    ['a direction override', 'Anna\u202egpj.exe'],
    ['a direction isolate', '\u2067Anna\u2069'],
    ['a direction mark', 'Anna\u200f'],
    ['half a surrogate pair', 'Anna\ud83d'],
    ['the other half', '\ude00Anna'],
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', '\uffa0'],
    ['an empty Braille letter', '\u2800'],
    ['a tag of no flag', 'A\u{e0041}\u{e0042}'],
    ['a variation of a letter', 'A\ufe0f\ufe0f'],
    ['a soft hyphen', 'An\u00adna'],
    ['a bell', 'Anna\u0007'],
    ['a private letter', '\ue000'],
    ['an accent on nothing', '\u0301'],
    ['accents that climb', `A${'\u0301\u0302'.repeat(8)}`],
    ['more than a name has', 'x'.repeat(NAME_LENGTH + 1)],
    ['a joiner between signs', 'a-\u200d-b'],
    ['an emoji with something hidden behind it', '😀\u{e0041}\u{e0042}\u{e007f}'],
  ])('is not %s', (_, given) => {
    expect(visibleName(given).ok, JSON.stringify(given)).toBe(false);
  });

  it('counts characters as people do', () => {
    expect(visibleName('👨‍👩‍👧‍👦'.repeat(NAME_LENGTH)).ok).toBe(true);
    expect(visibleName('👨‍👩‍👧‍👦'.repeat(NAME_LENGTH + 1)).ok).toBe(false);
  });

  it('takes no long time, however long the text', () => {
    expect(visibleText(`a${'\u0301'.repeat(1_000_000)}`, CHAT_LENGTH).ok).toBe(false);
    expect(visibleText('👩‍'.repeat(3000), CHAT_LENGTH).ok).toBe(false);
  });
});
