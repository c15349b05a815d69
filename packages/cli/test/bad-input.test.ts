import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { castleVectors, luftschloss, type Outcome, run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const [{ castle }] = castleVectors();
const [foyer, salon, ...rest] = castle.tiles;
const good = folder.file('good.json', castle);
const inside = join(folder.path, 'folder');
mkdirSync(inside);

function withTiles(name: string, tiles: readonly unknown[]): string {
  return folder.file(`${name}.json`, { ...castle, tiles });
}

/** What every refusal has in common: exit code 1, nothing on standard output, and one line on standard error that is no stack trace. */
function expectSentence({ code, output, errors }: Outcome, sentence: string | RegExp): void {
  expect(errors).toMatch(/^luftschloss: [^\n]+[.?]\n$/);
  expect(errors).not.toMatch(/\n\s+at |Error:|node:/);
  if (typeof sentence === 'string') expect(errors).toContain(sentence);
  else expect(errors).toMatch(sentence);
  expect({ code, output }).toEqual({ code: 1, output: '' });
}

const CASES: readonly [string, readonly string[], string | RegExp][] = [
  ['an unknown command', ['simlate'], 'there is no command "simlate"; did you mean simulate?'],
  ['a command that is like none', ['xyzzyxyzzy'], 'there is no command "xyzzyxyzzy"; see luftschloss --help.'],
  ['an option before any command', ['--jsn'], 'a command comes before the options, but --jsn comes first'],
  ['an unknown option', ['score', good, '--jsno'], 'score has no option --jsno; did you mean --json?'],
  ['an option of another command', ['score', good, '--tile', 'salon'], 'score has no option --tile; see luftschloss help score.'],
  ['a short option that is unknown', ['score', good, '-z'], 'score has no option -z'],
  ['an option without its value', ['placements', good, '--tile'], '--tile needs a value: --tile ID.'],
  ['an option whose value is an option', ['placements', good, '--tile', '--json'], '--tile needs a value'],
  ['a switch with a value', ['score', good, '--json=yes'], '--json is a switch and takes no value'],
  ['an option given twice', ['check', good, '--x', '1', '--x', '2'], '--x is given twice'],
  ['a missing file name', ['score'], 'score needs FILE: luftschloss score FILE.'],
  ['a file name too many', ['score', good, good], /score does not know what to do with ".*good\.json"/],
  ['a file that is not there', ['score', join(folder.path, 'none.json')], 'none.json cannot be read: there is no such file or folder.'],
  ['a folder instead of a file', ['score', inside], 'cannot be read: it is a folder, not a file.'],
  ['an empty file', ['score', folder.file('empty.json', '')], 'empty.json: not valid JSON'],
  ['broken JSON over several lines', ['score', folder.file('broken.json', '{\n"game":\n\n!}')], 'broken.json: not valid JSON'],
  ['a file of bytes', ['score', folder.file('bytes.json', '\u0000\u001b[31m\uffff')], 'bytes.json: not valid JSON'],
  ['JSON that is no object', ['score', folder.file('list.json', [])], 'expected an object with the field "game"'],
  ['a file without a game', ['score', folder.file('nameless.json', {})], 'the field "game" is missing; it names one of: '],
  ['a file of an unknown game', ['score', folder.file('chess.json', { game: 'chess' })], 'unknown game "chess" (known: '],
  ['a game that is no text', ['score', folder.file('number.json', { game: 7 })], 'unknown game 7'],
  ['a game that every object has', ['score', folder.file('proto.json', '{"game":"__proto__"}')], 'unknown game "__proto__"'],
  [
    'an unknown edition',
    ['score', folder.file('ed.json', { ...castle, edition: 'fifth' })],
    'castle.edition: expected one of first, collectors',
  ],
  ['an unknown field', ['score', folder.file('field.json', { ...castle, colour: 1 })], 'castle: unknown field "colour"'],
  ['no tiles at all', ['score', withTiles('no-tiles', [])], 'step 0: a castle begins with its foyer'],
  ['an unknown tile', ['score', withTiles('tile', [foyer, { ...salon, tile: 'saloon' }])], 'step 1: there is no tile "saloon"'],
  ['a tile turned too far', ['score', withTiles('turn', [{ ...foyer, r: 4 }])], 'castle.tiles[0].r: expected one of 0, 1, 2, 3, got 4'],
  ['a tile on half a cell', ['score', withTiles('half', [foyer, { ...salon, x: 0.5 }])], 'castle.tiles[1].x: expected a whole number'],
  [
    'an illegal step',
    ['score', withTiles('step', [foyer, { ...salon, x: 40 }, ...rest])],
    'step 1: No door of the Salon would meet a door of the castle.',
  ],
  ['the same room twice', ['score', withTiles('twice', [foyer, salon, salon])], 'step 2: there is only one Salon'],
  ['no tile to place', ['placements', good], '--tile ID is missing'],
  ['an unknown tile to place', ['placements', good, '--tile', 'saloon'], 'there is no tile "saloon"'],
  ['a level that is none', ['placements', good, '--tile', 'hallway', '--level', 'up'], 'level: expected one of main, down, got "up"'],
  ['a level for a room', ['placements', good, '--tile', 'sauna', '--level', 'main'], 'Only hallways can be placed on either floor'],
  ['no place to check', ['check', good, '--tile', 'salon'], 'x: expected a whole number'],
  [
    'a place in words',
    ['check', good, '--tile', 'salon', '--x', 'left', '--y', '0', '--r', '0'],
    '--x: expected a whole number from −10,000 to 10,000, got "left"',
  ],
  ['a place beyond all bounds', ['check', good, '--tile', 'salon', '--x', '1e9', '--y', '0', '--r', '0'], '--x: expected a whole number'],
  [
    'too many quarter turns',
    ['check', good, '--tile', 'salon', '--x', '0', '--y', '0', '--r', '4'],
    '--r: expected a whole number from 0 to 3',
  ],
  ['an unknown game to play', ['simulate', 'castels'], 'unknown game "castels"; did you mean castles?'],
  ['an unknown bot', ['simulate', 'high-card', '--bots', 'bold,brave'], 'unknown bot "brave" (known for high-card: random, bold)'],
  [
    'more bots than players',
    ['simulate', 'high-card', '--players', '2', '--bots', 'bold,bold,bold'],
    '3 bots are named, but only 2 can play',
  ],
  ['too many players', ['simulate', 'high-card', '--players', '6'], 'This game is for 2 to 5 players with these options, not for 6'],
  [
    'a number of players in words',
    ['simulate', 'high-card', '--players', 'two'],
    '--players: expected a whole number from 1 to 12, got "two"',
  ],
  ['no games', ['simulate', 'high-card', '--games', '0'], '--games: expected a whole number from 1'],
  [
    'an option that the game has not',
    ['simulate', 'high-card', '--option', 'lenght=long'],
    'unknown option "lenght" (known: length, generous, without)',
  ],
  [
    'a value that the option has not',
    ['simulate', 'high-card', '--option', 'length=endless'],
    'options.length: expected one of short, long',
  ],
  ['an option without a value', ['simulate', 'high-card', '--option', 'length'], '--option: expected name=value, got "length"'],
  [
    'an option of the game twice',
    ['simulate', 'high-card', '--option', 'length=long', '--option', 'length=short'],
    '--option length is given twice',
  ],
  ['an option that every object has', ['simulate', 'high-card', '--option', '__proto__=1'], 'unknown option "__proto__"'],
  [
    'options that exclude the table',
    ['simulate', 'high-card', '--players', '5', '--option', 'without=1,2,3'],
    'Too few cards are left for 5 players.',
  ],
  [
    'a folder for records that is a file',
    ['simulate', 'high-card', '--record', good],
    'cannot be made: a file with that name is in the way',
  ],
  ['a castle instead of a record', ['replay', good], 'record: unknown field "edition"'],
  ['an unknown suite of benchmarks', ['bench', 'kitchen'], 'there is no suite "kitchen" (known: engine, server)'],
  ['help for nothing', ['help', 'scroe'], 'there is no command "scroe"; did you mean score?'],
];

describe('bad input is answered with one sentence and exit code 1', () => {
  for (const [name, words, sentence] of CASES) {
    it(name, async () => expectSentence(await run(words), sentence));
  }
});

describe('the real program', () => {
  it('does the same', () => {
    for (const name of [
      'an unknown command',
      'an unknown option',
      'a file that is not there',
      'broken JSON over several lines',
      'an illegal step',
    ]) {
      const [, words, sentence] = CASES.find(([each]) => each === name) ?? fail(name);
      expectSentence(luftschloss(words), sentence);
    }
    expectSentence(luftschloss(['score', '-'], 'no castle'), 'standard input: not valid JSON');
  });
});

function fail(name: string): never {
  throw new Error(`there is no case "${name}"`);
}
