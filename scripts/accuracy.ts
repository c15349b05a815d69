// Lets bots play, reviews their decisions and says how accurate each of them was, with the interval in which the mean lies with 95 %.
// Every bot plays the same deals from the same seats against the same opponents, so that deal by deal they can be compared.
//
//   npm run accuracy                                        20 games of each bot against greedy, Castles of two
//   npm run accuracy -- --against greedy,greedy,greedy      a table of four
//   npm run accuracy -- --game palace --games 10            another game
//   npm run accuracy -- --bots hard,greedy --depth usual    other players, a longer look
//   npm run accuracy -- --playouts 200                      bots that search think longer about each decision
//   npm run accuracy -- --decisions 12                      only so many of each game
//   npm run accuracy -- --kept out/accuracy.jsonl           goes on where it was stopped
//   npm run accuracy -- --calibrate                         also: how often games were won that looked like it, and what fits that best
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botsFor, judgeFor, reviewOf } from '../packages/bots/src/index.ts';
import { accuracyOf, type Depth, decisionsOf, riskOf } from '../packages/bots/src/review/index.ts';
import { winProbability } from '../packages/bots/src/search/index.ts';
import { GAMES } from '../packages/engine/src/index.ts';
import { expectOk, parseOptions, replay, simulateGame } from '../packages/engine/src/kernel/index.ts';
import { fitted, reliability, type Seen } from './accuracy/calibrate.ts';
import { compared, type Measured } from './accuracy/compared.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'castles' },
    games: { type: 'string', default: '20' },
    bots: { type: 'string', default: 'hard,greedy,easy,random' },
    against: { type: 'string', default: 'greedy' },
    depth: { type: 'string', default: 'quick' },
    playouts: { type: 'string', default: '200' },
    decisions: { type: 'string', default: '1000' },
    kept: { type: 'string' },
    calibrate: { type: 'boolean', default: false },
  },
});

const found = GAMES.find(({ id }) => id === values.game);
const judgeOfGame = judgeFor(values.game);
if (!found || !judgeOfGame) throw new Error(`nobody judges ${values.game}`);
const { rules } = found;
const judge = judgeOfGame;
const names = values.bots.split(',');
const opponents = values.against.split(',');
const bots = botsFor(values.game);
const measured: Measured[] = values.kept && existsSync(values.kept) ? linesOf(readFileSync(values.kept, 'utf8')) : [];

for (let deal = 0; deal < Number(values.games); deal++) {
  for (const bot of names) {
    if (measured.some((each) => each.deal === deal && each.bot === bot)) continue;
    const now = measuredGame(deal, bot);
    measured.push(now);
    console.log(
      `${deal + 1}: ${bot} ${now.accuracy.toFixed(1)} in ${now.decisions} decisions, ${now.scores.join(' : ')} from seat ${now.seat}`,
    );
    if (values.kept) appendFileSync(values.kept, `${JSON.stringify(now)}\n`);
  }
}
for (const line of compared(names, measured)) console.log(line);
if (values.calibrate) {
  const seen = measured.flatMap(({ moments }) => moments);
  console.log(JSON.stringify(fitted(seen)));
  for (const line of reliability(seen)) console.log(line);
}

/** One bot at a table of the others; from deal to deal it sits one seat further. */
function measuredGame(deal: number, bot: string): Measured {
  const seat = deal % (opponents.length + 1);
  const players = opponents.toSpliced(seat, 0, bot).map((name) => bots[name]);
  const options = expectOk(parseOptions(rules.options, {}));
  const { record, result } = simulateGame(rules, options, players, `accuracy ${deal}`, { playouts: Number(values.playouts) });
  const { states } = expectOk(replay(rules, record));
  const began = process.cpuUsage().user;
  const review = reviewOf(rules, judge, seat, sampleOf(decisionsOf(rules, record, states, seat)), values.depth as Depth);
  const seconds = (process.cpuUsage().user - began) / 1_000_000;
  const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  const moments = review.decisions.flatMap(({ step, finding }): Seen[] => {
    if (!finding) return [];
    const view = rules.view(states[step], seat);
    const lead = finding.played.points / judge.pointsOf(view, winProbability(1));
    return [{ lead, left: judge.partLeft(view), players: players.length, won }];
  });
  return {
    deal,
    bot,
    seat,
    accuracy: accuracyOf(review) ?? 100,
    decisions: review.decisions.length,
    scores: record.scores ?? [],
    seconds,
    moments,
    risks: review.decisions.flatMap(({ finding }) => (finding ? [riskOf(finding)] : [])),
  };
}

/** So many of them, from the whole game. */
function sampleOf<T>(all: readonly T[]): T[] {
  const each = Math.max(1, all.length / Number(values.decisions));
  return all.filter((_, index) => Math.floor(index / each) !== Math.floor((index - 1) / each));
}

function linesOf(text: string): Measured[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Measured);
}
