import type { Fact, FactValue, GameTypes, Misfit, Refusal } from '@luftschloss/engine/kernel';
import type { Language } from '../language.ts';
import { type People, plain, type Said } from '../said.ts';

/** What a game says to people. The rules give facts; this makes sentences of them. */
export interface Wording<G extends GameTypes = GameTypes> {
  /** What the viewer is asked, or who is being waited for. */
  decision(view: G['view'], people: People): Said;
  action(view: G['view'], action: G['action']): Said;
  /** A line of the log, or `null` for an event that is not worth one. */
  event(event: G['event'], people: People): Said | null;
  /** Why something is not allowed; `null` for a code that is not the game's. */
  refusal(refusal: Refusal): Said | null;
  /** A fact of a score: why there are points, what is remarked, a line of an explanation. `null` for a code that is not the game's. */
  fact(fact: Fact): Said | null;
  /** What speaks for an action, in a few words. */
  hint(fact: Fact): Said | null;
  /** A line of chat that the game's table sends as a code; `null` for what people read as it was written. */
  chat?(line: string): Said | null;
  /** What the sheet of a real table says of this game. */
  readonly sheet?: SheetWording;
}

export interface SheetWording {
  /** What is asked; `null` for a code that is not the game's. */
  question(fact: Fact): Said | null;
  /** What a piece is called that cannot be where it lies. */
  piece(misfit: Misfit): string;
  /** Why, where no rule of the game itself says so. */
  refusal?(refusal: Refusal): Said | null;
}

export type WordingIn<G extends GameTypes = GameTypes> = (language: Language) => Wording<G>;

/** Messages that are found by a code of the rules. Their parameters are those of the code. */
type Coded = { readonly [code: string]: (params: object) => Said };

export function codedWords(messages: object, { code, params = {} }: Fact | Refusal): Said | null {
  const table = messages as Coded;
  return Object.hasOwn(table, code) ? table[code](params) : null;
}

/** A fact by its code, looked up in these sections; facts inside it are said first. */
export function factWords(sections: readonly object[], { code, params = {} }: Fact): Said | null {
  const table = sections.find((section) => Object.hasOwn(section, code)) as Coded | undefined;
  if (!table) return null;
  const said = ([name, value]: [string, FactValue]) => [name, isFact(value) ? (factWords(sections, value) ?? []) : value];
  return table[code](Object.fromEntries(Object.entries(params).map(said)));
}

export function isFact(value: FactValue): value is Fact {
  return typeof value === 'object' && 'code' in value;
}

/** What a refusal may bring along: words for those who do not know its code, and why a game can only be read. */
interface Told {
  readonly message?: string;
  readonly reason?: Fact;
}

/** Why something is not allowed, by its code: of the game, of every game, or of the table. What no catalogue knows keeps the words that came with it. */
export function refusalText(language: Language, game: Wording | null, refusal: Refusal & Told): string {
  const { common, table, problems } = language.said;
  const said =
    (refusal.reason && factWords([problems.readOnly], refusal.reason)) ??
    codedWords(common.refusals, refusal) ??
    game?.refusal(refusal) ??
    codedWords(table.refusals, refusal) ??
    codedWords(problems.server, refusal);
  return said ? plain(said) : (refusal.message ?? plain(common.refusals.unknown({ code: refusal.code })));
}

/** A fact of a score in words. Results that were stored before scores held facts have sentences, which stay as they are. */
export function factText(wording: Wording, fact: Fact | string): string {
  if (typeof fact === 'string') return fact;
  const said = wording.fact(fact);
  return said ? plain(said) : fact.code;
}
