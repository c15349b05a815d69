import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('./odd-program.js', import.meta.url));

/** The words that start the odd program in one of its moods. */
export function oddProgram(mode: string, ...rest: readonly string[]): readonly string[] {
  return [process.execPath, FILE, mode, ...rest];
}

/** The same as the name of a contender. */
export function oddContender(mode: string, ...rest: readonly string[]): string {
  return `program:${oddProgram(mode, ...rest)
    .map((word) => `"${word}"`)
    .join(' ')}`;
}
