import type { Language } from '@luftschloss/words';
import { troubleSaid } from '../programs/trouble-words.ts';
import { type Column, textTable } from '../table.ts';
import { inWords as budgetInWords } from './contenders.ts';
import type { Interval } from './intervals.ts';
import type { BotReport, Contest, Report, Scores, ThinkingReport } from './report.ts';

const right = (title: string): Column => ({ title, align: 'right' });

/** A match for people: who won how often, what they scored and how long they thought. */
export function matchInWords(report: Report, name: string, seconds: number, language: Language): string {
  const { bots, illegalActions, illegalSeeds } = report;
  const where = illegalActions > 0 ? ` (seeds: ${illegalSeeds.join(', ')})` : '';
  return [
    headline(report, name),
    ...(bots.some(({ contest }) => contest) ? ['', winsTable(bots)] : []),
    '',
    scoresTable(bots),
    '',
    thinkingTable(bots),
    '',
    ...lossesInWords(bots, language),
    `${seconds.toFixed(2)} s, ${illegalActions} illegal actions${where}`,
  ].join('\n');
}

function headline({ games, deals, players, mixed, seed }: Report, name: string): string {
  if (mixed) return `${name}: ${games} games of mixed options (seed ${seed})`;
  const rotated = games > deals ? `, ${deals} deals from every seat` : '';
  return `${name}: ${games} games of ${players}${rotated} (seed ${seed})`;
}

function winsTable(bots: readonly BotReport[]): string {
  const columns = [
    { title: 'Bot' },
    right('Games'),
    right('Wins'),
    right('%'),
    right('95 %'),
    right('Parity'),
    right('Margin'),
    right('95 %'),
  ];
  const rows = bots.flatMap(({ name, contest }) => (contest ? [[name, ...winsRow(contest)]] : []));
  return textTable(columns, rows);
}

function winsRow({ games, wins, winRate, winRateInterval, parity, margin, marginInterval }: Contest): string[] {
  const percent = (rate: number): string => (rate * 100).toFixed(1);
  return [
    String(games),
    String(Math.round(wins * 10) / 10),
    percent(winRate),
    between(winRateInterval, percent),
    percent(parity),
    signed(margin),
    between(marginInterval, signed),
  ];
}

function scoresTable(bots: readonly BotReport[]): string {
  const columns = [
    { title: 'Scores' },
    right('Mean'),
    right('95 %'),
    right('Lowest'),
    right('Quartile'),
    right('Median'),
    right('Quartile'),
    right('Highest'),
  ];
  const row = ({ mean, meanInterval, lowest, lowerQuartile, median, upperQuartile, highest }: Scores): string[] => [
    mean.toFixed(1),
    between(meanInterval, (value) => value.toFixed(1)),
    ...[lowest, lowerQuartile, median, upperQuartile, highest].map(String),
  ];
  return textTable(
    columns,
    bots.map(({ name, scores }) => [name, ...(scores ? row(scores) : [])]),
  );
}

function thinkingTable(bots: readonly BotReport[]): string {
  const columns = [
    { title: 'Thinking' },
    right('Budget'),
    right('Decisions'),
    right('per s'),
    right('ms each'),
    right('Longest'),
    right('Over budget + 10 %'),
  ];
  const rows = bots.map(({ name, budget, thinking }) => [
    name,
    budgetInWords(budget),
    String(thinking.decisions),
    thinking.decisionsPerSecond.toFixed(0),
    thinking.millisecondsEach.toFixed(2),
    thinking.longest.toFixed(0),
    budget && 'milliseconds' in budget ? lateness(thinking) : '',
  ]);
  return textTable(columns, rows);
}

/** What programs of others lost, and the last trouble with each of them. */
function lossesInWords(bots: readonly BotReport[], language: Language): string[] {
  const { arena } = language.words.programs;
  const programs = bots.flatMap(({ name, losses }) => (losses ? [{ name, losses }] : []));
  if (programs.length === 0) return [];
  const columns = [{ title: arena.program() }, ...[arena.late(), arena.broken(), arena.illegal(), arena.restarts()].map(right)];
  const rows = programs.map(({ name, losses }) => [name, ...[losses.late, losses.broken, losses.illegal, losses.restarts].map(String)]);
  const troubles = programs.flatMap(({ name, losses }) =>
    losses.trouble ? [arena.trouble({ program: name, trouble: troubleSaid(language, losses.trouble) })] : [],
  );
  return [textTable(columns, rows), ...troubles, ''];
}

function lateness({ late, starved }: ThinkingReport): string {
  return starved > 0 ? `${late} (${starved} for want of the processor)` : String(late);
}

function between(interval: Interval | null, figure: (value: number) => string): string {
  return interval ? `${figure(interval[0])} to ${figure(interval[1])}` : '';
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(2)}`;
}
