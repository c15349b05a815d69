import { defineRules, type GameTypes } from '../kernel/index.ts';
import { actionSchema, type BetweenAction, outOfTurn } from './actions.ts';
import { choices } from './choices.ts';
import { type BetweenEvent, redact } from './events.ts';
import { play } from './play.ts';
import { refusal } from './refusals.ts';
import { result } from './result.ts';
import { OLDEST_RULES_VERSION, RULES_VERSION } from './rules-version.ts';
import { sample } from './sample.ts';
import { PLAYERS } from './seating.ts';
import { setup } from './setup.ts';
import type { BetweenOptions, BetweenState } from './state.ts';
import { toAct, yieldsTo } from './turn.ts';
import { type BetweenView, view } from './view.ts';

export interface Between extends GameTypes {
  options: BetweenOptions;
  state: BetweenState;
  action: BetweenAction;
  view: BetweenView;
  event: BetweenEvent;
}

/** B-1.1, B-6.1 */

export const between = defineRules<Between>({
  id: 'between',
  name: 'Between Two Castles',
  version: RULES_VERSION,
  oldestVersion: OLDEST_RULES_VERSION,
  options: {},
  actionSchema,
  players: () => PLAYERS,
  optionsRefusal: (_options, seats) =>
    Number.isInteger(seats) && seats >= PLAYERS.min && seats <= PLAYERS.max
      ? null
      : { code: 'players', params: { ...PLAYERS, players: seats } },
  setup,
  clone: (state) => ({ ...state, rng: { ...state.rng } }),
  toAct,
  view,
  choices,
  refusal,
  outOfTurn,
  yieldsTo,
  play,
  redact,
  sample,
  result,
});
