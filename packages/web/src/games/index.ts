import type { BoardDrawing } from '@luftschloss/drawing';
import type { Rules } from '@luftschloss/engine/kernel';
import type { BundleId, Language, Wording } from '@luftschloss/words';
import { card as between } from './between/card.ts';
import { card as castles } from './castles/card.ts';
import { card as palace } from './palace/card.ts';
import type { GameCard, GameScreen } from './screen.ts';

/** What the page has of a game from the start, and how it gets the rest. */
interface GameRow {
  readonly card: GameCard;
  /** Words that belong to the game alone. */
  readonly words: readonly BundleId[];
  load(): Promise<GameScreen>;
}

/** One row for each game, in the order in which the house shows them. */
const GAME_ROWS: readonly GameRow[] = [
  { card: castles, words: ['castles', 'castles-names'], load: async () => (await import('./castles/index.ts')).castles },
  { card: between, words: ['between'], load: async () => (await import('./between/index.ts')).between },
  { card: palace, words: ['palace'], load: async () => (await import('./palace/index.ts')).palace },
];

export const GAME_CARDS: readonly GameCard[] = GAME_ROWS.map(({ card }) => card);

const screens = new Map<string, GameScreen>();

function rowOf(game: string): GameRow | undefined {
  return GAME_ROWS.find(({ card }) => card.id === game);
}

/** Loads rules, pictures and tables of a game, without what it says. */
export async function loadScreen(game: string): Promise<void> {
  const row = rowOf(game);
  if (!row || screens.has(game)) return;
  screens.set(game, await row.load());
}

export function wordsOf(game: string): readonly BundleId[] {
  return rowOf(game)?.words ?? [];
}

/** All that the page knows of a game that was loaded. */
export function screenOf(game: string): GameScreen | undefined {
  return screens.get(game);
}

/** The rules of a game that was loaded. */
export function rulesOf(game: string): Rules | undefined {
  return screenOf(game)?.rules;
}

const wordings = new WeakMap<Language, Map<string, Wording>>();

/** What a game that was loaded says in a language; made once. */
export function wordingOf(game: string, language: Language): Wording {
  const known = wordings.get(language) ?? new Map<string, Wording>();
  wordings.set(language, known);
  const wording = known.get(game) ?? screenOf(game)?.wording(language);
  if (!wording) throw new Error(`the game “${game}” is not loaded`);
  known.set(game, wording);
  return wording;
}

const boards = new Map<string, Promise<BoardDrawing | null>>();

/** How the boards of a game that was loaded are drawn in the general table; always the same promise. */
export function boardOf(game: string): Promise<BoardDrawing | null> {
  const known = boards.get(game) ?? screenOf(game)?.drawing() ?? Promise.resolve(null);
  boards.set(game, known);
  return known;
}

export function scoresNow(game: string, view: unknown): readonly number[] | null {
  return screenOf(game)?.scores(view) ?? null;
}

/** Which of the drawn boards are a seat's own; an onlooker begins with the first one. */
export function boardsOfSeat(game: string, view: unknown, seat: number | null): readonly number[] {
  return (seat === null ? undefined : screenOf(game)?.boardsOf?.(view, seat)) ?? [0];
}

/** What a game is called; one that the page does not know is called by its id. */
export function gameName(game: string, language: Language): string {
  return gameCard(game)?.name(language) ?? game;
}

export function gameCard(game: string): GameCard | undefined {
  return rowOf(game)?.card;
}
