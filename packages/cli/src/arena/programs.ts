import { openRng, rngState } from '@luftschloss/engine/kernel';
import { ProgramSeat, type ProgramSettings } from '../programs/seat.ts';

/** The programs that one thread has started for a match. Each seat has its own, which plays one game after the other. */
export class Programs {
  readonly #settings: ProgramSettings;
  readonly #seats = new Map<string, ProgramSeat>();

  constructor(settings: ProgramSettings = {}) {
    this.#settings = settings;
  }

  /** The same contender may sit at a table several times. */
  seat(command: readonly string[], contender: number, place: number): ProgramSeat {
    const key = `${contender} ${place}`;
    const seat = this.#seats.get(key) ?? new ProgramSeat(command, this.#settings);
    this.#seats.set(key, seat);
    return seat;
  }

  /** A number for a program's own chance: the same in the same match, and no way back to the deal. */
  dice(seed: string, seat: number): number {
    return openRng(rngState(`splitmix32:${seed}/program/${seat}`)).below(2 ** 31);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#seats.values()].map((seat) => seat.close()));
    this.#seats.clear();
  }
}
