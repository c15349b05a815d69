import type { Lesson } from '../../../learn/lesson.ts';
import { expansions } from './expansions/index.ts';
import { first } from './first/index.ts';

export const lessons: readonly Lesson[] = [first, ...expansions];
