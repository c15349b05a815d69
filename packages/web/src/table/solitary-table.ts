import type { Viewer } from '@luftschloss/engine/kernel';
import type { LogLine, Moment, TableLink, TableSnapshot } from './link.ts';

/** A table at which one person tries something out: there is nobody to ask, to wait for or to talk to. */
export abstract class SolitaryTable implements TableLink {
  readonly #listeners = new Set<() => void>();

  abstract readonly snapshot: () => TableSnapshot;
  abstract readonly momentAt: (step: number) => Moment;
  abstract readonly logThrough: (eyes: Viewer) => readonly LogLine[];
  abstract readonly act: (action: unknown) => void;
  abstract readonly undo: () => void;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Something has changed. */
  protected tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  readonly answerUndo = (): void => {};
  readonly takeOver = (): void => {};
  readonly comeBack = (): void => {};
  readonly stop = (): void => {};
  readonly answerStop = (): void => {};
  readonly say = (): void => {};
  readonly readEarlier = (): void => {};
  readonly sit = (): void => {};
  readonly close = (): void => {};
}
