import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';
import { StoreFailure } from './store.ts';

/** What the store asks its thread, by the names of the file's own methods. */
export interface Call {
  readonly number: number;
  readonly method: keyof SqliteFile;
  readonly args: readonly unknown[];
}

export type Outcome =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly error: string; readonly isStoreFailure: boolean; readonly errcode: number | undefined };

const port = parentPort;
if (!port) throw new Error('this module runs in a worker thread');
let file: SqliteFile | null = null;

port.on('message', ({ number, method, args }: Call) => {
  port.postMessage(outcomeOf(number, () => call(opened(), method, args)));
  if (method === 'close') port.close();
});

/** Opened by the first call, so that a folder that cannot be used is an answer like any other. */
function opened(): SqliteFile {
  file ??= new SqliteFile(workerData as string);
  return file;
}

function outcomeOf(number: number, work: () => unknown): Outcome {
  try {
    return { number, value: work() };
  } catch (error) {
    const { errcode } = error as { readonly errcode?: number };
    const message = error instanceof Error ? error.message : String(error);
    return { number, error: message, isStoreFailure: error instanceof StoreFailure, errcode };
  }
}

function call(on: SqliteFile, method: keyof SqliteFile, args: readonly unknown[]): unknown {
  return (on[method] as (...given: readonly unknown[]) => unknown).apply(on, [...args]);
}
