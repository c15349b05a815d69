// Lets bots play against each other, reviews their decisions and says how accurate each of them was, with the interval in which the mean lies with 95 %.
//
//   npm run accuracy                                        20 games of Castles
//   npm run accuracy -- --game palace --games 10            another game
//   npm run accuracy -- --bots hard,greedy --depth usual    other players, a longer look
//   npm run accuracy -- --playouts 200                      bots that search think longer about each decision
//   npm run accuracy -- --decisions 100                     all decisions, not only twelve of each bot in each game
//   npm run accuracy -- --calibrate                         also: how often games were won that looked like it, and what fits that best
import { parseArgs } from 'node:util';
import { botsFor, judgeFor, reviewOf } from '../packages/bots/src/index.ts';
import { accuracyOf, type Depth, decisionsOf } from '../packages/bots/src/review/index.ts';
import { GAMES } from '../packages/engine/src/index.ts';
import { expectOk, parseOptions, replay, simulateGame } from '../packages/engine/src/kernel/index.ts';
import { fitted, reliability, type Seen } from './accuracy/calibrate.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'castles' },
    games: { type: 'string', default: '20' },
    bots: { type: 'string', default: 'hard,greedy,easy,random' },
    depth: { type: 'string', default: 'quick' },
    playouts: { type: 'string', default: '80' },
    decisions: { type: 'string', default: '12' },
    calibrate: { type: 'boolean', default: false },
  },
});

const found = GAMES.find(({ id }) => id === values.game);
const judge = judgeFor(values.game);
if (!found || !judge) throw new Error(`nobody judges ${values.game}`);
const { rules } = found;
const names = values.bots.split(',');
const bots = botsFor(values.game);
const accuracies = names.map((): number[] => []);
const seen: Seen[] = [];

for (let game = 0; game < Number(values.games); game++) {
  // Each bot sits at each seat in turn.
  const seated = names.map((_, seat) => (seat + game) % names.length);
  const players = seated.map((index) => bots[names[index]]);
  const { record, result } = simulateGame(rules, expectOk(parseOptions(rules.options, {})), players, `accuracy ${game}`, {
    playouts: Number(values.playouts),
  });
  const { states } = expectOk(replay(rules, record));
  for (const [seat, index] of seated.entries()) {
    const review = reviewOf(rules, judge, seat, sampleOf(decisionsOf(rules, record, states, seat)), values.depth as Depth);
    accuracies[index].push(accuracyOf(review) ?? 100);
    const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
    for (const { step, finding } of review.decisions) {
      if (!finding) continue;
      const left = judge.partLeft(rules.view(states[step], seat));
      seen.push({ worth: finding.played.worth, chance: finding.played.chance ?? 0, left, players: names.length, won });
    }
  }
  console.log(
    `${game + 1}: ${seated.map((index, seat) => `${names[index]} ${accuracies[index].at(-1)?.toFixed(1)} (${record.scores?.[seat]})`).join(', ')}`,
  );
}
for (const [index, name] of names.entries())
  console.log(`${name}: ${meanWithInterval(accuracies[index])} in ${accuracies[index].length} games`);
if (values.calibrate) {
  console.log(JSON.stringify(fitted(seen)));
  for (const line of reliability(seen)) console.log(line);
}

/** So many of them, from the whole game. */
function sampleOf<T>(all: readonly T[]): T[] {
  const each = Math.max(1, all.length / Number(values.decisions));
  return all.filter((_, index) => Math.floor(index / each) !== Math.floor((index - 1) / each));
}

function meanWithInterval(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  return `${mean.toFixed(1)} ± ${(1.96 * Math.sqrt(variance / numbers.length)).toFixed(1)}`;
}
