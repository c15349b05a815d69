import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../..');
/** Where a server looks for the page, and tests too. */
export const DIST = join(PACKAGE, 'dist');
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
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'";

/** The names of such files change with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** The static build behind a plain web server. */
export async function serveSite(): Promise<Site> {
  const server: Server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    const file = join(DIST, path.endsWith('/') ? `${path}index.html` : path);
    try {
      const content = await readFile(file);
      const headers = { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream', 'content-security-policy': POLICY };
      response.writeHead(200, path.startsWith('/assets/') ? { ...headers, 'cache-control': FOR_EVER } : headers);
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
