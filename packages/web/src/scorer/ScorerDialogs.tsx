import { lazy, Suspense } from 'react';
import { replaced, tableToKeep, whereIs } from './entry.ts';
import { MoveHere } from './MoveHere.tsx';
import type { ScorerState } from './useScorer.ts';

const ShareDialog = lazy(() => import('./ShareDialog.tsx'));
const TableDialog = lazy(() => import('./TableDialog.tsx'));
const OwnTiles = lazy(() => import('./OwnTiles.tsx'));

/** Whatever is asked or offered in front of the board. */
export function ScorerDialogs({ state }: { state: ScorerState }) {
  const { scorer, controls, moving, opened, describeOwn, closeDialogs: close } = state;
  const { own, entry } = controls;
  const { tab } = entry;
  const table = tableToKeep(entry);
  const lies = (tile: string): boolean => whereIs(scorer, { ...entry, table }, tile) !== null;
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
      {opened === 'share' && <ShareDialog scorer={scorer} table={table} tab={tab} close={close} />}
      {opened === 'table' && (
        <TableDialog scorer={scorer} table={table} close={close} change={(next) => controls.change((now) => replaced(now, next))} />
      )}
      {opened === 'own-tiles' && (
        <OwnTiles scorer={scorer} table={table} own={own} lies={lies} close={close} change={describeOwn} take={take} />
      )}
    </Suspense>
  );
}
