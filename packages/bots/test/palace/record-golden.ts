/**
 * Plays the golden games of the Palace for the current version of the rules: run it with Node after raising the version. Games of earlier versions stay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Player, randomPlayer, simulateGame } from '@luftschloss/engine/kernel';
import { type PalaceGame, palace } from '@luftschloss/engine/palace';
import { greedy } from '../../src/palace/greedy.ts';

const folder = new URL('../../../engine/test/golden/', import.meta.url);
const random = randomPlayer as Player<PalaceGame>;
const games: { readonly [name: string]: readonly Player<PalaceGame>[] } = {
  'two-greedy': [greedy, greedy],
  'three-greedy': [greedy, greedy, greedy],
  'four-greedy': [greedy, greedy, greedy, greedy],
  'three-random': [random, random, random],
  'four-mixed': [random, greedy, random, greedy],
};

mkdirSync(folder, { recursive: true });
for (const [name, players] of Object.entries(games)) {
  const { record } = simulateGame(palace, {}, players, `golden ${name}`);
  const actions = record.actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n');
  const { actions: _, ...head } = record;
  const text = JSON.stringify({ ...head, actions: [] }, null, 2).replace('"actions": []', `"actions": [\n${actions}\n  ]`);
  writeFileSync(new URL(`palace-v${palace.version}-${name}.json`, folder), `${text}\n`);
}
