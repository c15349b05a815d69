import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { accept, type BoardLibrary, type Checked, parseJson, reject } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { Command } from '../command.ts';
import { oneLine } from '../failure.ts';
import { libraryOf } from '../files.ts';
import { type Line, linesOf } from '../lines.ts';
import { suggestion } from '../suggestion.ts';

export const batch: Command = {
  name: 'batch',
  summary: 'Answers requests of other programs: one JSON request per line in, one JSON answer per line out',
  positionals: [],
  options: {},
  notes: [
    'Requests: {"op":"score","castle":{..}}, {"op":"placements","castle":{..},"tile":ID,"level"?} and {"op":"check","castle":{..},"tile":ID,"x":X,"y":Y,"r":R,"level"?}.',
    'Answers, in the order of the requests: {"ok":true,"result":..} with what --json prints, or {"ok":false,"error":".."}.',
  ],
  async run(_, { catalogue, input, output }) {
    for await (const lines of linesOf(input, LONGEST_LINE)) {
      const answers = lines.map((line) => answer(line, catalogue));
      await write(output, `${answers.join('\n')}\n`);
    }
  },
};

const LONGEST_LINE = 4_000_000;

type Query = { readonly [name: string]: unknown };

const OPERATIONS: { readonly [op: string]: (library: BoardLibrary, castle: unknown, query: Query) => Checked<unknown> } = {
  score(library, castle, query) {
    const [unknown] = Object.keys(query);
    return unknown === undefined ? library.score(castle) : reject(`unknown field ${JSON.stringify(unknown)} (known: op, castle)`);
  },
  placements: (library, castle, query) => library.placements(castle, query),
  check: (library, castle, query) => library.check(castle, query),
};

/** The answer to one line as JSON. Whatever the line is, there is an answer. */
export function answer(line: Line, catalogue: Catalogue): string {
  try {
    const answered = line === null ? reject(`the line is longer than ${LONGEST_LINE} characters`) : respond(line, catalogue);
    return JSON.stringify(answered.ok ? { ok: true, result: answered.value } : { ok: false, error: oneLine(answered.error) });
  } catch (error) {
    return JSON.stringify({
      ok: false,
      error: oneLine(`this request cannot be answered: ${error instanceof Error ? error.message : error}`),
    });
  }
}

function respond(line: string, catalogue: Catalogue): Checked<unknown> {
  if (line.trim() === '') return reject('the line is empty; expected a request as JSON');
  const parsed = parseJson(line);
  if (!parsed.ok) return parsed;
  const request = asRequest(parsed.value);
  if (!request.ok) return request;
  const { op, castle, query } = request.value;
  const library = libraryOf(castle, catalogue);
  if (!library.ok) return reject(`castle: ${library.error}`);
  return OPERATIONS[op](library.value, castle, query);
}

function asRequest(value: unknown): Checked<{ op: string; castle: unknown; query: Query }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return reject('expected an object with the fields "op" and "castle"');
  const { op, castle, ...query } = value as { op?: unknown; castle?: unknown };
  const known = Object.keys(OPERATIONS);
  if (typeof op !== 'string') return reject(`op: expected one of ${known.join(', ')}`);
  if (!Object.hasOwn(OPERATIONS, op)) {
    return reject(`unknown op ${JSON.stringify(op.slice(0, 60))}${suggestion(op, known) || ` (known: ${known.join(', ')})`}`);
  }
  if (castle === undefined) return reject('the field "castle" is missing');
  return accept({ op, castle, query });
}

async function write(output: Writable, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain');
}
