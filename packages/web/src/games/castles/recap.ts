import { type CastlesView, favorStandings } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import type { Consequences } from '../../recap/recap.ts';

/** So many rooms are named; whoever was away for long looks at the market. */
const MOST = 4;

/** What others have changed for the viewer: rooms and prices of the market, and what the king would give. */
export const consequences: Consequences<CastlesView> = (before, after, language) => [
  ...market(before, after, language),
  ...favors(before, after, language),
];

function market(before: CastlesView, after: CastlesView, { words, term }: Language): string[] {
  const { castles: say } = words.recap;
  const named = (tiles: readonly string[]): string[] => tiles.slice(0, MOST).map((tile) => term('castles.room', tile));
  const [old, now] = [before.market, after.market].map((rooms) => rooms.map(({ tile }) => tile));
  const [gone, come] = [old.filter((tile) => !now.includes(tile)), now.filter((tile) => !old.includes(tile))];
  const prices = after.market.flatMap(({ tile, price }) => {
    const earlier = before.market.find((room) => room.tile === tile)?.price ?? null;
    return price === null || earlier === null || price === earlier ? [] : [{ tile, price, earlier }];
  });
  return [
    ...(gone.length > 0 ? [say.gone({ rooms: named(gone) })] : []),
    ...(come.length > 0 ? [say.come({ rooms: named(come) })] : []),
    ...prices
      .slice(0, MOST)
      .map(({ tile, price, earlier }) => say.price({ room: term('castles.room', tile), now: price, before: earlier })),
  ];
}

function favors(before: CastlesView, after: CastlesView, { words, term }: Language): string[] {
  const mine = (view: CastlesView): Map<string, number> =>
    new Map(favorStandings(view).map(({ favor, places }) => [favor, places.find(({ seat }) => seat === view.viewer)?.points ?? 0]));
  const [old, now] = [mine(before), mine(after)];
  return [...now].flatMap(([favor, points]) => {
    const earlier = old.get(favor);
    if (earlier === undefined || earlier === points) return [];
    return [words.recap.castles.favor({ favor: term('castles.favor', favor), now: points, before: earlier })];
  });
}
