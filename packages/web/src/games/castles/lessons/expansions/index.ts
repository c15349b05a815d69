import type { Lesson } from '../../../../learn/lesson.ts';
import { decrees } from './decrees.ts';
import { moats } from './moats.ts';
import { passages } from './passages.ts';
import { secrets } from './secrets.ts';
import { solo } from './solo.ts';
import { swans } from './swans.ts';
import { towers } from './towers.ts';

/** One short lesson for playing alone, and one for everything that can be added to the box. */
export const expansions: readonly Lesson[] = [solo, swans, passages, moats, towers, decrees, secrets];
