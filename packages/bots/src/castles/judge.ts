import type { CastlesAction, CastlesTypes } from '@luftschloss/engine/castles';
import type { Judge } from '../judge.ts';
import { forecast, partLeft, pointsOf } from './forecast.ts';
import { questionFor } from './hard.ts';
import { ratherThan, reasonsFor } from './reasons.ts';

export const judge: Judge<CastlesTypes> = { questionFor, reasonsFor, ratherThan, ideaOf, pointsOf, forecast, partLeft, noticeable: 0.6 };

/** One tile at another place is no new idea. */
function ideaOf(action: CastlesAction): string {
  return 'tile' in action ? `${action.type} ${action.tile}` : JSON.stringify(action);
}
