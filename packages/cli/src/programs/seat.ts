import { factsOf, firstAction, type GameResult, type GameTypes, type Rules } from '@luftschloss/engine/kernel';
import { oneLine } from '../failure.ts';
import { listedChoices } from './listed-choices.ts';
import { endMessage, PROGRAM_PROTOCOL, readLine, type StartMessage } from './messages.ts';
import { ENDED, type Ending, LATE, ProgramProcess } from './process.ts';
import { type Losses, noLosses, type Trouble } from './trouble.ts';

/** The most restarts in one game, and the most starts in a row without a single good answer. Then the program is given up. */
const MOST_RESTARTS = 3;
/** Answers in a row that did not come: the program hangs. */
const MOST_LATE = 3;
/** An answer may be a little late: the time that a pipe and a busy machine take. */
const GRACE = { part: 0.1, atLeast: 50 };

export interface ProgramSettings {
  /** Milliseconds to load whatever a program needs, before each game. */
  readonly startUp?: number;
  /** Hears what the program writes to its standard error. */
  readonly onErrors?: (text: string) => void;
}

export type GameToPlay = Omit<StartMessage, 'type' | 'protocol'>;

/**
 * Somebody else's program in a seat. Whatever it does, every decision is answered, legally and in time: where it fails, by the first legal action. It is
 * started when it is needed and again after it broke, but not for ever.
 */
export class ProgramSeat {
  readonly #command: readonly string[];
  readonly #startUp: number;
  readonly #onErrors: (text: string) => void;
  #process: ProgramProcess | null = null;
  #game: GameToPlay | null = null;
  #losses: Losses = noLosses();
  #asked = 0;
  #lateInARow = 0;
  #vainStarts = 0;

  constructor(command: readonly string[], { startUp = 10_000, onErrors = () => {} }: ProgramSettings = {}) {
    this.#command = command;
    this.#startUp = startUp;
    this.#onErrors = onErrors;
  }

  /** A program that still runs after the last game plays this one, too. */
  async begin(game: GameToPlay): Promise<void> {
    this.#game = game;
    this.#losses = noLosses();
    this.#lateInARow = 0;
    if (this.#process?.isRunning) await this.#introduce(this.#process);
    if (this.#process?.isRunning) return;
    // To leave after a game is no fault: that is how the simplest programs do it.
    this.#process?.kill();
    this.#process = null;
    this.#losses = noLosses();
    await this.#start();
  }

  get losses(): Losses {
    return this.#losses;
  }

  /** What the program decides, and how long it thought. */
  async decide<G extends GameTypes>(
    rules: Rules<G>,
    view: G['view'],
    time: number,
  ): Promise<{ readonly action: G['action']; readonly milliseconds: number }> {
    const program = await this.#running();
    const { choices, more } = listedChoices(rules, view);
    const start = performance.now();
    const answer = program ? await this.#ask(program, { view, choices, more }, time) : null;
    const milliseconds = performance.now() - start;
    return { action: answer ? this.#legal(rules, view, answer.action) : firstAction(rules, view), milliseconds };
  }

  end(result: GameResult): void {
    this.#process?.send(endMessage(result));
    this.#game = null;
  }

  async close(): Promise<void> {
    const program = this.#process;
    this.#process = null;
    await program?.close();
  }

  async #running(): Promise<ProgramProcess | null> {
    if (this.#process?.isRunning) return this.#process;
    if (this.#process) await this.#drop(this.#process);
    const mayTry = this.#losses.restarts < MOST_RESTARTS && this.#vainStarts <= MOST_RESTARTS;
    if (mayTry) {
      this.#losses.restarts++;
      await this.#start();
    }
    if (!this.#process) this.#losses.broken++;
    return this.#process;
  }

  async #start(): Promise<void> {
    if (this.#vainStarts > MOST_RESTARTS) return;
    this.#vainStarts++;
    this.#lateInARow = 0;
    try {
      this.#process = new ProgramProcess(this.#command, this.#onErrors);
    } catch (error) {
      this.#losses.trouble = { code: 'cannot-start', detail: oneLine(String(error)) };
      return;
    }
    await this.#introduce(this.#process);
  }

  async #introduce(program: ProgramProcess): Promise<void> {
    if (!this.#game) return;
    program.send({ type: 'start', protocol: PROGRAM_PROTOCOL, ...this.#game });
    const end = performance.now() + this.#startUp;
    for (;;) {
      const line = await program.line(end - performance.now());
      if (line === ENDED) return this.#drop(program);
      if (line === LATE) return this.#drop(program, { code: 'not-ready', detail: '' });
      const answer = line === null ? null : readLine(line);
      // A last answer of the game before may still come.
      if (answer?.type === 'action') continue;
      if (answer?.type !== 'ready') return this.#drop(program, { code: 'not-ready', detail: shown(line) });
      if (answer.protocol === PROGRAM_PROTOCOL) return;
      return this.#drop(program, { code: 'other-protocol', detail: shown(JSON.stringify(answer.protocol) ?? '') });
    }
  }

  /** The answer to this question; answers to earlier ones came too late and are left aside. */
  async #ask(
    program: ProgramProcess,
    question: { readonly view: object; readonly choices: readonly object[]; readonly more: number },
    time: number,
  ): Promise<{ readonly action: unknown } | null> {
    const id = ++this.#asked;
    program.send({ type: 'decide', id, time, ...question });
    const end = performance.now() + time + Math.max(GRACE.atLeast, time * GRACE.part);
    for (;;) {
      const line = await program.line(end - performance.now());
      if (line === LATE) return this.#late(program);
      const answer = line === ENDED || line === null ? null : readLine(line);
      if (answer?.type === 'action' && answer.id < id) continue;
      if (answer?.type === 'action' && answer.id === id) {
        this.#lateInARow = 0;
        return answer;
      }
      this.#losses.broken++;
      if (line === ENDED) await this.#drop(program);
      else await this.#drop(program, { code: line === null ? 'too-long' : 'garbage', detail: shown(line) });
      return null;
    }
  }

  #late(program: ProgramProcess): null {
    this.#losses.late++;
    this.#losses.trouble = { code: 'late', detail: '' };
    if (++this.#lateInARow >= MOST_LATE) {
      program.kill();
      this.#process = null;
    }
    return null;
  }

  #legal<G extends GameTypes>(rules: Rules<G>, view: G['view'], action: unknown): G['action'] {
    const checked = rules.actionSchema.check(action, 'action');
    const problem = checked.ok ? rules.refusal(view, checked.value)?.code : factsOf(checked.problem);
    if (checked.ok && problem === undefined) {
      this.#vainStarts = 0;
      return checked.value;
    }
    this.#losses.illegal++;
    this.#losses.trouble = { code: 'illegal', detail: shown(problem ?? '') };
    return firstAction(rules, view);
  }

  /** What it broke by is its own trouble, or else how it ended. */
  async #drop(program: ProgramProcess, trouble?: Trouble): Promise<void> {
    if (trouble) program.kill();
    const ending = await program.ending();
    program.kill();
    this.#process = null;
    const { code, detail } = trouble ?? troubleOf(ending);
    this.#losses.trouble = { code, detail: shown([detail, ending.lastWords].filter(Boolean).join(': ')) };
  }
}

function troubleOf({ neverRan, exitCode, how }: Ending): Trouble {
  if (neverRan) return { code: 'cannot-start', detail: how };
  return exitCode === null ? { code: 'ended', detail: how } : { code: 'exited', detail: String(exitCode) };
}

const LONGEST_SHOWN = 200;

/** One line that is safe to show, whatever a program wrote. */
function shown(text: string | null): string {
  const line = oneLine(text ?? '');
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
}
