import type { AdminKey } from './admin/key.ts';
import type { LoadMeter } from './admin/load.ts';
import type { TroubleBook } from './admin/trouble.ts';
import type { BotPool } from './bots/pool.ts';
import type { Days } from './day/days.ts';
import type { GameRegistry } from './game/game-registry.ts';
import type { CleanUp } from './jobs/clean-up.ts';
import type { Limit } from './limit.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Notices } from './notices/notices.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './table/tables.ts';

/** What only whoever runs the server may see. */
export interface Admin {
  readonly key: AdminKey;
  readonly load: LoadMeter;
  readonly trouble: TroubleBook;
  readonly started: number;
}

/** Everything that routes and sockets work with. */
export interface Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly registry: GameRegistry;
  readonly tables: Tables;
  readonly days: Days;
  readonly bots: BotPool;
  readonly notices: Notices;
  readonly metrics: Metrics;
  readonly chatLimit: Limit;
  readonly messageLimit: Limit;
  /** By address: guests cost nothing. */
  readonly listingLimit: Limit;
  readonly cleanUp: CleanUp;
  readonly admin: Admin;
  readonly log: Log;
}
