// Draws the pictures of the documents from games that bots play: the same every time, so that a change of the drawing shows in the diff.
import { mkdirSync, writeFileSync } from 'node:fs';
import { botsFor } from '@luftschloss/bots';
import { BOARD_DRAWINGS } from '@luftschloss/drawing';
import { GAMES } from '@luftschloss/engine';
import { expectOk, parseOptions, replay, simulateGame } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';

const PICTURES = [
  { game: 'castles', players: 2, seed: 'picture 8', board: 0, options: { passages: true }, file: 'castle.svg' },
  { game: 'between', players: 3, seed: 'picture', board: 0, options: {}, file: 'between.svg' },
  { game: 'palace', players: 3, seed: 'picture', board: 0, options: {}, file: 'palace.svg' },
];

mkdirSync('docs', { recursive: true });
for (const { game, players, seed, board, options, file } of PICTURES) {
  const { rules } = GAMES.find(({ id }) => id === game) ?? GAMES[0];
  const names = ['Ludwig', 'Sophie', 'Otto'].slice(0, players);
  const bots = names.map(() => botsFor(game).greedy);
  const { record } = simulateGame(rules, expectOk(parseOptions(rules.options, options)), bots, seed);
  const { states } = expectOk(replay(rules, record));
  const view = rules.view(states[states.length - 1], null);
  writeFileSync(`docs/${file}`, BOARD_DRAWINGS[game].table(view, names, 'day', { language: english })[board].svg);
  console.log(`docs/${file}`);
}
