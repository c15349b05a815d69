import type { Source, Sources } from '@luftschloss/bots/review';
import { type Language, plain, type Said, scoreNamesOf } from '@luftschloss/words';

/** What somebody has more of by what is better, in lines: most of it by kinds of points or by boards, what that comes to, and what it is for the others. */
export function sourceWords(language: Language, game: string, { own, total = 0, rival, rivals = [] }: Sources): string[] {
  const { moment } = language.said.review;
  const called = scoreNamesOf(game, language);
  const line = ({ category, points, board }: Source): Said =>
    moment.source({ points, category: board ? called.board(category) : called.category(category) });
  const [first] = own;
  // One kind of points alone comes to nothing else; one of two boards does.
  const isSum = own.length !== 1 || first.board;
  const others =
    rivals.length > 0 ? moment.sourceRivals({ points: rival, parts: rivals.map(line) }) : moment.sourceRival({ points: rival });
  const lines = [
    ...own.map(line),
    ...(total !== 0 && isSum ? [moment.sourceTotal({ points: total })] : []),
    ...(rival !== 0 ? [others] : []),
  ];
  return lines.map(plain);
}

/** Whether whole games show that anything is gained: else a list of what differs would explain the opposite. */
export function isTelling({ own, total = 0, rival }: Sources): boolean {
  return total > 0 || rival < 0 || own.reduce((sum, { points }) => sum + points, 0) > 0;
}
