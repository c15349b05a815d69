import { accept, type Checked, reject, rejectAt, type Schema } from '@luftschloss/engine/kernel';

/** What people count as one character: a letter with its accents, a family of emoji. */
const SEGMENTS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One emoji, also made of several: with skin tones, joined to families, flags of regions, keycaps. */
const EMOJI =
  /^(?:\p{RI}{2}|[#*0-9]\u{FE0F}?\u{20E3}|\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}|\p{Emoji}(?:\p{EMod}|\u{FE0E}|\u{FE0F})?(?:\u{200D}\p{Emoji}(?:\p{EMod}|\u{FE0F})?)*)$/u;
/** Joiners are letters of some scripts, but only between letters. */
const JOINED = /^[\p{L}\p{M}]+(?:[\u{200C}\u{200D}][\p{L}\p{M}]*)*$/u;
/** What cannot be seen, or changes the direction of what can, or means nothing to others; and the empty letter of Braille. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u;
/** More accents on one letter than any language has climb over their neighbours. */
const CLIMBING = /\p{Mn}{5}/u;
/** A longer run of code points in one character is no writing. */
const LONGEST_CHARACTER = 32;

/**
 * The one rule for whatever people write that others read: names and chat. Everything in it can be seen and stays in its place. Spaces and line breaks become
 * single spaces, and equal texts become equal.
 */
export function visibleText(value: string, most: number): Checked<string> {
  if (!value.isWellFormed()) return reject('half-character');
  // Nobody needs more code units than this for so many characters, and cutting them up takes time.
  if (value.length > most * LONGEST_CHARACTER) return reject('too-many-characters', { most });
  const text = value.normalize('NFC').replace(/\s+/gu, ' ').trim();
  let count = 0;
  for (const { segment } of SEGMENTS.segment(text)) {
    count++;
    if (count > most) return reject('too-many-characters', { most });
    if (segment.length > LONGEST_CHARACTER || !isVisible(segment)) return reject('unseen-characters');
  }
  return count === 0 ? reject('nothing-seen') : accept(text);
}

function isVisible(segment: string): boolean {
  if (EMOJI.test(segment)) return true;
  if (CLIMBING.test(segment) || /^\p{M}/u.test(segment)) return false;
  if (!UNSEEN.test(segment)) return true;
  return JOINED.test(segment) && !UNSEEN.test(segment.replace(/[\u{200C}\u{200D}]/gu, ''));
}

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;

/** A name as others will read it, or what is wrong with it. */
export function visibleName(value: string): Checked<string> {
  return visibleText(value, NAME_LENGTH);
}

function visibleSchema(most: number, what: string): Schema<string> {
  return {
    check(value, path) {
      const checked = typeof value === 'string' ? visibleText(value, most) : reject('text-expected');
      return checked.ok ? checked : rejectAt(path ?? what, checked.problem);
    },
    json: { type: 'string', minLength: 1, description: `at most ${most} characters that can be seen` },
  };
}

export const nameSchema: Schema<string> = visibleSchema(NAME_LENGTH, 'name');
export const chatSchema: Schema<string> = visibleSchema(CHAT_LENGTH, 'text');
