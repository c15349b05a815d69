import type { Between } from '@luftschloss/engine/between';
import type { Judge } from '../judge.ts';
import { forecast, partLeft, pointsOf } from './forecast.ts';
import { questionFor } from './hard.ts';
import { ratherThan, reasonsFor } from './reasons.ts';

export const judge: Judge<Between> = {
  questionFor,
  reasonsFor,
  ratherThan,
  ideaOf: JSON.stringify,
  pointsOf,
  forecast,
  partLeft,
  noticeable: 0.4,
};
