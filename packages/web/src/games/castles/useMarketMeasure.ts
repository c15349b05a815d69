import { useEffect, useState } from 'react';

/** How many cards stand beside each other in the market, and how large their pictures are. */
export interface MarketMeasure {
  readonly columns: number;
  readonly width: number; // of a picture, in pixels
  readonly height: number;
}

/** A desktop that is wide enough has all of them in one row. */
const WIDE = 1600;
const PHONE = 900;

/** All rooms are in sight at once: the more there are, the narrower they stand. */
export function marketMeasure(cards: number, screen: { readonly width: number; readonly height: number }): MarketMeasure {
  if (screen.width <= PHONE) return { columns: cards, width: 64, height: 62 };
  if (screen.width >= WIDE) return { columns: Math.max(5, cards), width: cards > 7 ? 90 : 140, height: screen.height >= 1000 ? 110 : 84 };
  const columns = cards <= 3 ? 3 : Math.ceil(cards / 2);
  return {
    columns,
    width: columns > 4 ? 44 : columns > 3 ? (screen.width < 1200 ? 48 : 58) : screen.width < 1200 ? 86 : 106,
    height: cards <= 3 ? 150 : 54,
  };
}

export function useMarketMeasure(cards: number): MarketMeasure {
  const [screen, setScreen] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const resized = (): void => setScreen({ width: innerWidth, height: innerHeight });
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, []);
  return marketMeasure(cards, screen);
}
