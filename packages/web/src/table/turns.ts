import type { TableSnapshot } from './link.ts';

type Asked = Pick<TableSnapshot, 'viewer' | 'toAct' | 'handOver' | 'stopped' | 'standIns'>;

/** Whether the viewer has to decide something now. While a bot stands in, it is the bot that is asked. */
export function isMyTurn({ viewer, toAct, handOver, stopped, standIns }: Asked): boolean {
  return viewer !== null && toAct.includes(viewer) && handOver === null && !stopped && !standIns[viewer];
}

/** Whether the viewer has decided something since the table had this many actions. The table counts them, so the order of messages does not matter. */
export function decidedSince({ back }: Pick<TableSnapshot, 'back'>, step: number): boolean {
  return back !== null && back >= step;
}
