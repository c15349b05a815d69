// What the generator makes of the catalogues: plain data that `speak.ts` reads.

export type Options = { readonly [name: string]: string };

/** Function, parameter, options; or an element of the page: `['#link']`, `['/link']`. */
export type Placeholder = readonly [of: string, parameter?: string, options?: Options];

export type Pattern = readonly (string | Placeholder)[];

/** Variants from the most particular to the most general; `*` fits everything. */
export interface Choice {
  readonly by: readonly Placeholder[];
  readonly variants: readonly (readonly [keys: readonly string[], pattern: string | Pattern])[];
}

export type Message = string | Pattern | Choice;

/** Messages by name; a section of a part is one level deeper. */
export interface MessageTable {
  readonly [name: string]: Message | { readonly [name: string]: Message };
}

/** The forms of a term: `''` is the one that dictionaries have, `gender` is what others agree with. */
export type Term = string | { readonly [form: string]: string };

export type TermTable = { readonly [id: string]: Term };

export interface Grammar {
  readonly genders: readonly string[];
  /** The first is what dictionaries have. */
  readonly cases: readonly string[];
  readonly quotes: readonly [open: string, close: string];
  /** article -> case -> gender, or `plural` -> word. Nothing for languages without articles. */
  readonly articles: { readonly [article: string]: { readonly [wanted: string]: { readonly [gender: string]: string } } };
}

/** Some files of a language: what a page loads at once. */
export interface Bundle {
  readonly terms: { readonly [table: string]: TermTable };
  readonly messages: { readonly [part: string]: MessageTable };
}

/** The first bundle, with what the language is, or a whole language. */
export interface Catalogue extends Bundle {
  readonly language: string;
  readonly grammar: Grammar;
}
