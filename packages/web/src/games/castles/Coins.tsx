import { money } from './money.ts';

/** A small pile of coins beside its number. */
export function Coins({ amount, label }: { amount: number | null; label?: string }) {
  const pile = amount === null ? 2 : Math.max(1, Math.min(5, Math.ceil(amount / 4000)));
  return (
    <span className="coins">
      <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">
        {Array.from({ length: pile }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins of a pile are alike.
          <ellipse key={index} cx={9 + (index % 2 ? 1 : -0.5)} cy={16 - index * 3} rx="7" ry="3" />
        ))}
      </svg>
      {label && <span className="visually-hidden">{label} </span>}
      <b>{amount === null ? 'hidden' : money(amount)}</b>
    </span>
  );
}
