import type { Language } from '@luftschloss/words';

export type Light = 'day' | 'night';

export interface Picture {
  readonly svg: string;
  readonly caption?: string;
}

/** A drawn example. Everything that is said about it comes from the rules themselves. */
export interface Figure {
  readonly pictures: readonly Picture[];
  /** The picture in words, for readers who do not see it. */
  readonly label: string;
  /** What the rules say to the placement that is shown; `null` where nothing is asked. */
  readonly verdict: 'allowed' | 'refused' | null;
  readonly lines: readonly string[];
  readonly wide?: true; // on a phone it must not shrink, but may be scrolled
}

/** Drawn when it is shown; `prefix` is of all ids in its drawings. */
export type FigureIn = (light: Light, prefix: string) => Figure;

/** One rule: the smallest thing that can be linked to. */
export interface Clause {
  readonly id: string; // its address within the game
  readonly title: string;
  readonly text: string;
  readonly cites: readonly string[]; // clauses of the exact rules in docs/rules that it tells
  readonly house: 'rule' | 'made' | null; // not that of the published game: a rule, or a component
  readonly figures: readonly FigureIn[];
  readonly items: readonly Item[];
}

/** A row of a list that belongs to a clause, such as one of the decrees. */
export interface Item {
  readonly name: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** Which clause explains a code of the rules. */
export interface RulePlaces {
  readonly refusals: { readonly [code: string]: string };
  /** A reason for points; `subject` is the piece that it is about, if any. */
  reason(code: string, subject: string): string | null;
}

/** The rulebook of one game in one language. */
export interface Rulebook extends RulePlaces {
  readonly chapters: readonly Chapter[];
}

/** What a game brings: loaded when somebody opens its rules. */
export type RulebookIn = (language: Language) => Rulebook;

type Extras = Partial<Pick<Clause, 'cites' | 'house' | 'figures' | 'items'>>;

export function clause(
  id: string,
  title: string,
  text: string,
  { cites = [], house = null, figures = [], items = [] }: Extras = {},
): Clause {
  return { id, title, text, cites, house, figures, items };
}

/** A page that was opened at a clause, at a chapter, or just so. */
export interface OpenedAt {
  readonly chapter: Chapter;
  readonly clause: Clause | null;
}

/**
 * Where an address leads: the id of a clause or of a chapter, or a code of the rules that is looked up (`why:fence`, `score:room:schoolhouse`). An unknown
 * one leads to the beginning.
 */
export function openedAt(book: Rulebook, address: string): OpenedAt {
  const wanted = placeOf(book, address);
  for (const chapter of book.chapters) {
    const found = chapter.clauses.find(({ id }) => id === wanted);
    if (found) return { chapter, clause: found };
  }
  return { chapter: book.chapters.find(({ id }) => id === wanted) ?? book.chapters[0], clause: null };
}

function placeOf({ refusals, reason }: RulePlaces, address: string): string | null {
  const [kind, code, subject = ''] = address.split(':');
  if (code === undefined) return address;
  if (kind === 'why') return refusals[code] ?? null;
  return kind === 'score' ? reason(code, subject) : address;
}
