import type { BotReport, Report } from '../../packages/cli/src/arena/report.ts';
import type { PlannedMatch } from './matches.ts';

export interface Measured {
  readonly seconds: number;
  readonly report: Report;
}

export interface Row {
  readonly planned: PlannedMatch;
  readonly measured: Measured;
}

/** Markdown: matches first, then games alone, then tables of one bot. */
export function tables(rows: readonly Row[]): string {
  const first = ({ measured }: Row): BotReport => measured.report.bots[0];
  const matches = rows.filter((row) => first(row).contest);
  const alone = rows.filter((row) => !first(row).contest && row.planned.players === 1);
  const amongThemselves = rows.filter((row) => !first(row).contest && row.planned.players > 1);
  const parts = [
    table(
      ['Game', 'Match', 'Games', 'Won', '95 %', 'Among equals', 'Margin', '95 %', 'ms each', 'Longest', 'Late'],
      matches.map(matchCells),
    ),
    table(
      ['Game', 'Alone', 'Games', 'Lower quartile', 'Median', 'Upper quartile', 'Highest', 'ms each', 'Longest', 'Late'],
      alone.map(aloneCells),
    ),
    table(
      ['Game', 'Among themselves', 'Games', 'Mean of all', '95 %', 'Mean of winners', 'Lowest', 'Highest', 'ms each', 'Longest', 'Late'],
      amongThemselves.map(amongThemselvesCells),
    ),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function matchCells({ planned, measured: { report } }: Row): string[] {
  const [{ contest, ...bot }] = report.bots;
  if (!contest) return [];
  const { games, winRate, winRateInterval, parity, margin, marginInterval } = contest;
  return [
    planned.game,
    planned.name,
    String(games),
    percent(winRate),
    winRateInterval.map(percent).join(' to '),
    percent(parity),
    signed(margin),
    marginInterval?.map(signed).join(' to ') ?? '',
    ...thinking(bot),
  ];
}

function aloneCells({ planned, measured: { report } }: Row): string[] {
  const [{ scores, ...bot }] = report.bots;
  const quartiles = scores ? [scores.lowerQuartile, scores.median, scores.upperQuartile, scores.highest] : [];
  return [planned.game, planned.name, String(report.games), ...quartiles.map(String), ...thinking(bot)];
}

function amongThemselvesCells({ planned, measured: { report } }: Row): string[] {
  const [{ scores, ...bot }] = report.bots;
  if (!scores) return [];
  const { mean, meanInterval, meanOfWinners, lowest, highest } = scores;
  const points = (value: number | null): string => value?.toFixed(1) ?? '';
  const figures = [points(mean), meanInterval?.map(points).join(' to ') ?? '', points(meanOfWinners), String(lowest), String(highest)];
  return [planned.game, planned.name, String(report.games), ...figures, ...thinking(bot)];
}

/** Only a budget of time can be overrun. */
function thinking({ thinking: { millisecondsEach, longest, late, decisions }, budget }: Pick<BotReport, 'thinking' | 'budget'>): string[] {
  const overrun = budget && 'milliseconds' in budget ? `${late} of ${decisions}` : '';
  return [millisecondsEach.toFixed(1), longest.toFixed(0), overrun];
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = titles.map((_, i) => (i < 2 ? '---' : '---:'));
  return [titles, rule, ...rows].map(line).join('\n');
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(1)}`;
}
