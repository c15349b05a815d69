import { defineRules, type GameTypes } from '../kernel/index.ts';
import { OLDEST_RULES_VERSION, RULES_VERSION } from './rules-version.ts';
import { result } from './scoring/result.ts';
import { type BetweenEvent, redact } from './table/events.ts';
import { sample } from './table/sample.ts';
import { PLAYERS } from './table/seating.ts';
import { setup } from './table/setup.ts';
import type { BetweenOptions, BetweenState } from './table/state.ts';
import { type BetweenView, view } from './table/view.ts';
import { actionSchema, type BetweenAction, outOfTurn } from './turn/actions.ts';
import { choices } from './turn/choices.ts';
import { play } from './turn/play.ts';
import { refusal } from './turn/refusals.ts';
import { toAct, yieldsTo } from './turn/turn.ts';

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
