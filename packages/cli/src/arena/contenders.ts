import type { Budget } from '@luftschloss/engine/kernel';
import { fail } from '../failure.ts';

/** How much a bot may think, as data: a thread brings its own clock. */
export type Allowance = { readonly playouts: number } | { readonly milliseconds: number };

/** A bot in the arena. The same bot may come twice with different budgets. */
export interface Contender {
  /** As it was named: `hard`, `hard@200`, `hard@64p`. */
  readonly label: string;
  readonly bot: string;
  /** `null`: what its level is made for. */
  readonly allowance: Allowance | null;
}

const LARGEST = 1_000_000;

/** Reads `hard,greedy@200,hard@64p`: after the @ stands a budget of its own, in milliseconds, or in playouts with a p behind. */
export function parseContenders(text: string, known: readonly string[], game: string, usual: Allowance | null): readonly Contender[] {
  const contenders = text.split(',').map((word) => parseContender(word.trim(), known, game, usual));
  const twice = contenders.find(({ label }, i) => contenders.findIndex((other) => other.label === label) !== i);
  if (twice) fail(`${twice.label} is named twice: the last bot named takes every seat that is left`);
  return contenders;
}

function parseContender(label: string, known: readonly string[], game: string, usual: Allowance | null): Contender {
  const [bot, own, ...rest] = label.split('@');
  if (!known.includes(bot)) fail(`unknown bot "${bot}" (known for ${game}: ${known.join(', ')})`);
  if (own === undefined) return { label, bot, allowance: usual };
  const [, digits, playouts] = /^(\d{1,7})(p?)$/.exec(own) ?? [];
  const amount = Number(digits);
  if (rest.length > 0 || digits === undefined || amount < 1 || amount > LARGEST) {
    fail(`"${label}": expected a budget from 1 to ${LARGEST} behind the @, in milliseconds (hard@200) or in playouts (hard@64p)`);
  }
  return { label, bot, allowance: playouts ? { playouts: amount } : { milliseconds: amount } };
}

/** Which contender sits where before any rotation: one seat for each, and the last takes the rest. */
export function lineup(contenders: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => Math.min(seat, contenders - 1));
}

export function budgetOf(allowance: Allowance | null): Budget | undefined {
  if (allowance === null) return undefined;
  return 'playouts' in allowance ? allowance : { ...allowance, clock: () => performance.now() };
}

export function inWords(allowance: Allowance | null): string {
  if (allowance === null) return 'its own';
  return 'playouts' in allowance ? `${allowance.playouts} playouts` : `${allowance.milliseconds} ms`;
}
