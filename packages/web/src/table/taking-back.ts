import type { TableSnapshot } from './link.ts';

type Asked = Pick<
  TableSnapshot,
  'back' | 'step' | 'undoable' | 'viewer' | 'connection' | 'proposal' | 'ending' | 'result' | 'stopped' | 'standIns' | 'seats'
>;

/** Other people at the table who could be asked. */
export function otherPeople({ seats, viewer, standIns }: Pick<TableSnapshot, 'seats' | 'viewer' | 'standIns'>): readonly number[] {
  return seats.flatMap(({ bot }, seat) => (seat === viewer || bot !== null || standIns[seat] ? [] : [seat]));
}

/** How the viewer can come back to the last decision: alone, by asking the others, or not now. */
export function takingBack(table: Asked): 'alone' | 'ask' | null {
  const { back, step, undoable, viewer, connection, proposal, ending, result, stopped, standIns } = table;
  if (viewer === null || back === null || result || stopped || standIns[viewer]) return null;
  if (step - back <= undoable) return connection === 'lost' || connection === 'connecting' ? null : 'alone';
  return connection === 'online' && !proposal && !ending && otherPeople(table).length > 0 ? 'ask' : null;
}
