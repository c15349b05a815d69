import { defineRules } from '../kernel/index.ts';
import { PLAYERS } from './data/constants.ts';
import { OLDEST_RULES_VERSION, RULES_VERSION } from './rules-version.ts';
import { finalResult } from './scoring/result.ts';
import { type PalaceEvent, redact } from './table/events.ts';
import { sample } from './table/sample.ts';
import { setup } from './table/setup.ts';
import type { PalaceAction, PalaceOptions, PalaceState, PalaceView } from './table/state.ts';
import { view } from './table/view.ts';
import { actionSchema } from './turn/action-schema.ts';
import { deciders } from './turn/agenda.ts';
import { choices } from './turn/choices.ts';
import { play } from './turn/play.ts';
import { refusal } from './turn/refusals.ts';

export interface PalaceGame {
  options: PalaceOptions;
  state: PalaceState;
  action: PalaceAction;
  view: PalaceView;
  event: PalaceEvent;
}

export const palace = defineRules<PalaceGame>({
  id: 'palace',
  name: 'The Palace of Mad King Ludwig',
  version: RULES_VERSION,
  oldestVersion: OLDEST_RULES_VERSION,
  options: {},
  actionSchema,
  players: () => PLAYERS,
  optionsRefusal: (_, seats) =>
    seats >= PLAYERS.min && seats <= PLAYERS.max ? null : { code: 'players', params: { ...PLAYERS, players: seats } },
  setup: (_, seats, rng, version) => setup(seats, rng, version),
  clone: (state) => ({ ...state, rng: { ...state.rng } }),
  toAct: deciders,
  view,
  choices,
  refusal,
  play,
  redact,
  sample,
  result: (state) => (state.over ? finalResult(state) : null),
});
