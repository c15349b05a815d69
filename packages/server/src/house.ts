import type { BotPool } from './bots/pool.ts';
import type { Hall } from './game/hall.ts';
import type { CleanUp } from './jobs/clean-up.ts';
import type { Limit } from './limit.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Notices } from './notices/notices.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './table/tables.ts';

/** Everything that routes and sockets work with. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly hall: Hall;
  readonly tables: Tables;
  readonly bots: BotPool;
  readonly notices: Notices;
  readonly metrics: Metrics;
  readonly chatLimit: Limit;
  readonly messageLimit: Limit;
  /** By address: guests cost nothing. */
  readonly listingLimit: Limit;
  readonly cleanUp: CleanUp;
  readonly log: Log;
}
