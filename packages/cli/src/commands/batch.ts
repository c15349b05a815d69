import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { accept, type Checked, expected, type Fact, parseJson, reject, rejectAt, unknownField } from '@luftschloss/engine/kernel';
import { problemText } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import type { Catalogue } from '../catalogue.ts';
import type { Command } from '../command.ts';
import { oneLine } from '../failure.ts';
import { examinedBy } from '../files.ts';
import { inLines, type Line } from '../lines.ts';
import { closest } from '../suggestion.ts';
import type { Examined } from '../table-files.ts';

export const batch: Command = {
  name: 'batch',
  summary: ({ summaries }) => summaries.batch(),
  positionals: [],
  options: {},
  notes: [({ notes }) => notes.batchRequests(REQUESTS), ({ notes }) => notes.batchAnswers(ANSWERS)],
  async run(_, { catalogue, input, output }) {
    for await (const lines of inLines(input, LONGEST_LINE)) {
      const answers = lines.map((line) => answer(line, catalogue));
      await write(output, `${answers.join('\n')}\n`);
    }
  },
};

/** What programs write and read, the same in every language. */
const REQUESTS = {
  score: '{"op":"score","castle":{..}}',
  placements: '{"op":"placements","castle":{..},"tile":ID,"level"?}',
  check: '{"op":"check","castle":{..},"tile":ID,"x":X,"y":Y,"r":R,"level"?}',
};
const ANSWERS = { good: '{"ok":true,"result":..}', bad: '{"ok":false,"error":".."}' };

const LONGEST_LINE = 4_000_000;

type Query = { readonly [name: string]: unknown };

const OPERATIONS: { readonly [op: string]: (library: Examined, castle: unknown, query: Query) => Checked<unknown> } = {
  score(library, castle, query) {
    const [unknown] = Object.keys(query);
    return unknown === undefined ? library.score(castle) : unknownField(unknown, ['op', 'castle']);
  },
  placements: (library, castle, query) => library.placements(castle, query),
  check: (library, castle, query) => library.check(castle, query),
};

/** The answer to one line as JSON. Whatever the line is, there is an answer. */
export function answer(line: Line, catalogue: Catalogue): string {
  try {
    const answered = line === null ? reject('line-too-long', { most: LONGEST_LINE }) : respond(line, catalogue);
    return JSON.stringify(answered.ok ? { ok: true, result: answered.value } : { ok: false, error: said(answered.problem) });
  } catch (error) {
    return JSON.stringify({
      ok: false,
      error: said({ code: 'unanswerable', params: { detail: error instanceof Error ? error.message : String(error) } }),
    });
  }
}

/** Answers are for programs: their problems are told in English, whatever the reader speaks. */
function said(problem: Fact): string {
  return oneLine(problemText(english, problem));
}

function respond(line: string, catalogue: Catalogue): Checked<unknown> {
  if (line.trim() === '') return reject('line-empty');
  const parsed = parseJson(line);
  if (!parsed.ok) return parsed;
  const request = asRequest(parsed.value);
  if (!request.ok) return request;
  const { op, castle, query } = request.value;
  const library = examinedBy(castle, catalogue);
  if (!library.ok) return rejectAt('castle', library.problem);
  return OPERATIONS[op](library.value, castle, query);
}

function asRequest(value: unknown): Checked<{ op: string; castle: unknown; query: Query }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return reject('request-expected');
  const { op, castle, ...query } = value as { op?: unknown; castle?: unknown };
  const known = Object.keys(OPERATIONS);
  if (typeof op !== 'string') return expected({ code: 'one-of', params: { values: known.join(', ') } }, op, 'op');
  if (!Object.hasOwn(OPERATIONS, op)) {
    const near = closest(op, known);
    const asked = JSON.stringify(op.slice(0, 60));
    return near ? reject('unknown-op-near', { op: asked, near }) : reject('unknown-op', { op: asked, known: known.join(', ') });
  }
  if (castle === undefined) return reject('castle-missing');
  return accept({ op, castle, query });
}

async function write(output: Writable, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain');
}
