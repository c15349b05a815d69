import { DEPTHS, type Depth, type Review, WEIGHED } from '@luftschloss/bots/review';
import { type GameRecord, parseRecord, type Seat } from '@luftschloss/engine/kernel';
import type { Shelf } from '../table/saved-tables.ts';

const REVIEW = 'luftschloss.review.';
const IMPORTED = 'luftschloss.record.';
/** A review is up to 20 kB: the oldest ones make room. */
const MOST_REVIEWS = 40;

export interface KeptReview {
  readonly review: Review;
  readonly depth: Depth;
}

interface Stored extends KeptReview {
  readonly of: string; // the game that it belongs to
  readonly weighed: number;
  readonly touched: number;
}

/** Tells games apart: another game under the same name has another review. */
export function fingerprint({ game, rulesVersion, actions }: Pick<GameRecord, 'game' | 'rulesVersion' | 'actions'>): string {
  const text = JSON.stringify(actions);
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return `${game} ${rulesVersion} ${actions.length} ${hash}`;
}

function keyOf(id: string, seat: Seat): string {
  return `${REVIEW}${id}.${seat}`;
}

/** Another tab may look at the same decisions: what it has found beyond this one stays. */
function isFurther(kept: KeptReview | null, { review, depth }: KeptReview): boolean {
  if (!kept || DEPTHS.indexOf(kept.depth) < DEPTHS.indexOf(depth)) return false;
  return kept.depth !== depth || looksOf(kept.review) > looksOf(review);
}

function looksOf({ decisions }: Review): number {
  return decisions.reduce((sum, { looks }) => sum + looks, 0);
}

export function keepReview(shelf: Shelf, id: string, record: GameRecord, { review, depth }: KeptReview, touched: number): void {
  if (isFurther(loadReview(shelf, id, record, review.seat), { review, depth })) return;
  const stored: Stored = { of: fingerprint(record), weighed: WEIGHED, touched, depth, review };
  const text = JSON.stringify(stored);
  try {
    shelf.setItem(keyOf(id, review.seat), text);
  } catch {
    // The storage is full: a review can be made again, tables cannot.
    for (const key of reviewKeys(shelf)) shelf.removeItem(key);
    return;
  }
  const keys = reviewKeys(shelf);
  if (keys.length > MOST_REVIEWS) dropOldest(shelf, keys);
}

function dropOldest(shelf: Shelf, keys: readonly string[]): void {
  const byAge = keys.map((key) => ({ key, touched: read(shelf, key)?.touched ?? 0 })).sort((a, b) => a.touched - b.touched);
  for (const { key } of byAge.slice(0, keys.length - MOST_REVIEWS)) shelf.removeItem(key);
}

export function loadReview(shelf: Shelf, id: string, record: GameRecord, seat: Seat): KeptReview | null {
  const stored = read(shelf, keyOf(id, seat));
  if (!stored || stored.weighed !== WEIGHED || stored.of !== fingerprint(record) || !Array.isArray(stored.review?.decisions)) return null;
  return { review: stored.review, depth: stored.depth };
}

export function dropReviews(shelf: Shelf, id: string): void {
  for (const key of reviewKeys(shelf)) if (key.startsWith(`${REVIEW}${id}.`)) shelf.removeItem(key);
}

function read(shelf: Shelf, key: string): Stored | null {
  try {
    return JSON.parse(shelf.getItem(key) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

function reviewKeys(shelf: Shelf): string[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
  return keys.filter((key): key is string => key?.startsWith(REVIEW) ?? false);
}

/** Keeps a record that somebody has opened here; answers with the name that it is found by. */
export function keepImported(shelf: Shelf, record: GameRecord): string {
  const id = `file-${(fingerprint(record).split(' ').at(-1) ?? '').replace('-', 'n')}-${record.actions.length}`;
  shelf.setItem(IMPORTED + id, JSON.stringify(record));
  return id;
}

export function loadImported(shelf: Shelf, id: string): GameRecord | null {
  try {
    const record = parseRecord(JSON.parse(shelf.getItem(IMPORTED + id) ?? 'null'));
    return record.ok ? record.value : null;
  } catch {
    return null;
  }
}
