import { type Fact, OWN_TILES_FORMAT, TABLE_FORMAT, type TableFile } from '@luftschloss/engine/kernel';
import { type Language, problemText } from '@luftschloss/words';
import type { GameScorer } from './game-scorer.ts';

/** Why something cannot be opened. */
export type Problem =
  | { readonly code: 'broken' | 'broken-link' | 'not-kept' | 'no-game' | 'no-json' | 'too-large' }
  | { readonly code: 'problem'; readonly problem: Fact };

/** Tiles that somebody has described, by their ids. */
export interface OpenedTiles {
  readonly game: string;
  readonly tiles: readonly string[];
}

export type OpenedFile =
  | { readonly ok: true; readonly table: TableFile; readonly scorer: GameScorer }
  | { readonly ok: true; readonly own: OpenedTiles }
  | { readonly ok: false; readonly problem: Problem };

/** So much a file may hold, and a link may unpack to: no more than a table can be. */
export const MOST_BYTES = 400_000;

export function problemWords(language: Language, problem: Problem): string {
  const { problems } = language.words.scorer;
  if (problem.code === 'problem') return problems.unreadable({ problem: problemText(language, problem.problem) });
  const said = {
    broken: problems.broken,
    'broken-link': problems.brokenLink,
    'not-kept': problems.notKept,
    'no-game': problems.noGame,
    'no-json': problems.noJson,
    'too-large': problems.tooLarge,
  };
  return said[problem.code]();
}

type ScorerOf = (game: string) => Promise<GameScorer | null>;

/** A table file, or the file of one castle or palace as the command line has it. */
export async function readFile(file: unknown, scorerOf: ScorerOf): Promise<OpenedFile> {
  const { game, format } = (typeof file === 'object' && file !== null ? file : {}) as {
    readonly game?: unknown;
    readonly format?: unknown;
  };
  const scorer = typeof game === 'string' ? await scorerOf(game) : null;
  if (!scorer) return { ok: false, problem: { code: 'no-game' } };
  if (format === OWN_TILES_FORMAT) return readOwnTiles(file, scorer);
  const read = format === TABLE_FORMAT ? scorer.tables.read(file) : scorer.tables.ofBoard(file, []);
  return read.ok ? { ok: true, scorer, table: read.value } : { ok: false, problem: { code: 'problem', problem: read.problem } };
}

function readOwnTiles(file: unknown, { tables: { ownTiles } }: GameScorer): OpenedFile {
  if (!ownTiles) return { ok: false, problem: { code: 'no-game' } };
  const read = ownTiles.read(file);
  if (!read.ok) return { ok: false, problem: { code: 'problem', problem: read.problem } };
  const { game, tiles } = read.value;
  return { ok: true, own: { game, tiles: tiles.map((tile) => ownTiles.idOf(tile)) } };
}

export async function readText(text: string, scorerOf: ScorerOf): Promise<OpenedFile> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { ok: false, problem: { code: 'no-json' } };
  }
  return readFile(file, scorerOf);
}
