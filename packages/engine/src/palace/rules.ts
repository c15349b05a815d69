import { defineRules } from '../kernel/index.ts';
import { actionSchema } from './action-schema.ts';
import { deciders } from './agenda.ts';
import { choices } from './choices.ts';
import { PLAYERS } from './constants.ts';
import { type PalaceEvent, redact } from './events.ts';
import { play } from './play.ts';
import { refusal } from './refusals.ts';
import { finalResult } from './result.ts';
import { OLDEST_RULES_VERSION, RULES_VERSION } from './rules-version.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import type { PalaceAction, PalaceOptions, PalaceState, PalaceView } from './state.ts';
import { view } from './view.ts';

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
