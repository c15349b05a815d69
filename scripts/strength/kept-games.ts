import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Match } from '../../packages/cli/src/arena/match.ts';
import type { Outcome } from '../../packages/cli/src/arena/play.ts';
import type { KeptOutcomes } from '../../packages/cli/src/arena/run.ts';

const FOLDER = 'out/strength';
const DECIDES = ['packages/bots/src/**/*.ts', 'packages/engine/src/**/*.ts'];

/** Games of a match that was stopped, or that was shorter before, as long as rules and bots are to the letter what they were. */
export function keptGames(key: string, { deals: _, ...match }: Match): KeptOutcomes {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${key.replaceAll(/[^a-z0-9]+/gi, '-')}.jsonl`;
  const head = JSON.stringify({ match, code: codeNow() });
  const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const goesOn = first === head;
  // A line that was cut off by the end of the process is no game.
  const games = goesOn ? lines.slice(0, -1).map((line): [number, Outcome] => JSON.parse(line)) : [];
  writeFileSync(file, [head, ...games.map((game) => JSON.stringify(game)), ''].join('\n'));
  return {
    played: new Map(games),
    keep: (number, outcome) => appendFileSync(file, `${JSON.stringify([number, outcome])}\n`),
  };
}

let code: string | null = null;

function codeNow(): string {
  if (code !== null) return code;
  const hash = createHash('sha256');
  for (const file of DECIDES.flatMap((pattern) => globSync(pattern)).sort()) hash.update(file).update(readFileSync(file));
  code = hash.digest('hex');
  return code;
}
