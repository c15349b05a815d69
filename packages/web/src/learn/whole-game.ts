import { choosePreset, freshSetUp, type SetUp } from '../home/set-up.ts';
import type { Lesson } from './lesson.ts';

/** A whole game with what a lesson taught, against the bot to learn with. */
export function wholeGame({ game, plays }: Pick<Lesson, 'game' | 'plays'>, me: string, experienced = false): SetUp {
  const usual = freshSetUp(game, me, experienced);
  const setUp = plays ? choosePreset(usual, plays.preset) : usual;
  return { ...setUp, options: { ...setUp.options, ...plays?.options } };
}
