import type { GameRecord } from '@luftschloss/engine/kernel';
import { PageProblem } from '../online/problems.ts';
import type { TableSnapshot } from '../table/link.ts';
import { recordOf } from '../table/save-record.ts';
import type { TableControls } from '../table/useTable.ts';
import type { Left } from './play-on.ts';

type LeavingTable = Pick<TableSnapshot, 'connection' | 'result' | 'viewer' | 'seats'>;

/** A finished game can be left by anybody; a running one only at this device, by the one person who plays it against bots. */
export function canBeLeft({ connection, result, viewer, seats }: LeavingTable): boolean {
  if (result) return true;
  return connection === 'local' && viewer !== null && seats.filter(({ bot }) => bot === null).length === 1;
}

/** Whether the moment that is looked at has come, and somebody decides something in it. */
export function isLeavable({ table, shown, lookingAt }: Pick<TableControls, 'table' | 'shown' | 'lookingAt'>): boolean {
  return canBeLeft(table) && lookingAt === shown.step && shown.toAct.length > 0;
}

export async function gameToLeave(table: TableSnapshot): Promise<Left> {
  const record = (await recordOf(table)) as GameRecord | undefined;
  if (!record) throw new PageProblem((words) => words.problems.page['not-kept']());
  const { id, connection } = table;
  return { id, record, address: `#/${connection === 'local' ? 'table' : 'online'}/${id}` };
}
