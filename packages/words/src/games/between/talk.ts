import type { CastleIndex } from '@luftschloss/engine/between';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';
import { castleId } from './names.ts';

/** Quick phrases for a partner. */
export const PHRASES = ['good', 'ratherNot', 'youFirst'] as const;
export type Phrase = (typeof PHRASES)[number];

/** What somebody said about a castle: one of the phrases, or words of their own. */
export interface CastleTalk {
  readonly castle: CastleIndex;
  readonly phrase: Phrase | null;
  readonly text: string;
}

/** No more castles stand at a table. */
const ABOUT = /^#castle-([0-6]) (.+)$/s;
const CODE = /^:(\w+):$/;

/** The line of chat for words about a castle. Castle and phrase travel as codes, so that each reader reads them in their own language. */
export function talkLine(castle: CastleIndex, text: string): string {
  return `#castle-${castle} ${text}`;
}

export function phraseLine(castle: CastleIndex, phrase: Phrase): string {
  return talkLine(castle, `:${phrase}:`);
}

/** `null` for a line that is about no castle. */
export function castleTalk(line: string): CastleTalk | null {
  const [, castle, text] = ABOUT.exec(line) ?? [];
  if (text === undefined) return null;
  const code = CODE.exec(text)?.[1];
  return { castle: Number(castle), phrase: PHRASES.find((phrase) => phrase === code) ?? null, text };
}

/** What was said, without what it is about. */
export function talkWords({ between: { phrases } }: SaidWords, { phrase, text }: CastleTalk): Said {
  return phrase ? phrases[phrase]() : [text];
}

/** A line of chat for its reader; `null` for a line that people read as it was written. */
export function chatWords(said: SaidWords, line: string): Said | null {
  const talk = castleTalk(line);
  return talk && said.between.phrases.about({ castle: castleId(talk.castle), words: talkWords(said, talk) });
}
