import type { Catalogue, Message, MessageTable } from './catalogue.ts';
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

export function languageFrom(catalogue: Catalogue, id: string = catalogue.language): Language {
  const speaker = speakerOf(catalogue);
  const face = <R>(finish: (said: Said) => R): Messages<R> => faceOf(catalogue.messages, speaker, finish) as unknown as Messages<R>;
  return {
    id,
    words: face(plain),
    said: face((said) => said),
    term: (table, id) => plain(speaker.say([[table, 'id']], { id })),
    form: (table, id, form) => (Object.hasOwn(catalogue.terms, table) ? writtenForm(catalogue.terms[table], id, form) : null),
  };
}

type Face = { readonly [name: string]: unknown };

/** One function for each message. Parts are made when somebody first says something of them. */
function faceOf(parts: Catalogue['messages'], speaker: Speaker, finish: (said: Said) => unknown): Face {
  const face: { [part: string]: Face } = {};
  for (const [part, table] of Object.entries(parts)) {
    let made: Face | null = null;
    Object.defineProperty(face, part, {
      enumerable: true,
      get: () => {
        made ??= functionsOf(table, speaker, finish);
        return made;
      },
    });
  }
  return face;
}

function functionsOf(table: MessageTable, speaker: Speaker, finish: (said: Said) => unknown): Face {
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
