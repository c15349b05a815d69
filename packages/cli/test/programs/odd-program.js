// A program that plays by the protocol but for what its first word says; tests of programs that are late, broken or illegal run it.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [mode, file] = process.argv.slice(2);
const write = (line) => process.stdout.write(line);
const answer = ({ id, choices }) => write(`${JSON.stringify({ id, action: choices.at(-1), comment: 'unknown fields are fine' })}\n`);

/** What each of them does when it should decide. */
const DECIDE = {
  good: answer,
  'no-newline': ({ id, choices }) => write(JSON.stringify({ id, action: choices[0] })),
  garbage: () => write('Traceback: I have no idea\n'),
  number: () => write('42\n'),
  huge: ({ id }) => write(`{"id":${id},"action":"${'x'.repeat(200_000)}"}\n`),
  endless: () => setInterval(() => write('y'.repeat(60_000)), 1),
  chatty: (message) => {
    process.stderr.write('z'.repeat(300_000));
    answer(message);
  },
  illegal: ({ id }) => write(`${JSON.stringify({ id, action: { type: 'pick', card: 1000 } })}\n`),
  formless: ({ id }) => write(`{"id":${id},"action":[[["?"]]]}\n`),
  actionless: ({ id }) => write(`{"id":${id}}\n`),
  silent: () => {},
  deaf: () => {},
  exits: () => process.exit(3),
  crashes: () => {
    throw new Error('my own mistake');
  },
  'closes-output': () => process.stdout.end(),
  'wrong-id': ({ id, choices }) => write(`${JSON.stringify({ id: id + 1, action: choices[0] })}\n`),
  stubborn: answer,
  'leaves-after-end': answer,
  // The first answer comes when the second is asked for, and then both.
  lagging: (() => {
    let last = null;
    return (message) => {
      if (last) answer(last);
      if (last) answer(message);
      last = message;
    };
  })(),
};

if (mode === 'never-starts') process.exit(7);
if (mode === 'deaf') process.stdin.pause();
if (mode === 'stubborn') {
  if (file) writeFileSync(file, String(process.pid));
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'start' && mode !== 'mute') write(`{"type":"ready","protocol":${mode === 'newer' ? 2 : 1}}\n`);
  if (message.type === 'decide') DECIDE[mode](message);
  if (message.type === 'end' && mode === 'leaves-after-end') process.exit(0);
});
