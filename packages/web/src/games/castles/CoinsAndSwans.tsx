import type { SwanColour } from '@luftschloss/engine/castles';
import { Coins } from './Coins.tsx';
import { SwanToken } from './SwanToken.tsx';

/** What a buyer gets with a room, beside each other: a card is low. */
export function CoinsAndSwans({ coins, swans }: { coins: number; swans: readonly SwanColour[] }) {
  if (coins === 0 && swans.length === 0) return null;
  return (
    <span className="coins-and-swans">
      {coins > 0 && <Coins amount={coins} sign="coins" />}
      {swans.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two swans of a colour are alike.
        <SwanToken key={`${colour} ${place}`} colour={colour} size={20} />
      ))}
    </span>
  );
}
