import { lazy, Suspense } from 'react';
import { MoveHere } from './MoveHere.tsx';
import type { ScorerState } from './useScorer.ts';

const ShareDialog = lazy(() => import('./ShareDialog.tsx'));
const OwnTiles = lazy(() => import('./OwnTiles.tsx'));

/** Whatever is asked or offered in front of the board. */
export function ScorerDialogs({ state }: { state: ScorerState }) {
  const { scorer, controls, sheet, moving, opened, own, describeOwn, closeDialogs: close } = state;
  const { table, tab } = controls.entry;
  const move = (tile: string): void => {
    close();
    controls.fetch(tile);
  };
  const take = (tile: string): void => {
    close();
    controls.take(tile);
  };
  return (
    <Suspense>
      {moving && <MoveHere tile={moving.tile.name} owner={moving.owner?.name ?? ''} close={close} move={() => move(moving.tile.id)} />}
      {opened === 'share' && <ShareDialog scorer={scorer} table={table} sheet={sheet} tab={tab} close={close} />}
      {opened === 'own-tiles' && <OwnTiles scorer={scorer} game={table.game} own={own} close={close} change={describeOwn} take={take} />}
    </Suspense>
  );
}
