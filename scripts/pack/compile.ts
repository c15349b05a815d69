import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All packages at once, as `compiled/engine/src/index.js` and so on. */
export function compile(root: string, into: string): string {
  const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  rmSync(into, { recursive: true, force: true });
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json'), '--outDir', into], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the sources could not be compiled:\n${stdout}`);
  return into;
}
