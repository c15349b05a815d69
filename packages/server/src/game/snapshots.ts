import type { Viewer } from '@luftschloss/engine/kernel';
import { type Log, logFailure } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { LiveGame } from './live-game.ts';

/**
 * What everybody saw of a game when it was last put away. A later server that plays other rules cannot compute views of it any more, but it can still show these.
 */
export interface Snapshot {
  /** Of the last entry that it shows. */
  readonly number: number;
  /** By seat; `watching` for everybody else, and for all when the game is over. */
  readonly views: { readonly [viewer: string]: object };
}

const WATCHING = 'watching';

export function snapshotFor({ views }: Snapshot, viewer: Viewer): object | null {
  return views[viewer === null ? WATCHING : String(viewer)] ?? views[WATCHING] ?? null;
}

/** Stores how the game stands, unless that was done already. It is a convenience for later: if it fails, nothing is lost. */
export async function takeSnapshot(store: Store, live: LiveGame, log: Log): Promise<void> {
  const { position, table, number } = live;
  if (!position || live.snapshotNumber >= number) return;
  const { rules, state } = position;
  const viewers: readonly Viewer[] = table.status === 'finished' ? [null] : [null, ...table.chairs.keys()];
  const views = viewers.map((viewer) => [viewer === null ? WATCHING : String(viewer), rules.view(state, viewer)] as const);
  live.snapshotNumber = number;
  await store.keepSnapshot(table.id, { number, views: Object.fromEntries(views) }).catch((error: unknown) => {
    live.snapshotNumber = -1;
    logFailure(log, 'storing a snapshot', error);
  });
}
