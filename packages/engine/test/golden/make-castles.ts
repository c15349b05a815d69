/**
 * Makes the golden records of Castles for the current version of the rules: whole games of random players that must replay to the same scores for ever.
 *
 *     npx node packages/engine/test/golden/make-castles.ts
 *
 * Run it only after raising the version of the rules; records of earlier versions stay as they are (those of version 1 have no number in their names). Records
 * keep only the options that differ from the defaults, so that new options do not touch them.
 */
import { writeFileSync } from 'node:fs';
import { appraise, type CastlesTypes, castles, placeOf, planOf } from '../../src/castles/index.ts';
import { expectOk, type GameRecord, type Player, parseOptions, randomAction, randomPlayer, simulateGame } from '../../src/kernel/index.ts';

type Game = readonly [
  name: string,
  players: number,
  options: { readonly [name: string]: unknown },
  seed: string,
  player: Player<CastlesTypes>,
];

/** Plays at random, but builds what completes most and declines no reward: random players hardly ever complete a room with four entrances. */
const finisher: Player<CastlesTypes> = {
  name: 'finisher',
  choose(rules, view, rng) {
    const choices = rules.choices(view).filter(({ kind }) => kind !== 'decline' && kind !== 'pass');
    const castle = view.seats[view.viewer ?? 0].castle;
    const placements = choices.flatMap((choice) =>
      Array.from({ length: choice.kind === 'price' ? 0 : choice.count() }, (_, i) => choice.at(i)),
    );
    let best = { worth: -1, action: randomAction(rules.choices(view), rng) };
    for (const action of placements) {
      if (!('x' in action)) return randomAction(choices, rng);
      const { points, completed } = appraise(planOf(castle), placeOf(castle, action));
      const worth = points + 4 * completed.length;
      if (worth > best.worth) best = { worth, action };
    }
    return best.action;
  },
};

const random = randomPlayer as Player<CastlesTypes>;

const GAMES: readonly Game[] = [
  ['first-1', 1, { edition: 'first' }, 'golden first 1', random],
  ['first-2', 2, { edition: 'first' }, 'golden first 2', random],
  ['first-4', 4, { edition: 'first' }, 'golden first 4', random],
  ['collectors-1', 1, {}, 'golden collectors 1', random],
  ['collectors-2', 2, {}, 'golden collectors 2', random],
  ['collectors-3', 3, {}, 'golden collectors 3', random],
  ['collectors-4', 4, {}, 'golden collectors 4', random],
  ['finishers-2', 2, {}, 'golden finishers 2', finisher],
  ['finishers-3', 3, {}, 'golden finishers 3 2', finisher],
  ['finishers-4', 4, { edition: 'first' }, 'golden finishers 4', finisher],
  ['printed-3', 3, { rooms: 'printed', excludedFavors: ['money'] }, 'golden printed three', random],
];

/** One action on a line, so that a difference can be read. */
function pretty({ actions, ...record }: GameRecord): string {
  const head = JSON.stringify(record, null, 2).replace(/\n}$/, '');
  return `${head},\n  "actions": [\n${actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n')}\n  ]\n}\n`;
}

for (const [name, players, options, seed, player] of GAMES) {
  const seats = Array.from({ length: players }, () => player);
  const { record } = simulateGame(castles, expectOk(parseOptions(castles.options, options)), seats, seed);
  writeFileSync(new URL(`castles-v${castles.version}-${name}.json`, import.meta.url), pretty({ ...record, options }));
}
