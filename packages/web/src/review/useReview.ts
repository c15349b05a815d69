import { accuracyOf } from '@luftschloss/bots/review';
import type { Seat } from '@luftschloss/engine/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadGame } from '../games/loading.ts';
import { isOnline } from '../online/server.ts';
import { keepAccuracy } from '../statistics/accuracy.ts';
import { type FinishedGame, findFinished, type Looked } from './finished-game.ts';
import { workerPool } from './review-pool.ts';
import { ReviewRun, type RunState } from './review-run.ts';
import { keepReview, loadReview } from './review-shelf.ts';

/** The game of an address; `null` while it is being fetched. */
export function useLooked(id: string): Looked | null {
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    let current = true;
    const find = async (): Promise<Looked> => findFinished(localStorage, id, await isOnline(), loadGame);
    find().then(
      (found) => current && setLooked(found),
      () => current && setLooked({ why: 'unreachable' }),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return looked;
}

export interface ReviewControls extends RunState {
  readonly run: ReviewRun;
}

/** A review of one seat: it begins by itself, goes on where it was, and stops when the page is left. */
export function useReview({ id, playedGame, address }: FinishedGame, seat: Seat): ReviewControls {
  const run = useMemo(
    () =>
      new ReviewRun({
        playedGame,
        seat,
        kept: loadReview(localStorage, id, playedGame.record, seat),
        newPool: workerPool,
        keep: (kept) => keepReview(localStorage, id, playedGame.record, kept, Date.now()),
      }),
    [id, playedGame, seat],
  );
  const state = useSyncExternalStore(run.subscribe, run.snapshot);
  useEffect(() => {
    run.start();
    return run.stop;
  }, [run]);
  const { phase, review, depth } = state;
  useEffect(() => {
    const accuracy = phase === 'done' ? accuracyOf(review) : null;
    // Of a record from a file nobody knows whose game it was.
    if (accuracy !== null && address !== null) keepAccuracy(localStorage, id, seat, { accuracy, depth });
  }, [phase, review, depth, id, seat, address]);
  return { ...state, run };
}
