import { describe, it } from 'vitest';
import { tortureTables } from './random-tables.ts';

describe('random games with random expansions (expansion-games.long.ts plays more of them)', () => {
  for (let group = 0; group < 2; group++) it(`tables ${group * 10} to ${group * 10 + 9}`, () => tortureTables(group));
});
