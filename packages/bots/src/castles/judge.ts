import type { CastlesAction, CastlesTypes } from '@luftschloss/engine/castles';
import type { Judge } from '../judge.ts';
import { actionInCompany } from './company/policy.ts';
import { forecast, partLeft, pointsOf } from './forecast.ts';
import { greedy } from './greedy.ts';
import { questionFor } from './hard.ts';
import { ratherThan, reasonsFor } from './reasons.ts';

/** Everybody by what was learned: by that the points to come are guessed, and so whole games come to what the guess says. */
const playsOn: Judge<CastlesTypes>['playsOn'] = (rules, view, rng) =>
  (view.seats.length > 1 ? actionInCompany(view) : null) ?? greedy.choose(rules, view, rng);

export const judge: Judge<CastlesTypes> = {
  questionFor,
  playsOn,
  reasonsFor,
  ratherThan,
  ideaOf,
  pointsOf,
  forecast,
  partLeft,
  noticeable: 0.6,
};

/** One tile at another place is no new idea. */
function ideaOf(action: CastlesAction): string {
  return 'tile' in action ? `${action.type} ${action.tile}` : JSON.stringify(action);
}
