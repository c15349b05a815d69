import pg from 'pg';

const LOOK_EVERY = 25;

/** Samples what the connections of a database are doing, to show what it waits for when it is busy. */
export async function watchDatabase(url: string): Promise<{ end(): Promise<{ readonly [what: string]: number }> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const seen = new Map<string, number>();
  let samples = 0;
  let looking = true;
  const watching = (async () => {
    while (looking) {
      const { rows } = await client.query<{ what: string; count: string }>(
        `SELECT coalesce(wait_event_type || ' ' || wait_event, 'processor') AS what, count(*) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active' GROUP BY 1`,
      );
      for (const { what, count } of rows) {
        seen.set(what, (seen.get(what) ?? 0) + Number(count));
        samples += Number(count);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  })();
  return {
    async end() {
      looking = false;
      await watching;
      await client.end();
      return Object.fromEntries([...seen].sort(([, a], [, b]) => b - a).map(([what, count]) => [what, count / Math.max(1, samples)]));
    },
  };
}
