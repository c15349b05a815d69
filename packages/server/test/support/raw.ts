import { connect, type Socket } from 'node:net';

/** What came back on a connection, and whether the server closed it. */
export interface RawAnswer {
  readonly text: string;
  readonly closed: boolean;
}

export function connectTo(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends bytes as they are and waits for the head of an answer, or for the end of the connection. */
export async function exchange(address: string, pieces: readonly (string | Buffer)[]): Promise<RawAnswer> {
  const socket = await connectTo(address);
  let text = '';
  const answered = new Promise<boolean>((resolve) => {
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (text.includes('\r\n\r\n')) resolve(false);
    });
    socket.on('error', () => resolve(true));
    socket.on('close', () => resolve(true));
  });
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const closed = await answered;
  socket.destroy();
  return { text, closed };
}

/** Begins something and hangs up. */
export async function abandon(address: string, pieces: readonly (string | Buffer)[]): Promise<void> {
  const socket = await connectTo(address);
  socket.on('error', () => {});
  for (const piece of pieces) socket.write(piece);
  await new Promise((resolve) => setImmediate(resolve));
  socket.resetAndDestroy();
}

export function statusOf({ text }: RawAnswer): number {
  return Number(/^HTTP\/1\.[01] (\d{3}) /.exec(text)?.[1] ?? 0);
}
