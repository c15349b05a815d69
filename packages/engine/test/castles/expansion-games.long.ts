import { describe, it } from 'vitest';
import { seedOf, tell } from '../../../../testing/seed.ts';
import { tortureTables } from './random-tables.ts';

const GROUPS = 40;

describe('random games with random expansions', () => {
  it(`hold together at ${GROUPS * 10} tables`, () => {
    for (let group = 0; group < GROUPS; group++) tortureTables(group);
    tell(`castles: ${GROUPS * 10} random tables hold together, seeds "${seedOf('expansions 0 0')}" and on`);
  });
});
