import type { Duplex } from 'node:stream';

const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

/**
 * What goes out to one page. Everything of one turn, such as a step and its acknowledgement, becomes one write: the socket library would write head and text of each
 * message by themselves. Its own frames (pings, the close) may stand between ours, as it writes each of them at once and in one piece.
 */
export class Outbox {
  readonly #stream: Duplex;
  #texts: string[] = [];
  #waiting = 0;
  #whenEmpty: (() => void) | null = null;

  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  /** About how many bytes the page has not read yet, beyond what the system holds for it. */
  get unread(): number {
    return this.#stream.writableLength + this.#waiting;
  }

  put(text: string): void {
    if (this.#texts.length === 0) process.nextTick(() => this.flush());
    this.#texts.push(text);
    this.#waiting += text.length;
  }

  flush(): void {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    this.#waiting = 0;
    if (this.#stream.writable) this.#stream.write(framed(texts), this.#written);
  }

  /** Calls back once, when everything so far has been taken by the system. */
  whenEmpty(then: () => void): void {
    this.flush();
    this.#whenEmpty = then;
    if (this.#stream.writableLength === 0) setImmediate(this.#written);
  }

  readonly #written = (): void => {
    if (this.#whenEmpty === null || this.unread > 0) return;
    const then = this.#whenEmpty;
    this.#whenEmpty = null;
    then();
  };
}

/** Texts as WebSocket frames (RFC 6455, 5.2), one after the other. */
export function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const total = lengths.reduce((sum, length) => sum + headSize(length) + length, 0);
  const frames = Buffer.allocUnsafe(total);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    at = writeHead(frames, at, lengths[index]);
    at += frames.write(text, at, 'utf8');
  }
  return frames;
}

function headSize(length: number): number {
  return length < SHORT ? 2 : length < LONG ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = FINAL_TEXT;
  if (length < SHORT) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length < LONG) {
    frames[at + 1] = SHORT;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = SHORT + 1;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
