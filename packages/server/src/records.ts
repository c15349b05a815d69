import { type GameRecord, parseRecord, type RecordedAction, replay, type Viewer } from '@luftschloss/engine/kernel';
import type { Entry } from './game/entry.ts';
import type { Hall } from './game/hall.ts';
import type { LiveGame, ShownEntry } from './game/live-game.ts';
import { badRequest, conflict } from './problem.ts';
import { hashOf, newId, newSecret } from './secrets.ts';
import type { Guest, Store } from './store/store.ts';
import { EMPTY_CHAIR, nameOf, type Table } from './table/table.ts';
import { rulesNamed } from './table/wishes.ts';

/** What a viewer may know of a game that is still being played: no seed, and nobody else's actions but by their visible effects. */
export interface PartialRecord {
  readonly format: 'luftschloss-partial-record';
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Table['options'];
  readonly seats: GameRecord['seats'];
  readonly viewer: Viewer;
  readonly ownActions: readonly { readonly index: number; readonly action: RecordedAction['action'] }[];
  readonly steps: readonly ShownEntry[];
}

export async function recordFor(hall: Hall, live: LiveGame, viewer: Viewer): Promise<GameRecord | PartialRecord> {
  const { table, course } = live;
  if (!course) throw conflict('not-started', 'The game has not started yet.');
  return table.status === 'finished' ? wholeRecord(table, course.actions) : partialRecord(hall, live, viewer);
}

function seatsOf({ chairs }: Table): GameRecord['seats'] {
  return chairs.map((chair, seat) => ({ name: nameOf(chair, seat), ...(chair.bot === null ? {} : { bot: chair.bot }) }));
}

function wholeRecord(table: Table, actions: readonly RecordedAction[]): GameRecord {
  const { game, rulesVersion, options, seed, result } = table;
  return {
    format: 'luftschloss-record',
    game,
    rulesVersion,
    tags: { date: new Date(table.started ?? table.created).toISOString().slice(0, 10) },
    options,
    seats: seatsOf(table),
    seed: seed as string,
    actions: actions.map(({ seat, action }) => ({ seat, action })),
    ...(result ? { scores: result.standings.map(({ score }) => score) } : {}),
  };
}

async function partialRecord(hall: Hall, live: LiveGame, viewer: Viewer): Promise<PartialRecord> {
  const { game, rulesVersion, options } = live.table;
  const actions = live.course?.actions ?? [];
  const ownActions = actions.flatMap(({ seat, action }, index) => (seat === viewer ? [{ index, action }] : []));
  const steps = await hall.told(live, 0, viewer);
  return { format: 'luftschloss-partial-record', game, rulesVersion, options, seats: seatsOf(live.table), viewer, ownActions, steps };
}

/** A game from elsewhere becomes a finished table, after its rules have confirmed every action. */
export async function importRecord(store: Store, owner: Guest, value: unknown, listed: boolean): Promise<string> {
  const record = parseRecord(value);
  if (!record.ok) throw badRequest(record.error);
  const { game, options, seats, seed, actions, rulesVersion } = record.value;
  const rules = rulesNamed(game);
  const replayed = replay(rules, record.value);
  if (!replayed.ok) throw badRequest(replayed.error);
  if (!replayed.value.result) throw badRequest('The record ends before the game does: only finished games can be imported.');
  const now = Date.now();
  const table: Table = {
    id: newId(),
    revision: 1,
    game,
    rulesVersion,
    options,
    pace: { type: 'none' },
    listed,
    status: 'finished',
    host: owner.id,
    inviteHash: hashOf(newSecret()),
    code: null,
    chairs: seats.map(({ name, bot }) => ({ ...EMPTY_CHAIR, name: name.slice(0, 40), bot: bot ?? null })),
    seed,
    created: now,
    started: now,
    firstToAct: rules.toAct(replayed.value.states[0]),
    changed: now,
    result: replayed.value.result,
    stopped: false,
    rematch: null,
    imported: true,
  };
  const entries = actions.map(
    ({ seat, action }, index): Entry => ({
      number: index + 1,
      id: `import-${index + 1}`,
      at: now,
      toAct: rules.toAct(replayed.value.states[index + 1]),
      body: { type: 'act', seat, action },
    }),
  );
  await store.addFinished(table, entries);
  return table.id;
}
