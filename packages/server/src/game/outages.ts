/** A time in which nobody could play, because no server ran. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** All outages that are known, in order. Clocks stand still in them; so what a log says about time can be told again on any node. */
export class Outages {
  #list: readonly Outage[] = [];

  learn(list: readonly Outage[]): void {
    this.#list = list;
  }

  /** Milliseconds of outage between two times. Most questions are about the last moments. */
  between(from: number, to: number): number {
    let lost = 0;
    for (let i = this.#list.length - 1; i >= 0 && this.#list[i].to > from; i--) {
      const outage = this.#list[i];
      lost += Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from));
    }
    return lost;
  }

  since(time: number): number {
    return this.between(time, Number.POSITIVE_INFINITY);
  }
}
