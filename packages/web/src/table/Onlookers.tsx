import type { Language } from '@luftschloss/words';
import { useLanguage } from '../words/language.ts';
import type { TableSnapshot } from './link.ts';

/** That one only watches, and who else does. */
export function Onlookers({ table }: { table: TableSnapshot }) {
  const language = useLanguage();
  const { viewer, connection, onlookers, handOver } = table;
  if (connection === 'local' || handOver !== null) return null;
  const words = onlookerWords(language, table);
  if (viewer === null) {
    return (
      <p className="watching-note sheet" role="status" data-testid="watching">
        <b>{language.words.table.onlookers.you()}</b> {onlookers.names.length + onlookers.others > 1 ? words : ''}
      </p>
    );
  }
  return words === '' ? null : (
    <p className="watching-note quiet-note" data-testid="onlookers">
      {words}
    </p>
  );
}

export function onlookerWords({ words, said }: Language, { onlookers: { names, others } }: Pick<TableSnapshot, 'onlookers'>): string {
  const counted = names.length > 0 ? said.table.onlookers.more : said.table.onlookers.nameless;
  const watchers = others === 0 ? names : [...names, counted({ count: others })];
  return watchers.length === 0 ? '' : words.table.onlookers.watching({ watchers });
}
