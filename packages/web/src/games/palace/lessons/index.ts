import type { Lesson } from '../../../learn/lesson.ts';
import { first } from './first.ts';

export const lessons: readonly Lesson[] = [first];
