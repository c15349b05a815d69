import type { Budget } from '@luftschloss/engine/kernel';
import { type CliWords, fail } from '../failure.ts';
import { commandWords, listItems } from '../programs/command-line.ts';

/** How much a bot may think, as data: a thread brings its own clock. */
export type Allowance = { readonly playouts: number } | { readonly milliseconds: number };

/** A bot in the arena. The same bot may come twice with different budgets. */
export interface Contender {
  /** As it was named: `hard`, `hard@200`, `hard@64p`. */
  readonly label: string;
  readonly bot: string;
  /** `null`: what its level is made for. */
  readonly allowance: Allowance | null;
  /** The words of the command that starts somebody else's program. */
  readonly program?: readonly string[];
}

/** How the program of somebody else is named; the rest is its command. */
const PROGRAM = 'program:';

const LARGEST = 1_000_000;
/** Milliseconds for a decision of a program where nobody says how many. */
export const USUAL_TIME = 1000;

/**
 * Reads `hard,greedy@200,hard@64p,program:python3 my_bot.py`: after the @ stands a budget of its own, in milliseconds, or in playouts with a p behind. A comma
 * in quotation marks belongs to the command of a program.
 */
export function parseContenders(text: string, known: readonly string[], game: string, usual: Allowance | null): readonly Contender[] {
  const contenders = listItems(text).map((word) =>
    word.startsWith(PROGRAM) ? parseProgram(word, usual) : parseContender(word, known, game, usual),
  );
  const twice = contenders.find(({ label }, i) => contenders.findIndex((other) => other.label === label) !== i);
  if (twice) fail('named-twice', { bot: twice.label });
  return contenders;
}

function parseContender(label: string, known: readonly string[], game: string, usual: Allowance | null): Contender {
  const [bot, own, ...rest] = label.split('@');
  if (!known.includes(bot)) fail('unknown-bot', { bot, game, known: known.join(', ') });
  if (own === undefined) return { label, bot, allowance: usual };
  const [, digits, playouts] = /^(\d{1,7})(p?)$/.exec(own) ?? [];
  const amount = Number(digits);
  if (rest.length > 0 || digits === undefined || amount < 1 || amount > LARGEST) {
    fail('budget-expected', { bot: label, most: LARGEST });
  }
  return { label, bot, allowance: playouts ? { playouts: amount } : { milliseconds: amount } };
}

/** Programs are given time, never playouts: without a budget of time, the usual one. */
function parseProgram(label: string, usual: Allowance | null): Contender {
  const [, text, own] = /^(.*?)(?:@(\d{1,7}))?$/s.exec(label.slice(PROGRAM.length)) ?? [];
  const program = commandWords(text);
  if (!program || program.length === 0) fail('program-expected', { bot: label });
  const milliseconds = own === undefined ? (usual && 'milliseconds' in usual ? usual.milliseconds : USUAL_TIME) : Number(own);
  if (milliseconds < 1 || milliseconds > LARGEST) fail('program-budget-expected', { bot: label, most: LARGEST });
  return { label, bot: 'program', allowance: { milliseconds }, program };
}

/** Which contender sits where before any rotation: one seat for each, and the last takes the rest. */
export function lineup(contenders: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => Math.min(seat, contenders - 1));
}

export function budgetOf(allowance: Allowance | null, clock: () => number): Budget | undefined {
  if (allowance === null) return undefined;
  return 'playouts' in allowance ? allowance : { ...allowance, clock };
}

export function inWords(allowance: Allowance | null, { figures }: CliWords): string {
  if (allowance === null) return figures.ownBudget();
  return 'playouts' in allowance
    ? figures.playouts({ count: allowance.playouts })
    : figures.milliseconds({ count: allowance.milliseconds });
}
