import { listed } from '../online/entry-words.ts';
import type { TableSnapshot } from './link.ts';

/** That one only watches, and who else does. */
export function Onlookers({ table }: { table: TableSnapshot }) {
  const { viewer, connection, onlookers, handOver } = table;
  if (connection === 'local' || handOver !== null) return null;
  const words = onlookerWords(table);
  if (viewer === null) {
    return (
      <p className="watching sheet" role="status" data-testid="watching">
        <b>You are watching.</b> {onlookers.names.length + onlookers.others > 1 ? words : ''}
      </p>
    );
  }
  return words === '' ? null : (
    <p className="watching quiet-note" data-testid="onlookers">
      {words}
    </p>
  );
}

export function onlookerWords({ onlookers: { names, others } }: Pick<TableSnapshot, 'onlookers'>): string {
  const nameless = others === 0 ? [] : [names.length > 0 ? `${others} more` : others === 1 ? 'somebody' : `${others} people`];
  const all = [...names, ...nameless];
  if (all.length === 0) return '';
  return `Watching: ${listed(all)}.`;
}
