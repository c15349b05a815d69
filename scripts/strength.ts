// Measures how strong the bots are and writes it into docs/bots.md. Every line is a match of the arena; docs/strength.json keeps what was measured, so that
// single lines can be measured again. Every game is kept in out/strength as well: a run that was stopped goes on where it was, and so does a longer one, as long as
// rules and bots are the same.
//
//   npm run strength                      all matches: hours, on a machine that has nothing else to do
//   npm run strength -- --scale 0.1       a tenth of the games
//   npm run strength -- --only between    the matches of one game
//   npm run strength -- --only solo       the matches whose name holds this word, or the one that has exactly this name
//   npm run strength -- --processor       counts budgets in milliseconds of the processor, for a machine that is busy
//   npm run strength -- --table           only writes the tables anew
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { parseContenders } from '../packages/cli/src/arena/contenders.ts';
import { gamesInADeal, type Match } from '../packages/cli/src/arena/match.ts';
import { type Report, reportOf } from '../packages/cli/src/arena/report.ts';
import { runMatch } from '../packages/cli/src/arena/run.ts';
import { catalogue } from '../packages/cli/src/catalogue.ts';
import { keptGames } from './strength/kept-games.ts';
import { MATCHES, type PlannedMatch } from './strength/matches.ts';
import { type Measured, tables } from './strength/tables.ts';

const DOCUMENT = 'docs/bots.md';
const MEASUREMENTS = 'docs/strength.json';
const BEGIN = '<!-- strength: made by npm run strength -->';
const END = '<!-- end of strength -->';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    processor: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
});

const measured: Record<string, Measured> = existsSync(MEASUREMENTS) ? JSON.parse(readFileSync(MEASUREMENTS, 'utf8')) : {};
for (const planned of values.table ? [] : wanted(values.only)) {
  const match = matchOf(planned);
  if (!match) {
    console.log(`${planned.game}, ${planned.name}: left out, since not all of its bots exist`);
    continue;
  }
  const start = performance.now();
  const outcomes = await runMatch(match, catalogue, Number(values.jobs), () => {}, keptGames(keyOf(planned), match));
  const seconds = Math.round((performance.now() - start) / 1000);
  measured[keyOf(planned)] = { seconds, report: reportOf(match, outcomes) };
  tell(planned, measured[keyOf(planned)].report, seconds);
  write();
}
if (values.table) write();

function wanted(words: string): readonly PlannedMatch[] {
  const exact = MATCHES.filter((planned) => keyOf(planned) === words);
  return exact.length > 0 ? exact : MATCHES.filter((planned) => keyOf(planned).includes(words));
}

function keyOf({ game, name }: PlannedMatch): string {
  return `${game}: ${name}`;
}

function matchOf({ game, name, bots, players, games, options = {} }: PlannedMatch): Match | null {
  const known = Object.keys(catalogue.bots(game));
  if (bots.split(',').some((bot) => !known.includes(bot.split('@')[0]))) return null;
  const contenders = parseContenders(bots, known, game, null);
  const match: Match = {
    game,
    contenders,
    options,
    players,
    mixed: false,
    deals: 1,
    seed: `strength of ${name}`,
    byProcessor: values.processor,
  };
  return { ...match, deals: Math.max(1, Math.round((games * Number(values.scale)) / gamesInADeal(match))) };
}

function tell({ game, name }: PlannedMatch, { games, bots: [first], illegalActions }: Report, seconds: number): void {
  const figure = first.contest ? `${(first.contest.winRate * 100).toFixed(1)} % won` : `median ${first.scores?.median}`;
  console.log(`${game}, ${name}: ${figure} of ${games} games, ${illegalActions} illegal actions, ${seconds} s`);
}

/** After every match, so that nothing is lost when somebody stops it. */
function write(): void {
  writeFileSync(MEASUREMENTS, `${JSON.stringify(measured, null, 1)}\n`);
  const text = readFileSync(DOCUMENT, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${DOCUMENT} has no place for the tables: expected ${BEGIN} and ${END}`);
  const rows = MATCHES.flatMap((planned) => (measured[keyOf(planned)] ? [{ planned, measured: measured[keyOf(planned)] }] : []));
  writeFileSync(DOCUMENT, `${text.slice(0, begin + BEGIN.length)}\n\n${tables(rows)}\n\n${text.slice(end)}`);
}
