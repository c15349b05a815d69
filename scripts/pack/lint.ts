import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What publint, which knows how package managers and bundlers read a package, has against it. */
export async function complaintsAbout(folder: string): Promise<readonly string[]> {
  const { messages } = await publint({ pkgDir: folder, level: 'warning', strict: true, pack: false });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  return messages.map((message) => `${manifest.name}: ${formatMessage(message, manifest, { color: false }) ?? message.code}`);
}
