import { readFileSync } from 'node:fs';
import { type Castle, readCastle } from '@luftschloss/engine/castles';

interface Entry {
  readonly castle: unknown;
  readonly steps: readonly { readonly points: number; readonly completed: readonly number[] }[];
  readonly externalEntrances: { readonly all: number };
}

const file = new URL('../../engine/test/vectors/castles-public.json', import.meta.url);
const entries: readonly Entry[] = JSON.parse(readFileSync(file, 'utf8'));

/** Castles of the shared test vectors with what each room scored. */
export const CASTLES: readonly { castle: Castle; points: number[]; external: number; completed: number }[] = entries.map((entry) => {
  const castle = readCastle(entry.castle);
  if (!castle.ok) throw new Error(castle.error);
  return {
    castle: castle.value,
    points: entry.steps.map(({ points }) => points),
    external: entry.externalEntrances.all,
    completed: new Set(entry.steps.flatMap(({ completed }) => completed)).size,
  };
});

/** What is wrong with a piece of XML: tags that do not close, attributes without quotes, bare ampersands. */
export function xmlProblem(xml: string): string | null {
  const open: string[] = [];
  let rest = xml;
  while (rest !== '') {
    const text = /^[^<]+/.exec(rest)?.[0] ?? '';
    if (/&(?!#\d+;|amp;|lt;|gt;|quot;)/.test(text)) return `bare & in "${text.slice(0, 40)}"`;
    rest = rest.slice(text.length);
    if (rest === '') break;
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/.exec(rest);
    if (!tag) return `bad tag at "${rest.slice(0, 60)}"`;
    const [all, closing, name, attributes, empty] = tag;
    const names = [...attributes.matchAll(/ ([a-zA-Z:-]+)="/g)].map(([, key]) => key);
    if (new Set(names).size < names.length) return `attribute twice in "${all.slice(0, 60)}"`;
    if (closing && open.pop() !== name) return `unexpected </${name}>`;
    if (!closing && !empty) open.push(name);
    rest = rest.slice(all.length);
  }
  return open.length > 0 ? `<${open.pop()}> is never closed` : null;
}

export function count(text: string, part: RegExp): number {
  return [...text.matchAll(part)].length;
}
