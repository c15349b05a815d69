import type { TableSnapshot } from './link.ts';

/** What only a table of a server has: nothing is sent, nobody watches, and nothing is asked of people elsewhere. */
export const ON_THIS_DEVICE = {
  earlierChat: false,
  onlookers: { names: [], others: 0 },
  sending: false,
  connection: 'local',
  proposal: null,
  ending: null,
  late: [],
  clocks: null,
  standIns: [],
  stopped: false,
  rematch: null,
  day: null,
} as const satisfies Partial<TableSnapshot>;
