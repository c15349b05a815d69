import type { SavedTable } from '../table/saved-tables.ts';

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who else plays at a table of this browser: everybody but the first person. */
export function withWhom({ record: { seats } }: SavedTable): string {
  const me = seats.findIndex(({ bot }) => bot === undefined);
  const others = seats.filter((_, seat) => seat !== me).map(({ name }) => name);
  return others.length === 0 ? 'alone' : `with ${NAMES.format(others)}`;
}

export function standing({ record, touched }: SavedTable): string {
  const date = new Date(touched).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
  if (!record.scores) return record.actions.length === 0 ? 'just set up' : `${record.actions.length} actions so far, ${date}`;
  return `finished: ${record.scores.map((score, seat) => `${record.seats[seat]?.name ?? 'Ludwig'} ${score}`).join(', ')}, ${date}`;
}
