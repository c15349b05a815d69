import { type CastlesAction, type CastlesView, castles } from '@luftschloss/engine/castles';
import type { Rules } from '@luftschloss/engine/kernel';
import type { Lesson } from '../../../../learn/lesson.ts';
import { example } from '../example.ts';
import { pointsOf } from '../finding.ts';
import { others } from '../others.ts';
import { sign } from '../sign.ts';
import { building, doors } from './building.ts';
import { below, complete } from './completing.ts';
import { say } from './rooms.ts';
import { end, prices } from './rounds.ts';

export const first: Lesson<CastlesView, CastlesAction> = {
  id: 'castles-first',
  game: 'castles',
  rules: castles as unknown as Rules,
  minutes: 10,
  title: (words) => say(words).title(),
  line: (words) => say(words).line(),
  parts: [
    { id: 'building', title: (words) => say(words).partBuilding() },
    { id: 'doors', title: (words) => say(words).partDoors() },
    { id: 'complete', title: (words) => say(words).partComplete() },
    { id: 'below', title: (words) => say(words).partBelow() },
    { id: 'prices', title: (words) => say(words).partPrices() },
    { id: 'end', title: (words) => say(words).partEnd() },
  ],
  steps: [...building, ...doors, ...complete, ...below, ...prices, ...end],
  others,
  points: pointsOf,
  example,
  sign,
};
