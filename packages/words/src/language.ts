import { ALL_BUNDLES, BUNDLES, bundleOf } from './bundles.ts';
import type { Bundle, Catalogue, Message, MessageTable, TermTable } from './catalogue.ts';
import type { Messages } from './generated/messages.ts';
import { plain, type Said } from './said.ts';
import { type Params, type Speaker, speakerOf } from './speak.ts';
import { writtenForm } from './terms.ts';

export type Words = Messages<string>;
export type SaidWords = Messages<Said>;

/** A language that is loaded. */
export interface Language {
  readonly id: string;
  /** Messages as text: `words.castles.events.stored({ who, room })`. */
  readonly words: Words;
  /** The same messages with their places still visible, for pages that draw what others write. */
  readonly said: SaidWords;
  /** What the language calls a thing by itself: on cards, in headings, in lists. */
  term(table: string, id: string): string;
  /** Another form of it that the language has written down, such as the `letter` of a type; `null` where it has none. */
  form(table: string, id: string, form: string): string | null;
}

/** A language that is loaded bit by bit. */
export interface GrowingLanguage {
  readonly language: Language;
  add(bundle: Bundle): void;
}

export function languageFrom(catalogue: Catalogue, id: string = catalogue.language): Language {
  return growingLanguage(catalogue, id).language;
}

export function growingLanguage(first: Catalogue, id: string = first.language): GrowingLanguage {
  const terms: { [table: string]: TermTable } = {};
  const speaker = speakerOf({ ...first, terms });
  const words = new Face(speaker, plain);
  const said = new Face(speaker, (said) => said);
  const add = (bundle: Bundle): void => {
    Object.assign(terms, bundle.terms);
    for (const face of [words, said]) face.add(bundle.messages);
  };
  add(first);
  const language: Language = {
    id,
    words: words.parts as unknown as Words,
    said: said.parts as unknown as SaidWords,
    term: (table, id) => plain(speaker.say([[table, 'id']], { id })),
    form: (table, id, form) => (Object.hasOwn(terms, table) ? writtenForm(terms[table], id, form) : null),
  };
  return { language, add };
}

type Functions = { readonly [name: string]: unknown };

/** One function for each message. Parts are made when somebody first says something of them. */
class Face {
  readonly parts: { [part: string]: Functions } = {};
  readonly #speaker: Speaker;
  readonly #finish: (said: Said) => unknown;

  constructor(speaker: Speaker, finish: (said: Said) => unknown) {
    this.#speaker = speaker;
    this.#finish = finish;
    for (const file of ALL_BUNDLES.flatMap((bundle): readonly string[] => BUNDLES[bundle])) {
      if (file.endsWith('.mf2')) this.#put(file.slice(0, -'.mf2'.length), () => missing(file));
    }
  }

  add(messages: Bundle['messages']): void {
    for (const [part, table] of Object.entries(messages)) {
      let made: Functions | null = null;
      this.#put(part, () => {
        made ??= functionsOf(table, this.#speaker, this.#finish);
        return made;
      });
    }
  }

  #put(part: string, get: () => Functions): void {
    Object.defineProperty(this.parts, part, { enumerable: true, configurable: true, get });
  }
}

function missing(file: string): never {
  throw new Error(`the bundle “${bundleOf(file)}” with ${file} is not loaded`);
}

function functionsOf(table: MessageTable, speaker: Speaker, finish: (said: Said) => unknown): Functions {
  const functionOf =
    (message: Message) =>
    (params: Params = {}): unknown =>
      finish(speaker.say(message, params));
  const isMessage = (entry: MessageTable[string]): entry is Message =>
    typeof entry === 'string' || Array.isArray(entry) || Array.isArray((entry as { by?: unknown }).by);
  return Object.fromEntries(
    Object.entries(table).map(([name, entry]) => [
      name,
      isMessage(entry)
        ? functionOf(entry)
        : Object.fromEntries(Object.entries(entry).map(([key, message]) => [key, functionOf(message as Message)])),
    ]),
  );
}
