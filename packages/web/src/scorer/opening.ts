import { type Fact, TABLE_FORMAT, type TableFile } from '@luftschloss/engine/kernel';
import { type Language, problemText } from '@luftschloss/words';
import { screenOf } from '../games/index.ts';
import { loadGame } from '../games/loading.ts';
import type { GameScorer } from './game-scorer.ts';

/** Why something cannot be opened. */
export type Problem =
  | { readonly code: 'broken' | 'broken-link' | 'not-kept' | 'no-game' | 'no-json' }
  | { readonly code: 'problem'; readonly problem: Fact };

export type OpenedFile =
  | { readonly ok: true; readonly table: TableFile; readonly scorer: GameScorer }
  | { readonly ok: false; readonly problem: Problem };

export function problemWords(language: Language, problem: Problem): string {
  if (problem.code === 'problem') return problemText(language, problem.problem);
  const { problems } = language.words.scorer;
  const said = {
    broken: problems.broken,
    'broken-link': problems.brokenLink,
    'not-kept': problems.notKept,
    'no-game': problems.noGame,
    'no-json': problems.noJson,
  };
  return said[problem.code]();
}

/** A table file, or the file of one castle or palace as the command line has it. */
export async function openFile(file: unknown): Promise<OpenedFile> {
  const { game, format } = (typeof file === 'object' && file !== null ? file : {}) as {
    readonly game?: unknown;
    readonly format?: unknown;
  };
  if (typeof game !== 'string') return { ok: false, problem: { code: 'no-game' } };
  await loadGame(game);
  const scorer = await screenOf(game)?.scorer?.();
  if (!scorer) return { ok: false, problem: { code: 'no-game' } };
  const read = format === TABLE_FORMAT ? scorer.tables.read(file) : scorer.tables.ofBoard(file, []);
  return read.ok ? { ok: true, scorer, table: read.value } : { ok: false, problem: { code: 'problem', problem: read.problem } };
}

export async function openText(text: string): Promise<OpenedFile> {
  try {
    return await openFile(JSON.parse(text));
  } catch {
    return { ok: false, problem: { code: 'no-json' } };
  }
}
