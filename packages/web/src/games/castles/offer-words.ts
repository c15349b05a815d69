import type { SwanColour, Tile } from '@luftschloss/engine/castles';
import type { Words } from '@luftschloss/words';
import { bonusWords, pointsWords } from '../../gallery/room-words.ts';
import { money } from './money.ts';

/** What lies on a room of the market. */
interface LyingOn {
  readonly coins: number;
  readonly swans: readonly SwanColour[];
}

interface Offer extends LyingOn {
  readonly tag: string; // its price, or what stands in place of one
  readonly note: string; // why it cannot be bought
}

/** A card of the market for readers who do not see it. */
export function offerWords(words: Words, tile: Tile, { tag, note, ...on }: Offer): string {
  const { market: say, squareFeet } = words['castles-table'];
  return say.offer({
    room: tile.id,
    facts: [
      ...printedWords(words, tile),
      squareFeet({ size: tile.size }),
      tag ? say.price({ price: tag }) : say.notPriced(),
      ...lyingOnWords(words, on),
      ...(note ? [note] : []),
    ],
  });
}

/** A card of the Master Builder's desk for readers who do not see it. */
export function pricedWords(words: Words, tile: Tile, price: number, on: LyingOn): string {
  const { market: say } = words['castles-table'];
  return say.offer({
    room: tile.id,
    facts: [...printedWords(words, tile), say.atPrice({ price: money(words, price) }), ...lyingOnWords(words, on), say.arrowKeys()],
  });
}

function printedWords(words: Words, tile: Tile): string[] {
  const bonus = bonusWords(words, tile);
  return [words['castles-table'].kindOf({ type: tile.type }), pointsWords(words, tile.points), ...(bonus ? [bonus] : [])];
}

function lyingOnWords({ 'castles-table': { market: say } }: Words, { coins, swans }: LyingOn): string[] {
  return [...(coins > 0 ? [say.coinsOnIt({ amount: coins })] : []), ...(swans.length > 0 ? [say.swansOnIt({ swans })] : [])];
}
