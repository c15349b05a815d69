import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { inLines, type Line } from '../lines.ts';
import { LONGEST_ANSWER, type ToProgram } from './messages.ts';

/** No line came in time. */
export const LATE = Symbol('late');
/** There will be no more lines. */
export const ENDED = Symbol('ended');

const MILLISECONDS_TO_EXIT = 1000;
/** Who closes its output leaves, too, or is a riddle that nobody waits for. */
const MILLISECONDS_TO_EXPLAIN = 200;
const LAST_WORDS = 2000;

/** What became of a process. */
export interface Ending {
  /** It never ran: there is no such program, or it may not be run. */
  readonly neverRan: boolean;
  readonly exitCode: number | null;
  /** A signal, or why it could not be started, as the system says it. */
  readonly how: string;
  /** The last line on its standard error. */
  readonly lastWords: string;
}

/** A program that runs, with lines in and out. Nothing that it does throws here, and nothing that it writes is kept but the line that is waited for. */
export class ProgramProcess {
  readonly #child: ChildProcess;
  readonly #lines: AsyncGenerator<Line[]>;
  readonly #gone: Promise<void>;
  readonly #read: Line[] = [];
  #reading: Promise<void> | null = null;
  #ended = false;
  #failure: string | null = null;
  #errors = '';

  /** `onErrors` hears what the program writes to its standard error. Without a shell: the program itself is what gets killed. */
  constructor([command, ...words]: readonly string[], onErrors: (text: string) => void) {
    this.#child = spawn(command, words, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
    this.#gone = new Promise((done) => {
      this.#child.once('exit', () => done());
      this.#child.once('error', (error) => {
        this.#failure = error.message;
        done();
      });
    });
    // A program that does not read is none of our errors.
    for (const pipe of [this.#stdin, this.#stdout, this.#stderr]) pipe.on('error', () => {});
    this.#stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-LAST_WORDS);
      onErrors(text);
    });
    this.#lines = inLines(this.#stdout, LONGEST_ANSWER);
  }

  get #stdin(): Writable {
    return this.#child.stdin as Writable;
  }

  get #stdout(): Readable {
    return this.#child.stdout as Readable;
  }

  get #stderr(): Readable {
    return this.#child.stderr as Readable;
  }

  get isRunning(): boolean {
    return !this.#ended && this.#failure === null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  send(message: ToProgram): void {
    if (this.#stdin.writable) this.#stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line, if it comes in time. What is written while nobody waits is left in the pipe. */
  async line(milliseconds: number): Promise<Line | typeof LATE | typeof ENDED> {
    const end = performance.now() + milliseconds;
    while (this.#read.length === 0) {
      if (this.#ended) return ENDED;
      this.#reading ??= this.#readOn();
      const left = end - performance.now();
      if (left <= 0) return LATE;
      await atMost(left, this.#reading);
    }
    return this.#read.shift() as Line;
  }

  async #readOn(): Promise<void> {
    try {
      const { done, value } = await this.#lines.next();
      if (done) this.#ended = true;
      else this.#read.push(...value);
    } catch {
      this.#ended = true;
    }
    this.#reading = null;
  }

  /** Asked after the end of its lines: the process itself may take a moment longer. */
  async ending(): Promise<Ending> {
    await atMost(MILLISECONDS_TO_EXPLAIN, this.#gone);
    const { exitCode, signalCode } = this.#child;
    return {
      neverRan: this.#failure !== null,
      exitCode,
      how: this.#failure ?? signalCode ?? '',
      lastWords: this.#errors.trimEnd().split('\n').at(-1) ?? '',
    };
  }

  /** Lets it go: end of input, a moment to leave, and then the end. */
  async close(): Promise<void> {
    this.#stdin.end();
    await atMost(MILLISECONDS_TO_EXIT, this.#gone);
    this.kill();
    // A thread that ended before its child would leave the child's remains to nobody.
    await atMost(MILLISECONDS_TO_EXIT, this.#gone);
  }

  kill(): void {
    this.#ended = true;
    this.#child.kill('SIGKILL');
    // Children of its own may still hold the pipes: they must not keep us.
    for (const pipe of [this.#stdin, this.#stdout, this.#stderr]) pipe.destroy();
    this.#child.unref();
  }
}

/** What has arrived while this thread was held up counts as in time: it is read before anybody looks at the clock again. */
function atMost(milliseconds: number, event: Promise<void>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(() => setImmediate(done), milliseconds);
    void event.then(() => {
      clearTimeout(timer);
      done();
    });
  });
}
