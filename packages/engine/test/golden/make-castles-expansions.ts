/**
 * Writes the golden games of Castles with expansions for the current version of the rules. They must replay to the same scores for ever: run this only after
 * raising the version. Records of earlier versions stay.
 *
 *   npx node packages/engine/test/golden/make-castles-expansions.ts
 */
import { writeFileSync } from 'node:fs';
import { castles, type RewardType } from '../../src/castles/index.ts';
import { expectOk, type GameRecord, parseOptions, randomPlayer, simulateGame } from '../../src/kernel/index.ts';

const EVERYTHING = { swans: true, passages: true, moats: true, towers: true, decrees: true };
const SECRETS = { edition: 'first', swans: true, passages: true, moats: true, secretRooms: true };

/** Some tables shall see a reward that random play seldom earns: the first seed whose game has it is taken. */
const TABLES: readonly (readonly [name: string, seats: number, options: object, reward?: RewardType])[] = [
  ['solo', 1, EVERYTHING],
  ['2', 2, EVERYTHING, 'moat'],
  ['3', 3, EVERYTHING],
  ['5', 5, EVERYTHING, 'tower'],
  ['secrets-solo', 1, SECRETS],
  ['secrets-3', 3, SECRETS],
  ['secrets-4', 4, SECRETS],
];

/** One action on each line, so that a difference can be read. */
function lineByLine({ actions, ...rest }: GameRecord): string {
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n');
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "actions": [\n${lines}\n  ]\n}\n`;
}

function takes({ actions }: GameRecord, reward: RewardType): boolean {
  return actions.some(({ action }) => action.type === 'reward' && (action as { reward?: RewardType }).reward === reward);
}

function gameOf(name: string, seats: number, raw: object, reward?: RewardType): GameRecord {
  const options = expectOk(parseOptions(castles.options, raw));
  for (let attempt = 0; attempt < 500; attempt++) {
    const { record, illegalActions } = simulateGame(castles, options, Array(seats).fill(randomPlayer), `golden expansions ${name} ${attempt}`);
    if (illegalActions > 0) throw new Error(`the game "${name}" needed ${illegalActions} corrections`);
    if (reward === undefined || takes(record, reward)) return record;
  }
  throw new Error(`no game "${name}" with the reward ${reward}`);
}

for (const [name, ...table] of TABLES) {
  writeFileSync(new URL(`castles-expansions-v${castles.version}-${name}.json`, import.meta.url), lineByLine(gameOf(name, ...table)));
}
