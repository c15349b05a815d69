import { defineRules } from '../kernel/index.ts';
import { choicesFor, playAction, refusalOf } from './decisions/index.ts';
import { CASTLES_OPTIONS } from './option-specs.ts';
import { type CastlesOptions, combinationRefusal, mostPlayers } from './options.ts';
import { OLDEST_RULES_VERSION, RULES_VERSION } from './rules-version.ts';
import { resultOf } from './scoring/final-scoring.ts';
import { actionSchema, type CastlesAction } from './table/actions.ts';
import { type CastlesEvent, type Game, redact } from './table/events.ts';
import { proceed } from './table/flow.ts';
import { sampleState } from './table/sample.ts';
import { cardsRefusal, setup } from './table/setup.ts';
import { type Ask, type CastlesState, cloneState, currentAsk } from './table/state.ts';
import { type CastlesView, viewOf } from './table/view.ts';

export interface CastlesTypes {
  options: CastlesOptions;
  state: CastlesState;
  action: CastlesAction;
  view: CastlesView;
  event: CastlesEvent;
}

export const castles = defineRules<CastlesTypes>({
  id: 'castles',
  name: 'Castles of Mad King Ludwig',
  version: RULES_VERSION,
  oldestVersion: OLDEST_RULES_VERSION,
  options: CASTLES_OPTIONS,
  actionSchema,
  players: (options) => ({ min: 1, max: mostPlayers(options) }),
  optionsRefusal(options, seats, version) {
    const { min, max } = this.players(options);
    const combination = combinationRefusal(options, seats);
    if (combination) return combination;
    if (seats < min || seats > max) return { code: 'players', params: { min, max, players: seats } };
    return cardsRefusal(options, seats, version);
  },
  setup,
  clone: cloneState,
  toAct(state) {
    const ask = currentAsk(state);
    return ask ? [ask.seat] : [];
  },
  view: viewOf,
  choices: choicesFor,
  refusal: refusalOf,
  play(state, _seat, action) {
    const game: Game = { state, events: [] };
    playAction(game, currentAsk(state) as Ask, action);
    proceed(game);
    return game.events;
  },
  redact,
  sample: sampleState,
  result: resultOf,
});
