import type { Words } from '@luftschloss/words';

/** A page that the entrance hall leads to, beside the tables themselves. */
export interface Door {
  readonly address: string;
  /** Only at a server. */
  readonly online?: true;
  title(words: Words): string;
  /** What one finds there, in a sentence. */
  line(words: Words): string;
}

export const DOORS: readonly Door[] = [
  { address: '#/learn', title: ({ home }) => home.doors.lessons(), line: ({ home }) => home.doors.lessonsLine() },
  { address: '#/day', title: ({ home }) => home.doors.day(), line: ({ home }) => home.doors.dayLine() },
  { address: '#/score', title: ({ home }) => home.doors.scorer(), line: ({ home }) => home.doors.scorerLine() },
  { address: '#/gallery', title: ({ home }) => home.doors.gallery(), line: ({ home }) => home.doors.galleryLine() },
  { address: '#/puzzles', title: ({ home }) => home.doors.puzzles(), line: ({ home }) => home.doors.puzzlesLine() },
  { address: '#/review', title: ({ home }) => home.doors.review(), line: ({ home }) => home.doors.reviewLine() },
  { address: '#/statistics', title: ({ home }) => home.doors.statistics(), line: ({ home }) => home.doors.statisticsLine() },
];
