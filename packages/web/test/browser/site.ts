import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PACKAGE = join(import.meta.dirname, '../..');
/** Where a server looks for the page. */
export const DIST = join(PACKAGE, 'dist');
/** A build of the tests' own, so that files of tests do not take it away from each other. */
export const TRIAL = join(PACKAGE, '../../out/web-trial');
export const CASTLES_TRIAL = join(PACKAGE, '../../out/web-castles-trial');

const KINDS: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as a server may be: whatever the page does must work under it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'";

/** In a process of its own: inside a test runner React would be built for development. */
export async function buildSite(folder: string): Promise<void> {
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], {
    cwd: PACKAGE,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** The static build behind a plain web server. */
export async function serveSite(folder: string): Promise<Site> {
  const server: Server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    try {
      const content = await readFile(file);
      response.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream', 'content-security-policy': POLICY });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
