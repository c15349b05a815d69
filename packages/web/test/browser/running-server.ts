import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE } from '../../../../testing/patience.ts';

const COMMAND = join(import.meta.dirname, '../../../cli/bin/luftschloss.js');

/** A server as people run it: a process of its own, which can be killed and started again with the same data under the same address. */
export class RunningServer {
  readonly #folder: string;
  #process: ChildProcess | null = null;
  #port = 0;
  #adminLink = '';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<RunningServer> {
    const server = new RunningServer(await mkdtemp(join(tmpdir(), 'luftschloss-')));
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The page of whoever runs it. */
  get adminLink(): string {
    return this.#adminLink;
  }

  async start(): Promise<void> {
    const args = [COMMAND, 'serve', '--host', '127.0.0.1', '--port', String(this.#port), '--data', this.#folder, '--bot-pace', '0'];
    const env = {
      ...process.env,
      LUFTSCHLOSS_LOG_LEVEL: 'silent',
      LUFTSCHLOSS_REQUESTS_PER_MINUTE: '0',
      LUFTSCHLOSS_MESSAGES_PER_SECOND: '0',
      LUFTSCHLOSS_PUSH_CONTACT: 'mailto:house@example.org',
    };
    const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    this.#port = await new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the server does not open')), PATIENCE.poll);
      let told = '';
      started.stdout.on('data', (text: Buffer) => {
        told += String(text);
        const port = /open at http:\/\/[^:]+:(\d+)/.exec(told)?.[1];
        if (port === undefined) return;
        clearTimeout(timer);
        this.#adminLink = /Look after it at (\S+)/.exec(told)?.[1] ?? '';
        resolve(Number(port));
      });
      started.on('exit', (code) => reject(new Error(`the server closed with code ${code}`)));
    });
  }

  /** Without a chance to say goodbye or to write anything down. */
  async kill(): Promise<void> {
    const killed = this.#process;
    this.#process = null;
    if (!killed || killed.exitCode !== null) return;
    await new Promise((resolve) => {
      killed.once('exit', resolve);
      killed.kill('SIGKILL');
    });
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
