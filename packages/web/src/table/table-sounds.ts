import type { Sound } from '../shell/sound.ts';
import type { LogLine, TableSnapshot } from './link.ts';
import { isMyTurn } from './turns.ts';

/** What an event sounds like; most are silent. One row for each kind of event of any game. */
const SOUND_OF: { readonly [event: string]: Sound } = {
  placed: 'placed',
  built: 'placed',
  activated: 'placed',
  'moat-laid': 'placed',
  'moat-moved': 'placed',
  'moat-dug': 'placed',
  money: 'coins',
  bought: 'coins',
  passed: 'coins',
  paid: 'coins',
  'swans-gained': 'coins',
  swan: 'coins',
  'secret-swan': 'coins',
};

export type Heard = Pick<TableSnapshot, 'step' | 'log' | 'result' | 'viewer' | 'toAct' | 'handOver' | 'stopped' | 'standIns'>;

/** What is to be heard when a table has changed: the end and one's own turn drown everything else, and nothing sounds twice at once. */
export function soundsBetween(before: Heard, now: Heard): readonly Sound[] {
  if (now.step < before.step) return [];
  if (now.result && !before.result) return ['end'];
  const fresh = now.log.filter(({ step }) => step > before.step).flatMap(({ type }: LogLine) => SOUND_OF[type] ?? []);
  const turn: Sound[] = isMyTurn(now) && !isMyTurn(before) ? ['turn'] : [];
  return [...new Set([...fresh, ...turn])].slice(-2);
}
