import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOk } from '@luftschloss/engine/kernel';
import { readSettings, type Server, type ServerOptions, type Settings, startServer } from '../../src/index.ts';

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'luftschloss-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Settings for tests: any free port, bots at once, no limits that a busy test could meet. */
export function testSettings(data: string, changes: Partial<Settings> = {}): Settings {
  const settings = expectOk(readSettings({}, { host: '127.0.0.1', port: '0', data, 'bot-pace': '0', 'log-level': 'silent' }));
  return { ...settings, requestsPerMinute: 0, messagesPerSecond: 0, openTables: 0, listedTables: 0, ...changes };
}

export interface TestServer extends Server {
  readonly settings: Settings;
  end(): Promise<void>;
}

export async function testServer(changes: Partial<Settings> = {}, options: ServerOptions = {}): Promise<TestServer> {
  const folder = temporaryFolder();
  const settings = testSettings(folder.path, changes);
  const server = await startServer(settings, options);
  const end = async (): Promise<void> => {
    await server.stop();
    folder.remove();
  };
  return { ...server, settings, end };
}
