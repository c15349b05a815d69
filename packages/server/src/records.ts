import {
  type DealProof,
  type GameRecord,
  type PartialRecord,
  type PartialStep,
  parseRecord,
  type RecordedAction,
  replay,
  type Seat,
  type Viewer,
} from '@luftschloss/engine/kernel';
import { checkDeal, visibleName } from '@luftschloss/protocol';
import { isSealed } from './day/try.ts';
import type { Entry } from './game/entry.ts';
import type { LiveGame } from './game/live-game.ts';
import { readOnly } from './game/read-only.ts';
import { badData, badRequest, conflict } from './problem.ts';
import { hashOf, newId, newSecret } from './secrets.ts';
import type { Guest, Store } from './store/store.ts';
import { type Chair, contributionsOf, EMPTY_CHAIR, namesIn, type Table } from './table/table.ts';
import { rulesNamed } from './table/wishes.ts';

export function recordFor(live: LiveGame, viewer: Viewer): GameRecord | PartialRecord {
  const { table, logState } = live;
  if (!logState) throw conflict('not-started');
  return table.status === 'finished' && !isSealed(table) ? wholeRecord(table, logState.actions) : partialRecord(live, viewer);
}

function seatsOf({ chairs }: Table): GameRecord['seats'] {
  const names = namesIn(chairs);
  return chairs.map(({ bot }, seat) => ({ name: names[seat], ...(bot === null ? {} : { bot }) }));
}

function wholeRecord(table: Table, actions: readonly RecordedAction[]): GameRecord {
  const { game, rulesVersion, options, seed, deal, result } = table;
  return {
    format: 'luftschloss-record',
    game,
    rulesVersion,
    tags: tagsOf(table),
    options,
    seats: seatsOf(table),
    seed: seed as string,
    actions: actions.map(({ seat, action }) => ({ seat, action })),
    ...(result ? { scores: result.standings.map(({ score }) => score) } : {}),
    ...(deal ? { deal: { ...deal, contributions: contributionsOf(table) } } : {}),
  };
}

/** The same game as far as this viewer knows it. */
function partialRecord(live: LiveGame, viewer: Viewer): PartialRecord {
  if (live.readOnly) throw readOnly(live.readOnly);
  const { actions } = live.playable().logState;
  const steps: PartialStep[] = [];
  const { rules, state } = live.checkpoints().play(actions, 0, actions.length, ({ position, events }, index) => {
    const seen = events.map((event) => position.rules.redact(event, viewer)).filter((event) => event !== null);
    const { seat, action } = actions[index];
    const noticed = seen.length > 0 || seat === viewer;
    steps.push({ ...(noticed ? { seat } : {}), ...(seat === viewer ? { action } : {}), events: seen });
  });
  const { game, rulesVersion, options } = live.table;
  const seats = seatsOf(live.table);
  const view = rules.view(state, viewer);
  return { format: 'luftschloss-partial-record', game, rulesVersion, tags: tagsOf(live.table), options, seats, viewer, steps, view };
}

function tagsOf({ started, created }: Table): GameRecord['tags'] {
  return { date: new Date(started ?? created).toISOString().slice(0, 10) };
}

/** Names from elsewhere follow our rule, too: whoever has none that can be shown is called unnamed. */
function nameIn(name: string): string | null {
  const checked = visibleName(name);
  return checked.ok ? checked.value : null;
}

/** A game from elsewhere becomes a finished table, after its rules have confirmed every action. */
export async function importRecord(store: Store, owner: Guest, value: unknown, listed: boolean): Promise<string> {
  const record = parseRecord(value);
  if (!record.ok) throw badData(record.problem);
  const { game, options, seats, seed, deal, actions, rulesVersion, fromView } = record.value;
  // A table keeps a seed and a log: nothing else can be where its game begins.
  if (fromView) throw badData({ code: 'not-set-up' });
  const rules = rulesNamed(game);
  const kept = deal ? checkDeal(record.value) : null;
  if (kept && !kept.ok) throw badData(kept.problem);
  const replayed = replay(rules, record.value);
  if (!replayed.ok) throw badData(replayed.problem);
  if (!replayed.value.result) throw badRequest('unfinished-record');
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
    chairs: seats.map(({ name, bot }, seat) => ({ ...EMPTY_CHAIR, name: nameIn(name), bot: bot ?? null, ...addedBy(deal, seat) })),
    seed,
    ...(deal ? { deal: { table: deal.table, secret: deal.secret, commitment: deal.commitment } } : {}),
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

function addedBy(deal: DealProof | undefined, seat: Seat): Pick<Chair, 'contribution'> {
  const contribution = deal?.contributions[seat];
  return contribution ? { contribution } : {};
}
