import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { backedUpUnderLoad, placesOf, playedOn } from './support/backups.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { temporaryFolder } from './support/server.ts';

let postgres: TestPostgres;
const folder = temporaryFolder();
const PLACES = placesOf(folder.path, () => postgres);

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.end();
  folder.remove();
});

describe.each(Object.keys(PLACES))('a backup of %s that is made under load', (store) => {
  it.each(Object.keys(PLACES))('is played to the end on %s', async (other) => {
    const file = join(folder.path, `${store}-to-${other}.sqlite`);
    const seats = await backedUpUnderLoad(await PLACES[store](), file);
    await playedOn(file, await PLACES[other](), seats, (player) => player.isOver);
  });
});
