import { setTimeout as sleep } from 'node:timers/promises';
import type { ProblemReport } from '@luftschloss/protocol';
import type { Language } from '@luftschloss/words';
import { USUAL_TIME } from '../arena/contenders.ts';
import { type Arguments, givenValue, requiredValue, wholeNumber } from '../arguments.ts';
import { type Finish, ProgramAtTable, type Teller } from '../at-server/play.ts';
import { readSeatLink, type SeatLink } from '../at-server/seat-link.ts';
import { TableSocket } from '../at-server/table-socket.ts';
import { ServerRefusal, type Sitting, Unreachable, Visitor } from '../at-server/visitor.ts';
import { type Command, type Context, print } from '../command.ts';
import { fail, oneLine } from '../failure.ts';
import { commandWords } from '../programs/command-line.ts';
import { ProgramSeat } from '../programs/seat.ts';
import { troubleSaid } from '../programs/trouble-words.ts';

export const bot: Command = {
  name: 'bot',
  summary: ({ summaries }) => summaries.bot(),
  positionals: [],
  options: {
    seat: { value: 'LINK', help: ({ help }) => help.seatLink() },
    program: { value: 'COMMAND', help: ({ help }) => help.program() },
    server: { value: 'URL', help: ({ help }) => help.server() },
    time: { value: 'MS', help: ({ help }) => help.decisionTime({ usual: USUAL_TIME }) },
    name: { value: 'NAME', help: ({ help }) => help.programName() },
  },
  notes: [({ notes }) => notes.botProgram(), ({ notes }) => notes.botFaults()],
  run: runBot,
};

async function runBot(args: Arguments, context: Context): Promise<void> {
  const { words } = context.language;
  const order = orderOf(args, context.language);
  const time = wholeNumber(args, 'time', 10, 1_000_000) ?? USUAL_TIME;
  const visitor = new Visitor(order.link.server);
  const { table, seat, link } = await sitDown(visitor, order.link, givenValue(args, 'name'), context.language);
  print(context, words.programs.bot.seated({ table, seat: seat + 1 }));
  if (link !== null) print(context, words.programs.bot.again({ link }));
  const socket = new TableSocket(visitor.server, visitor.cookie, table, (online) => {
    print(context, online ? words.programs.bot.back() : words.programs.bot.lost());
  });
  const program = new ProgramSeat(order.command, { onErrors: (text) => context.errors.write(text) });
  const player = new ProgramAtTable(socket, program, { games: context.catalogue.games, time, teller: tellerFor(context) });
  try {
    const finish = await player.play();
    tellFinish(finish, context);
    const { late, broken, illegal, restarts } = player.losses;
    const { decisions } = player;
    print(context, words.programs.bot.counted({ decisions, lost: late + broken + illegal, late, broken, illegal, restarts }));
  } finally {
    socket.close();
    await program.close();
  }
}

function orderOf(args: Arguments, { words }: Language): { readonly link: SeatLink; readonly command: readonly string[] } {
  const { failure } = words.programs;
  const text = requiredValue(args, 'seat', 'LINK');
  const address = givenValue(args, 'server');
  const link = readSeatLink(text, address);
  if (link === 'link') return fail('told', { text: failure.link({ link: text }) });
  if (link === 'server') return fail('told', { text: failure.server() });
  if (link === 'address') return fail('told', { text: failure.address({ address: address ?? text }) });
  const program = requiredValue(args, 'program', 'COMMAND');
  const command = commandWords(program);
  if (!command || command.length === 0) return fail('told', { text: failure.command({ command: program }) });
  return { link, command };
}

/** Too many at once are told to wait: so do we, a few times. */
const TRIES = 5;
const PAUSE = 3000;

async function sitDown(visitor: Visitor, { server, key }: SeatLink, name: string | null, language: Language): Promise<Sitting> {
  const { failure } = language.words.programs;
  for (let tried = 1; ; tried++) {
    try {
      return await visitor.sit(key, name);
    } catch (error) {
      const busy = error instanceof ServerRefusal && ['too-fast', 'store', 'failed'].includes(error.problem.code);
      if (error instanceof Unreachable) fail('told', { text: failure.unreachable({ address: server, detail: oneLine(error.message) }) });
      if (error instanceof ServerRefusal && (!busy || tried >= TRIES))
        fail('told', { text: failure.asked({ message: problemText(error.problem, language) }) });
      if (!busy) throw error;
      await sleep(PAUSE);
    }
  }
}

/** What a server says to everybody is in the catalogues; the rest comes in its own words. */
function problemText({ code, message, params = {} }: ProblemReport, { words }: Language): string {
  const known = words.problems.server as { readonly [code: string]: (params: object) => string };
  return Object.hasOwn(known, code) && code !== 'bad-request' ? known[code](params) : oneLine(message);
}

function tellerFor(context: Context): Teller {
  const { language } = context;
  const { bot: told } = language.words.programs;
  return {
    waiting: () => print(context, told.waiting()),
    playing: () => print(context, told.playing()),
    decision: (trouble) => print(context, told.decision({ trouble: troubleSaid(language, trouble) })),
    refused: (problem) => print(context, told.refused({ message: problemText(problem, language) })),
  };
}

/** A game that ends is no failure, however it ends. */
function tellFinish(finish: Finish, context: Context): void {
  const { bot: told, failure } = context.language.words.programs;
  if (finish.type === 'over') print(context, told.over({ scores: finish.result.standings.map(({ score }) => score) }));
  if (finish.type === 'stopped') print(context, told.stopped());
  if (finish.type === 'gone') fail('told', { text: failure.gone() });
  if (finish.type === 'unseated') fail('told', { text: failure.unseated() });
  if (finish.type === 'read-only') fail('told', { text: failure.readOnly({ message: oneLine(finish.message) }) });
  if (finish.type === 'game') fail('told', { text: failure.game({ game: finish.game }) });
  if (finish.type === 'version') fail('told', { text: failure.version({ version: finish.version }) });
}
