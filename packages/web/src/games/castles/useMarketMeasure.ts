import { type RefObject, useEffect, useState } from 'react';
import { type Size, useSize } from '../../shell/useSize.ts';

/** How many cards stand beside each other in the market, and how large their pictures are. */
export interface MarketMeasure {
  readonly columns: number;
  readonly width: number; // of a picture, in pixels
  readonly height: number;
}

/** A desktop that is wide enough has all of them in one row. */
const WIDE = 1600;
const PHONE = 900;
/** Below this width a card needs two lines for its bonus. */
const NARROW = 1100;
/** With more columns a card needs them too. */
export const MOST_WIDE = 4;
const GAP = 8;
const NAME_AND_BONUS = { narrow: 66, usual: 49 };
const LEAST_PICTURE = 28;
const MOST_IN_A_ROW = 9;
const PRICE_ABOVE = 60;

/** All rooms are in sight at once: the more there are, the narrower they stand. `row`: the height of the market, of which buttons may have taken a part. */
export function marketMeasure(cards: number, screen: Size, row: number | null): MarketMeasure {
  if (screen.width <= PHONE) return { columns: cards, width: 64, height: 62 };
  if (screen.width >= WIDE && cards <= MOST_IN_A_ROW)
    return { columns: Math.max(5, cards), width: cards > 7 ? 90 : 140, height: screen.height >= 1000 ? 110 : 84 };
  const columns = cards <= 3 ? 3 : Math.ceil(cards / 2);
  const card = row === null ? Number.POSITIVE_INFINITY : cards <= 3 ? row : (row - GAP) / 2;
  const words = screen.width <= NARROW || (columns > MOST_WIDE && screen.width < WIDE) ? NAME_AND_BONUS.narrow : NAME_AND_BONUS.usual;
  return {
    columns,
    width: columns > 4 ? 44 : columns > 3 ? (screen.width < 1200 ? 48 : 58) : screen.width < 1200 ? 86 : 106,
    height: Math.max(LEAST_PICTURE, Math.min(cards <= 3 ? 150 : 84, Math.floor(card - words))),
  };
}

/** Pictures of rooms that are priced: as large as the desk allows. */
export function deskPicture(rooms: number, rows: number, screen: Size, row: number | null): Size {
  if (screen.width <= PHONE) return { width: 58, height: 40 };
  const card = row === null ? Number.POSITIVE_INFINITY : (row - GAP * (rows - 1)) / rows;
  const words = screen.width <= NARROW ? NAME_AND_BONUS.narrow : NAME_AND_BONUS.usual;
  const wished = screen.width >= WIDE ? { width: 120, height: 84 } : { width: rooms > 5 ? 74 : 108, height: rooms > 5 ? 46 : 96 };
  const aside = rows === 1 ? PRICE_ABOVE : 0;
  return { width: wished.width, height: Math.max(LEAST_PICTURE, Math.min(wished.height, Math.floor(card - words - aside))) };
}

export function useMarketMeasure(cards: number, row: RefObject<HTMLElement | null>): MarketMeasure {
  const [screen, setScreen] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const resized = (): void => setScreen({ width: innerWidth, height: innerHeight });
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, []);
  return marketMeasure(cards, screen, useSize(row)?.height ?? null);
}
