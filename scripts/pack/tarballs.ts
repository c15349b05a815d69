import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** One tarball for each folder, made by npm itself. */
export function tarballsOf(folders: readonly string[], into: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', ...folders, '--pack-destination', into, '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  const packed: unknown = JSON.parse(stdout);
  // npm 12 answers with an object by name, npm 11 with a list.
  return Object.values(packed as { [key: string]: { filename: string } }).map(({ filename }) => join(into, filename));
}
