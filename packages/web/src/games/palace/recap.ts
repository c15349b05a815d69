import { contest, favorOf, type PalaceView } from '@luftschloss/engine/palace';
import type { Language } from '@luftschloss/words';
import type { Consequences } from '../../recap/recap.ts';

/** What others have changed for the viewer: the row, the moat, and who leads for which favor. */
export const consequences: Consequences<PalaceView> = (before, after, language) => {
  const { palace: say } = language.words.recap;
  const tiles = ({ row }: PalaceView): string[] => row.flatMap((tile) => tile ?? []);
  const gone = tiles(before).filter((tile) => !tiles(after).includes(tile)).length;
  const moat = before.moatSupply === after.moatSupply ? [] : [say.moat({ now: after.moatSupply, before: before.moatSupply })];
  return [...(gone > 0 ? [say.row({ count: gone })] : []), ...moat, ...favors(before, after, language)];
};

function favors(before: PalaceView, after: PalaceView, { words, term }: Language): string[] {
  const { viewer } = after;
  if (viewer === null) return [];
  return after.publicFavors.flatMap((id) => {
    const [old, now] = [before, after].map((view) => contest(favorOf(id), view)[viewer]);
    return old === now ? [] : [words.recap.palace[now]({ favor: term('palace.favor', id) })];
  });
}
