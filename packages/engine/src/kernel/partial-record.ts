import { accept, type Checked, reject } from './checked.ts';
import { positionLike } from './position.ts';
import { optionsOfRecord, RECORD_HEADING, type RecordHeading } from './record.ts';
import { rngState } from './rng.ts';
import type { GameEvent, GameTypes, Rules, Seat, Viewer } from './rules.ts';
import { anyObject, integer, list, nullable, object, oneOf, optional } from './schema.ts';

/**
 * A game that is still being played, as one viewer knows it: without the seed, and without what others did in secret. It cannot be played again by the rules,
 * only told; when the game is over there is a whole record.
 */
export interface PartialRecord extends RecordHeading {
  readonly format: 'luftschloss-partial-record';
  readonly viewer: Viewer;
  /** One for each action that stands. */
  readonly steps: readonly PartialStep[];
  /** What the viewer sees after the last of them. */
  readonly view: object;
}

export interface PartialStep {
  /** Missing where the viewer may not notice who acted. */
  readonly seat?: Seat;
  /** The viewer's own actions only. */
  readonly action?: { readonly type: string };
  readonly events: readonly GameEvent[];
}

const FORMAT = 'luftschloss-partial-record';

const envelope = object({
  format: oneOf(FORMAT),
  ...RECORD_HEADING,
  viewer: nullable(integer(0, 11)),
  steps: list(object({ seat: optional(integer(0, 11)), action: optional(anyObject), events: list(anyObject, 1000) }), 100_000),
  view: anyObject,
});

export function isPartialRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { format?: unknown }).format === FORMAT;
}

export function parsePartialRecord(value: unknown): Checked<PartialRecord> {
  const checked = envelope.check(value, 'record');
  if (!checked.ok) return checked;
  const { tags, seats, viewer, steps } = checked.value;
  if (Object.values(tags).some((tag) => typeof tag !== 'string')) return reject('texts-expected', {}, 'record.tags');
  if (viewer !== null && viewer >= seats.length) return reject('no-such-seat', {}, 'record.viewer');
  for (const [index, { seat, action }] of steps.entries()) {
    if (seat !== undefined && seat >= seats.length) return reject('no-such-seat', {}, `record.steps[${index}].seat`);
    if (action !== undefined && (viewer === null || seat !== viewer)) return reject('not-own-action', {}, `record.steps[${index}].action`);
  }
  return accept(checked.value as unknown as PartialRecord);
}

/** Checks whatever can be checked of such a record without knowing the secrets. */
export function checkPartialRecord<G extends GameTypes>(rules: Rules<G>, record: PartialRecord): Checked<PartialRecord> {
  const options = optionsOfRecord(rules, record);
  if (!options.ok) return options;
  for (const [index, { action }] of record.steps.entries()) {
    const checked = action === undefined ? null : rules.actionSchema.check(action, `record.steps[${index}].action`);
    if (checked?.ok === false) return checked;
  }
  const possible = positionLike(rules, record.view, record.viewer, rngState('splitmix32:retell'));
  return possible ? accept(record) : reject('not-a-view', { game: rules.id }, 'record.view');
}
