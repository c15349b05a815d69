// Counts where points of greedy bots come from, for the statistics of the page: npm run statistics -- [GAMES]
// The same seeds every time, so that the numbers change only when rules, bots or the number of games do.
import { writeFileSync } from 'node:fs';
import { botsFor } from '@luftschloss/bots';
import { GAMES } from '@luftschloss/engine';
import { byCategory, expectOk, parseOptions, replay, simulateGame } from '@luftschloss/engine/kernel';
import type { BotAverages } from '../packages/web/src/statistics/bot-averages.ts';

const PLAYERS: { readonly [game: string]: readonly number[] } = {
  castles: [1, 2, 3, 4],
  between: [2, 3, 4, 5, 6, 7],
  palace: [2, 3, 4],
};

const games = Number(process.argv[2] ?? 20);
const averages: { [game: string]: BotAverages[string] } = {};
for (const [game, numbers] of Object.entries(PLAYERS)) {
  averages[game] = Object.fromEntries(numbers.map((players) => [players, averagesOf(game, players)]));
  console.log(`${game}: ${games} games for each number of players`);
}
writeFileSync('packages/web/src/statistics/bots.json', `${JSON.stringify(averages, null, 2)}\n`);

function averagesOf(game: string, players: number): BotAverages[string][string] {
  const { rules } = GAMES.find(({ id }) => id === game) ?? GAMES[0];
  const bots = Array.from({ length: players }, () => botsFor(game).greedy);
  const sums = new Map<string, number>();
  for (let number = 0; number < games; number++) {
    const { record } = simulateGame(rules, expectOk(parseOptions(rules.options, {})), bots, `statistics ${number}`);
    const { states } = expectOk(replay(rules, record));
    for (const { lines } of rules.result(states[states.length - 1])?.standings.slice(0, players) ?? []) {
      for (const [category, points] of byCategory(lines)) sums.set(category, (sums.get(category) ?? 0) + points);
    }
  }
  const average = (sum: number): number => Math.round((10 * sum) / (games * players)) / 10;
  return { games, categories: Object.fromEntries([...sums].map(([category, sum]) => [category, average(sum)])) };
}
