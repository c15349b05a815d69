import type { Language } from '@luftschloss/words';
import { type Figures, figuresIn } from '../figures.ts';
import { troubleSaid } from '../programs/trouble-words.ts';
import { type Column, textTable } from '../table.ts';
import { inWords as budgetInWords } from './contenders.ts';
import type { Interval } from './intervals.ts';
import type { BotReport, Contest, Report, Scores, ThinkingReport } from './report.ts';

const right = (title: string): Column => ({ title, align: 'right' });

/** A match for people: who won how often, what they scored and how long they thought. */
export function matchInWords(report: Report, game: string, seconds: number, language: Language): string {
  const { figures } = language.words.cli;
  const { bots, illegalActions: count, illegalSeeds } = report;
  const illegal = count > 0 ? figures.illegalSeeds({ count, seeds: illegalSeeds.join(', ') }) : figures.illegal({ count });
  return [
    headline(report, game, language),
    ...(bots.some(({ contest }) => contest) ? ['', winsTable(bots, language)] : []),
    '',
    scoresTable(bots, language),
    '',
    thinkingTable(bots, language),
    '',
    ...lossesInWords(bots, language),
    figures.time({ seconds, illegal }),
  ].join('\n');
}

function headline({ games, deals, players, mixed, seed }: Report, game: string, { words }: Language): string {
  const { figures } = words.cli;
  if (mixed || players === null) return figures.headlineMixed({ game, games, seed });
  return games > deals ? figures.headlineDeals({ game, games, players, deals, seed }) : figures.headline({ game, games, players, seed });
}

function winsTable(bots: readonly BotReport[], language: Language): string {
  const { figures } = language.words.cli;
  const columns = [
    { title: figures.bot() },
    right(figures.games()),
    right(figures.wins()),
    right(figures.percent()),
    right(figures.confidence()),
    right(figures.parity()),
    right(figures.margin()),
    right(figures.confidence()),
  ];
  const rows = bots.flatMap(({ name, contest }) => (contest ? [[name, ...winsRow(contest, language)]] : []));
  return textTable(columns, rows);
}

function winsRow({ games, wins, winRate, winRateInterval, parity, margin, marginInterval }: Contest, language: Language): string[] {
  const { whole, upTo, fixed, signed } = figuresIn(language);
  const percent = (rate: number): string => fixed(rate * 100, 1);
  return [
    whole(games),
    upTo(wins, 1),
    percent(winRate),
    between(winRateInterval, percent, language),
    percent(parity),
    signed(margin),
    between(marginInterval, signed, language),
  ];
}

function scoresTable(bots: readonly BotReport[], language: Language): string {
  const { figures } = language.words.cli;
  const { fixed, upTo } = figuresIn(language);
  const columns = [
    { title: figures.scores() },
    right(figures.mean()),
    right(figures.confidence()),
    right(figures.lowest()),
    right(figures.quartile()),
    right(figures.median()),
    right(figures.quartile()),
    right(figures.highest()),
  ];
  const row = ({ mean, meanInterval, lowest, lowerQuartile, median, upperQuartile, highest }: Scores): string[] => [
    fixed(mean, 1),
    between(meanInterval, (value) => fixed(value, 1), language),
    ...[lowest, lowerQuartile, median, upperQuartile, highest].map((value) => upTo(value, 2)),
  ];
  return textTable(
    columns,
    bots.map(({ name, scores }) => [name, ...(scores ? row(scores) : [])]),
  );
}

function thinkingTable(bots: readonly BotReport[], language: Language): string {
  const { cli } = language.words;
  const { figures } = cli;
  const numbers = figuresIn(language);
  const columns = [
    { title: figures.thinking() },
    right(figures.budget()),
    right(figures.decisions()),
    right(figures.perSecond()),
    right(figures.millisecondsEach()),
    right(figures.longest()),
    right(figures.late()),
  ];
  const rows = bots.map(({ name, budget, thinking }) => [
    name,
    budgetInWords(budget, cli),
    ...thinkingRow(thinking, numbers),
    budget && 'milliseconds' in budget ? lateness(thinking, language) : '',
  ]);
  return textTable(columns, rows);
}

function thinkingRow({ decisions, decisionsPerSecond, millisecondsEach, longest }: ThinkingReport, { whole, fixed }: Figures): string[] {
  return [whole(decisions), whole(decisionsPerSecond), fixed(millisecondsEach, 2), whole(longest)];
}

/** What programs of others lost, and the last trouble with each of them. */
function lossesInWords(bots: readonly BotReport[], language: Language): string[] {
  const { arena } = language.words.programs;
  const { whole } = figuresIn(language);
  const programs = bots.flatMap(({ name, losses }) => (losses ? [{ name, losses }] : []));
  if (programs.length === 0) return [];
  const columns = [{ title: arena.program() }, ...[arena.late(), arena.broken(), arena.illegal(), arena.restarts()].map(right)];
  const rows = programs.map(({ name, losses }) => [name, ...[losses.late, losses.broken, losses.illegal, losses.restarts].map(whole)]);
  const troubles = programs.flatMap(({ name, losses }) =>
    losses.trouble ? [arena.trouble({ program: name, trouble: troubleSaid(language, losses.trouble) })] : [],
  );
  return [textTable(columns, rows), ...troubles, ''];
}

function lateness({ late, starved }: ThinkingReport, language: Language): string {
  return starved > 0 ? language.words.cli.figures.lateOfWhich({ late, starved }) : figuresIn(language).whole(late);
}

function between(interval: Interval | null, figure: (value: number) => string, { words }: Language): string {
  return interval ? words.cli.figures.interval({ low: figure(interval[0]), high: figure(interval[1]) }) : '';
}
