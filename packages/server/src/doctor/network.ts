import { createServer } from 'node:net';
import { WebSocket } from 'ws';
import type { Settings } from '../settings.ts';
import { type Finding, Findings, messageOf } from './finding.ts';

const PATIENCE = 10_000;

type Doors = Pick<Settings, 'host' | 'port' | 'publicUrl' | 'trustProxy'>;

/** Whether the port can be had, or, if a server runs, whether it is ready there. */
export async function checkPort({ host, port }: Doors, running: boolean): Promise<readonly Finding[]> {
  const findings = new Findings('port');
  if (port === 0) return findings.all;
  const own = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
  if (running) {
    const ready = await answerOf(`${own}/ready`);
    if (ready.status === 200) findings.ok(`The server at ${own} is ready.`);
    else if (ready.status === 503) findings.problem(`The server at ${own} is not ready: ${ready.message ?? 'its store does not answer'}`);
    else
      findings.warning(
        `A server runs, but not at ${own}${ready.error ? ` (${ready.error})` : ''}: give doctor the settings that the server has.`,
      );
    return findings.all;
  }
  const refusal = await listenOnce(host, port);
  if (refusal === null) findings.ok(`Port ${port} is free.`);
  else if (refusal === 'EADDRINUSE') findings.problem(`Port ${port} is used by another program: choose another with --port.`);
  else if (refusal === 'EACCES') findings.problem(`This user may not listen on port ${port}: choose one above 1023 with --port.`);
  else findings.problem(`Nothing can listen on ${host}:${port} (${refusal}): check --host.`);
  return findings.all;
}

function listenOnce(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** Whether what stands between players and the server passes on what it must, and the server knows of it. */
export async function checkProxy({ publicUrl, trustProxy }: Doors, running: boolean): Promise<readonly Finding[]> {
  const findings = new Findings('proxy');
  if (publicUrl === null) {
    if (trustProxy > 0) findings.warning('A proxy is trusted, but there is no public address: set LUFTSCHLOSS_URL to what players type.');
    else findings.ok('No public address is set: whatever address players use is right.');
    return findings.all;
  }
  const secure = publicUrl.startsWith('https:');
  if (secure && trustProxy === 0) {
    findings.warning(
      'Players come over https, so something ends TLS in front, but --trust-proxy is 0: all players share one limit of requests. Set the number of proxies.',
    );
  }
  if (!secure && !/\/\/(localhost|127\.|\[::1\])/.test(publicUrl)) {
    findings.warning(
      'The public address is http: cookies and links can be read on the way, and browsers refuse notices. Put TLS in front.',
    );
  }
  if (running) await checkWay(publicUrl, findings);
  else findings.ok(`${publicUrl} can be tried while a server runs.`);
  return findings.all;
}

async function checkWay(publicUrl: string, findings: Findings): Promise<void> {
  const health = await answerOf(`${publicUrl}/health`);
  if (health.status !== 200 || health.ok !== true) {
    findings.problem(
      `${publicUrl} does not lead to this server (${health.error ?? `it answers ${health.status}`}): check name, firewall and proxy.`,
    );
    return;
  }
  const refusal = await socketRefusal(publicUrl);
  if (refusal === null) findings.ok(`${publicUrl} leads to the server, and so do its sockets.`);
  else findings.problem(`${publicUrl} answers, but passes no WebSockets on (${refusal}): let the proxy pass Upgrade and Connection on.`);
}

function socketRefusal(publicUrl: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${publicUrl.replace(/^http/, 'ws')}/socket`, { origin: publicUrl, handshakeTimeout: PATIENCE });
    socket.once('open', () => {
      socket.close();
      resolve(null);
    });
    socket.once('error', (error) => resolve(messageOf(error)));
  });
}

interface Answered {
  readonly status: number | null;
  readonly ok?: unknown;
  readonly message?: string;
  readonly error?: string;
}

async function answerOf(address: string): Promise<Answered> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    const body = (await response.json().catch(() => ({}))) as { ok?: unknown; message?: string };
    return { status: response.status, ok: body.ok, ...(body.message ? { message: body.message } : {}) };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return { status: null, error: messageOf(cause ?? error) };
  }
}
