/** A bot's question: everything that it may know and nothing else. */
export interface ThinkRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: string;
  /** Asks for the best things to do, with reasons, instead of one action. */
  readonly hints?: true;
  /** Asks what each of these is worth against the first, played through in so many worlds, and what speaks for it. */
  readonly weigh?: { readonly actions: readonly unknown[]; readonly worlds: number };
}

/** Whoever answers for the bots: a web worker in the page, the bots themselves in tests. */
export interface Thinker {
  think(question: ThinkRequest): Promise<unknown>;
  close(): void;
}

export type ThinkReply = { readonly id: number; readonly action: unknown } | { readonly id: number; readonly error: string };

/** Bots in a web worker, so that the page never waits for them. */
export function workerThinker(): Thinker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(action: unknown): void; reject(error: Error): void }>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ThinkReply>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) caller?.reject(new Error(data.error));
    else caller?.resolve(data.action);
  });
  return {
    think(question) {
      const id = ++asked;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, question });
      });
    },
    close: () => worker.terminate(),
  };
}
