import { findGame } from '@luftschloss/engine';
import { expectOk, parseOptions, randomPlayer, replay, simulateGame } from '@luftschloss/engine/kernel';
import type { Entry } from '../game/entry.ts';
import { newId } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { EMPTY_CHAIR, type Table } from '../table/table.ts';
import { benchSeed } from './messages.ts';

/** Puts many finished games into a store, as after years of playing. */
const store = await openStore(expectOk(readSettings(process.env)), { error() {}, warn() {}, info() {} });
const rules = findGame('castles')!.rules;
const options = expectOk(parseOptions(rules.options, {}));
const { record, result } = simulateGame(rules, options, [randomPlayer, randomPlayer], benchSeed(0));
const { states } = expectOk(replay(rules, record));
const entries = record.actions.map(
  ({ seat, action }, index): Entry => ({
    number: index + 1,
    id: `fill-${index + 1}`,
    at: 1,
    toAct: rules.toAct(states[index + 1]),
    body: { type: 'act', seat, action },
  }),
);
for (let i = 0; i < Number(process.env['LUFTSCHLOSS_BENCH_STORED']); i++) {
  const table: Table = {
    id: newId(),
    revision: 1,
    game: 'castles',
    rulesVersion: rules.version,
    options: record.options,
    pace: { type: 'none' },
    listed: true,
    status: 'finished',
    host: 'nobody',
    inviteHash: '',
    code: null,
    chairs: [EMPTY_CHAIR, EMPTY_CHAIR].map((chair) => ({ ...chair, guest: newId(), name: 'Somebody' })),
    seed: record.seed,
    created: 1,
    started: 1,
    firstToAct: [],
    changed: i,
    result,
    stopped: false,
    rematch: null,
    imported: false,
  };
  await store.addFinished(table, entries);
}
await store.close();
