import { COLOURS, type Colour } from '../data/vocabulary.ts';
import { type Player, secretCount, swanCount } from '../table/state.ts';

export interface Payment {
  readonly swans: readonly Colour[];
  readonly secret: readonly Colour[];
}

export const PAYMENT_FAULTS = ['wrong-amount', 'too-few-swans'] as const;
export type PaymentFault = (typeof PAYMENT_FAULTS)[number];

/** P-8.2: exactly what is due, in any mix of one's own swans. */
export function paymentFault(player: Player, amount: number, { swans, secret }: Payment): PaymentFault | null {
  if (swans.length + secret.length !== amount) return 'wrong-amount';
  const owned = COLOURS.every(
    (colour) => count(swans, colour) <= player.swans[colour] && count(secret, colour) <= secretCount(player, colour),
  );
  return owned ? null : 'too-few-swans';
}

export function count(colours: readonly (Colour | null)[], colour: Colour): number {
  let found = 0;
  for (const other of colours) if (other === colour) found++;
  return found;
}

/** All ways to pay an amount, counted without listing them. */
export interface Payments {
  readonly count: number;
  at(index: number): Payment;
}

/** Ruling 43: everything is paid, or nobody but the payer could not know the colours. */
export function isForced(player: Player, amount: number): boolean {
  return amount === swanCount(player) || (player.secret.length === 0 && paymentsOf(player, amount).count === 1);
}

/**
 * Kinds of swan are the five colours, then the five colours of secret swans. `ways[kind][rest]` counts the ways to pay the rest with this and later kinds. With it,
 * one pass over the kinds finds the payment with a given number.
 */
export function paymentsOf(player: Player, amount: number): Payments {
  const held = [...COLOURS.map((colour) => player.swans[colour]), ...COLOURS.map((colour) => secretCount(player, colour))];
  const ways: number[][] = Array.from({ length: held.length + 1 }, () => new Array<number>(amount + 1).fill(0));
  ways[held.length][0] = 1;
  for (let kind = held.length - 1; kind >= 0; kind--) {
    for (let rest = 0; rest <= amount; rest++) {
      for (let paid = 0; paid <= Math.min(held[kind], rest); paid++) ways[kind][rest] += ways[kind + 1][rest - paid];
    }
  }
  return { count: ways[0][amount], at: (index) => paymentAt(held, ways, amount, index) };
}

function paymentAt(held: readonly number[], ways: readonly (readonly number[])[], amount: number, index: number): Payment {
  const swans: Colour[] = [];
  const secret: Colour[] = [];
  let rest = amount;
  let before = index;
  for (let kind = 0; kind < held.length; kind++) {
    let paid = 0;
    while (before >= ways[kind + 1][rest - paid]) before -= ways[kind + 1][rest - paid++];
    const purse = kind < COLOURS.length ? swans : secret;
    for (let i = 0; i < paid; i++) purse.push(COLOURS[kind % COLOURS.length]);
    rest -= paid;
  }
  return { swans, secret };
}
