import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/luftschloss.js', import.meta.url));
const NOBODY = 65_534;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luftschloss-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that must end by itself. */
function serve(args: readonly string[], asNobody = false): Promise<{ readonly code: number | null; readonly errors: string }> {
  const user = asNobody && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--host', '127.0.0.1', ...args], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, errors })));
}

describe('luftschloss serve ends with exit code 1 and one sentence', () => {
  it('when the port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
    );
    expect(await serve(['--data', folder, '--port', String(port)])).toEqual({
      code: 1,
      errors: `luftschloss: port ${port} is in use: stop the program that uses it, or choose another with --port.\n`,
    });
    other.close();
  });

  it('when the folder cannot be written', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(folder, 0o755);
    chmodSync(closed, 0o555);
    expect(await serve(['--data', closed, '--port', '0'], true)).toEqual({
      code: 1,
      errors: `luftschloss: the data folder ${closed} cannot be written: let the user that runs the server write there, or choose another folder with --data.\n`,
    });
  });

  it('when the file is damaged', async () => {
    writeFileSync(join(folder, 'luftschloss.sqlite'), 'Dear diary, '.repeat(1000));
    const { code, errors } = await serve(['--data', folder, '--port', '0']);
    expect(errors).toMatch(/^luftschloss: .*luftschloss\.sqlite is damaged .*\.\n$/);
    expect(code).toBe(1);
  });
});
