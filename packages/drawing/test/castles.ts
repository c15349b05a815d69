import { readFileSync } from 'node:fs';
import { type Castle, readCastle } from '@luftschloss/engine/castles';
import { THOROUGH } from '../../../testing/thorough.ts';

interface Entry {
  readonly castle: unknown;
  readonly steps: readonly { readonly points: number; readonly completed: readonly number[] }[];
  readonly courtyards: number;
  readonly externalEntrances: { readonly all: number };
}

const file = new URL('../../engine/test/vectors/castles-public.json', import.meta.url);
const all: readonly Entry[] = JSON.parse(readFileSync(file, 'utf8'));
/** They take half a minute to draw: `npm test` looks at every third. */
const entries = THOROUGH ? all : all.filter((_, index) => index % 3 === 0);

/** Castles of the shared test vectors with what each room scored. */
export const CASTLES: readonly { castle: Castle; points: number[]; external: number; courtyards: number; completed: number }[] =
  entries.map((entry) => {
    const castle = readCastle(entry.castle);
    if (!castle.ok) throw new Error(castle.problem.code);
    return {
      castle: castle.value,
      points: entry.steps.map(({ points }) => points),
      external: entry.externalEntrances.all,
      courtyards: entry.courtyards,
      completed: new Set(entry.steps.flatMap(({ completed }) => completed)).size,
    };
  });

/** What is wrong with a piece of XML: tags that do not close, attributes without quotes, bare ampersands. */
export function xmlProblem(xml: string): string | null {
  const open: string[] = [];
  const part = /([^<]+)|<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/y;
  while (part.lastIndex < xml.length) {
    const start = part.lastIndex;
    const found = part.exec(xml);
    if (!found) return `bad tag at "${xml.slice(start, start + 60)}"`;
    const [all, text, closing, name, attributes = '', empty] = found;
    if (/&(?!#\d+;)/.test(text ?? attributes)) return `bare & in "${all.slice(0, 60)}"`;
    if (text !== undefined) continue;
    const names = [...attributes.matchAll(/ ([a-zA-Z:-]+)="/g)].map(([, key]) => key);
    if (new Set(names).size < names.length) return `attribute twice in "${all.slice(0, 60)}"`;
    if (closing && open.pop() !== name) return `unexpected </${name}>`;
    if (!closing && !empty) open.push(name);
  }
  return open.length > 0 ? `<${open.pop()}> is never closed` : null;
}

export function count(text: string, part: RegExp): number {
  return [...text.matchAll(part)].length;
}
