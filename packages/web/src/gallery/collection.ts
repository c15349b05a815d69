import type { Language } from '@luftschloss/words';
import type { Light } from '../rulebook/rulebook.ts';

/** One thing of a game: a room, a card, a tile. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[]; // what it is and what it counts
  readonly house: boolean; // its data are our own
  /** What it is by each filter of its collection; several values where several fit. */
  readonly facets: { readonly [filter: string]: readonly string[] };
  /** As a picture so many pixels wide at most; cards whose words are all that they have do without. */
  readonly draw?: (light: Light, widest: number, prefix: string) => string;
  readonly rule: string; // the clause of the rulebook that explains it
  /** In how many boards of the bots' games it was, of all of them; `null` where that is not counted. */
  readonly built: number | null;
}

export interface Filter {
  readonly id: string;
  readonly title: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
}

export interface Collection {
  readonly id: string;
  readonly title: string;
  readonly filters: readonly Filter[];
  readonly pieces: readonly Piece[];
}

/** What a game brings: loaded when somebody leafs through it. */
export type GalleryIn = (language: Language) => readonly Collection[];

/** Games that bots have played to count what they build; `npm run gallery` writes it. */
export interface Counted {
  readonly games: number;
  readonly boards: number; // castles or palaces of all these games
  readonly date: string;
  readonly pieces: { readonly [collection: string]: { readonly [id: string]: number } };
}

export function builtIn({ pieces }: Counted, collection: string, id: string): number {
  return pieces[collection]?.[id] ?? 0;
}

export interface Wanted {
  readonly name: string;
  readonly facets: { readonly [filter: string]: string };
}

/** The pieces that pass every filter and whose name or words have what was typed. */
export function chosenPieces({ pieces }: Collection, { name, facets }: Wanted, language: string): Piece[] {
  const lower = (text: string): string => text.toLocaleLowerCase(language);
  const typed = lower(name.trim());
  return pieces.filter(
    (piece) =>
      Object.entries(facets).every(([filter, value]) => value === '' || (piece.facets[filter] ?? []).includes(value)) &&
      (typed === '' || [piece.name, ...piece.lines].some((text) => lower(text).includes(typed))),
  );
}
