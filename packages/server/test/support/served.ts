import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export { freePort } from '../../src/bench/postgres.ts';

const PROGRAM = fileURLToPath(new URL('./serve-process.ts', import.meta.url));

/** A server in a process of its own on a fixed port, which can be killed and started again. */
export class Served {
  readonly address: string;
  readonly #program: string;
  readonly #env: { readonly [name: string]: string };
  #child: ChildProcess | null = null;
  #errors = '';
  #output = '';
  #logged = '';

  constructor(port: number, env: { readonly [name: string]: string }, program: string = PROGRAM) {
    this.#program = program;
    this.address = `http://127.0.0.1:${port}`;
    this.#env = {
      HOST: '127.0.0.1',
      PORT: String(port),
      LUFTSCHLOSS_BOT_PACE: '0',
      LUFTSCHLOSS_BOT_THREADS: '1',
      LUFTSCHLOSS_LOG_LEVEL: 'error',
      LUFTSCHLOSS_REQUESTS_PER_MINUTE: '0',
      LUFTSCHLOSS_MESSAGES_PER_SECOND: '0',
      LUFTSCHLOSS_OPEN_TABLES: '0',
      ...env,
    };
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#program], { env: { ...process.env, ...this.#env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    child.stderr?.on('data', (data) => {
      this.#errors += data;
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (data) => {
        this.#output += data;
        if (String(data).includes('Luftschloss is open')) resolve();
        else this.#logged += data;
      });
      child.on('exit', () => reject(new Error(`the server ended before it was open: ${this.#errors}`)));
    });
  }

  #ended(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => child.once('exit', () => resolve()));
  }

  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#ended();
  }

  /** Asks politely and returns the exit code. */
  async stop(): Promise<number | null> {
    this.#child?.kill('SIGTERM');
    await this.#ended();
    return this.#child?.exitCode ?? null;
  }

  /** Whether the process is still there. */
  get runs(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Everything that the server has logged since it was open. */
  get logged(): string {
    return this.#logged;
  }

  /** Everything that was said since it was first started. */
  get output(): string {
    return this.#output;
  }

  get errors(): string {
    return this.#errors;
  }
}
