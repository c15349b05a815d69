import type { PalaceAction, PalaceGame } from '@luftschloss/engine/palace';
import type { Judge } from '../judge.ts';
import { forecast, partLeft, pointsOf } from './forecast.ts';
import { questionFor } from './hard.ts';
import { reasonsFor } from './reasons.ts';

export const judge: Judge<PalaceGame> = { questionFor, reasonsFor, ideaOf, pointsOf, forecast, partLeft, noticeable: 1 };

/** One tile at another place is no new idea. */
function ideaOf(action: PalaceAction): string {
  return action.type === 'build' ? action.tile : JSON.stringify(action);
}
