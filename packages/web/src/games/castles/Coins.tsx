import { useWords } from '../../words/language.ts';
import { money } from './money.ts';

interface CoinsProps {
  amount: number | null;
  named?: boolean;
  sign?: string; // what they are the sign of
}

/** A small pile of coins beside its number. */
export function Coins({ amount, named = false, sign }: CoinsProps) {
  const words = useWords();
  const say = words['castles-table'];
  const written = amount === null ? say.moneyHidden() : money(words, amount);
  return (
    <span className="coins" data-sign={sign}>
      <CoinPile amount={amount} />
      {named && <span className="visually-hidden">{say.moneyOf({ amount: written })}</span>}
      <b aria-hidden={named}>{written}</b>
    </span>
  );
}

/** The more money, the higher; nobody knows how high it is where the amount is hidden. */
export function CoinPile({ amount }: { amount: number | null }) {
  const pile = amount === null ? 2 : Math.max(1, Math.min(5, Math.ceil(amount / 4000)));
  return (
    <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">
      {Array.from({ length: pile }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins of a pile are alike.
        <ellipse key={index} cx={9 + (index % 2 ? 1 : -0.5)} cy={16 - index * 3} rx="7" ry="3" />
      ))}
    </svg>
  );
}
