/** How many inputs there are of each kind, and how wide the layers are. */
export interface Shape {
  /** What is the same for everything that could be done now. */
  readonly situation: number;
  readonly castle: number;
  /** For each room that is not complete. */
  readonly room: number;
  readonly pooled: number;
  readonly first: number;
  readonly second: number;
}

/** The parts of a network, in the order in which their parameters are stored: rows of inputs, columns of outputs. */
const PARTS = [
  ['room', 'pooled'],
  ['one', 'pooled'],
  ['situation', 'first'],
  ['castle', 'first'],
  ['pooled', 'first'],
  ['one', 'first'],
  ['first', 'second'],
  ['one', 'second'],
  ['second', 'one'],
  ['one', 'one'],
  ['situation', 'one'],
  ['castle', 'one'],
  ['pooled', 'one'],
] as const satisfies readonly (readonly [keyof Shape | 'one', keyof Shape | 'one'])[];

/** Where each part begins; the last number is how many parameters there are. */
export function layoutOf(shape: Shape): number[] {
  const sizes = { ...shape, one: 1 };
  const starts = [0];
  for (const [inputs, outputs] of PARTS) starts.push(starts[starts.length - 1] + sizes[inputs] * sizes[outputs]);
  return starts;
}

/** What a network judges, besides the situation. */
export interface Inputs {
  readonly castle: Float32Array;
  /** One row for each room. */
  readonly rooms: Float32Array;
  count: number;
}

/** No castle has more rooms that are worth looking at. */
export const MOST_ROOMS = 24;

/**
 * A small network that says how many points are still to come. The rooms that are not complete are looked at one by one and added up; the sums join the other
 * inputs in two layers of rectified units, and a direct sum beside them. Most inputs are 0, and those cost nothing.
 */
export class Network {
  readonly shape: Shape;
  readonly parameters: Float32Array;
  readonly #at: readonly number[];
  /** The castle that was judged first in this situation, and what both add to the first layer and to the outcome: others differ from it in a few inputs. */
  readonly #castle: Float64Array;
  readonly #base: Float64Array;
  #direct = 0;
  #seen = false;
  /** What is being added: rows of parameters, and their factors. */
  readonly #rows: Int32Array;
  readonly #factors: Float64Array;
  /** The rooms that were judged last, and what came out: most of them are the same for the next afterstate. */
  readonly #rooms: Float32Array;
  readonly #judged: Float64Array;
  #remembered = 0;
  readonly #room: Float64Array;
  readonly #pooled: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;

  constructor(shape: Shape, parameters: Float32Array) {
    this.shape = shape;
    this.#at = layoutOf(shape);
    if (parameters.length !== this.#at[PARTS.length]) throw new Error(`${parameters.length} parameters do not make this network`);
    this.parameters = parameters;
    this.#castle = new Float64Array(shape.castle);
    this.#base = new Float64Array(shape.first);
    const most = Math.max(shape.situation, shape.castle, shape.room, shape.pooled, shape.first);
    this.#rows = new Int32Array(most);
    this.#factors = new Float64Array(most);
    this.#rooms = new Float32Array(MOST_ROOMS * shape.room);
    this.#judged = new Float64Array(MOST_ROOMS * shape.pooled);
    this.#room = new Float64Array(shape.pooled);
    this.#pooled = new Float64Array(shape.pooled);
    this.#first = new Float64Array(shape.first);
    this.#second = new Float64Array(shape.second);
  }

  /** To be told before anything is judged. */
  see(situation: Float32Array): void {
    const [, , toFirst, , , first, , , , outcome, direct] = this.#at;
    this.#castle.fill(0);
    this.#begin(this.#base, first);
    this.#add(this.#base, situation, 0, situation.length, toFirst);
    this.#direct = this.parameters[outcome] + this.#sum(situation, direct);
    this.#seen = false;
    this.#remembered = 0;
  }

  evaluate({ castle, rooms, count }: Inputs): number {
    const [, , , , pooledToFirst, , firstToSecond, second, toOutcome, , , , pooledDirect] = this.#at;
    this.#pooled.fill(0);
    for (let room = 0; room < count; room++) this.#addRoom(rooms, room);
    if (!this.#seen) this.#rememberCastle(castle);
    this.#first.set(this.#base);
    const direct = this.#direct + this.#addChanges(this.#first, castle);
    this.#add(this.#first, this.#pooled, 0, this.#pooled.length, pooledToFirst);
    rectify(this.#first);
    this.#begin(this.#second, second);
    this.#add(this.#second, this.#first, 0, this.#first.length, firstToSecond);
    rectify(this.#second);
    return direct + this.#sum(this.#pooled, pooledDirect) + this.#sum(this.#second, toOutcome);
  }

  #addRoom(rooms: Float32Array, room: number): void {
    const { room: inputs, pooled } = this.shape;
    const to = room * pooled;
    if (!this.#isRemembered(rooms, room)) {
      const [roomToPooled, begin] = this.#at;
      this.#begin(this.#room, begin);
      this.#add(this.#room, rooms, room * inputs, inputs, roomToPooled);
      rectify(this.#room);
      for (let i = 0; i < pooled; i++) this.#judged[to + i] = this.#room[i];
      for (let i = room * inputs; i < (room + 1) * inputs; i++) this.#rooms[i] = rooms[i];
      this.#remembered = Math.max(this.#remembered, room + 1);
    }
    for (let i = 0; i < pooled; i++) this.#pooled[i] += this.#judged[to + i];
  }

  #isRemembered(rooms: Float32Array, room: number): boolean {
    if (room >= this.#remembered) return false;
    const { room: inputs } = this.shape;
    for (let i = room * inputs; i < (room + 1) * inputs; i++) if (this.#rooms[i] !== rooms[i]) return false;
    return true;
  }

  #rememberCastle(castle: Float32Array): void {
    this.#direct += this.#addChanges(this.#base, castle);
    this.#castle.set(castle);
    this.#seen = true;
  }

  /** Adds to a layer what is different from the castle that is remembered; gives what that means for the outcome. */
  #addChanges(layer: Float64Array, castle: Float32Array): number {
    const [, , , toFirst, , , , , , , , direct] = this.#at;
    let found = 0;
    let sum = 0;
    for (let i = 0; i < castle.length; i++) {
      const change = castle[i] - this.#castle[i];
      if (change === 0) continue;
      this.#rows[found] = toFirst + i * layer.length;
      this.#factors[found++] = change;
      sum += change * this.parameters[direct + i];
    }
    this.#addRows(layer, found);
    return sum;
  }

  /** Every unit of a layer has a parameter of its own. */
  #begin(layer: Float64Array, at: number): void {
    for (let i = 0; i < layer.length; i++) layer[i] = this.parameters[at + i];
  }

  #add(layer: Float64Array, inputs: Float32Array | Float64Array, from: number, count: number, at: number): void {
    const { length } = layer;
    let found = 0;
    for (let i = 0; i < count; i++) {
      const input = inputs[from + i];
      if (input === 0) continue;
      this.#rows[found] = at + i * length;
      this.#factors[found++] = input;
    }
    this.#addRows(layer, found);
  }

  /** Adds rows of parameters, each times its factor, four at a time: the layer is gone through less often. */
  #addRows(layer: Float64Array, count: number): void {
    const { parameters } = this;
    const rows = this.#rows;
    const factors = this.#factors;
    const { length } = layer;
    let row = 0;
    for (; row + 3 < count; row += 4) {
      const a = rows[row];
      const b = rows[row + 1];
      const c = rows[row + 2];
      const d = rows[row + 3];
      const byA = factors[row];
      const byB = factors[row + 1];
      const byC = factors[row + 2];
      const byD = factors[row + 3];
      for (let j = 0; j < length; j++) {
        layer[j] += byA * parameters[a + j] + byB * parameters[b + j] + byC * parameters[c + j] + byD * parameters[d + j];
      }
    }
    for (; row < count; row++) {
      const at = rows[row];
      const factor = factors[row];
      for (let j = 0; j < length; j++) layer[j] += factor * parameters[at + j];
    }
  }

  #sum(inputs: Float32Array | Float64Array, at: number): number {
    let sum = 0;
    for (let i = 0; i < inputs.length; i++) sum += inputs[i] * this.parameters[at + i];
    return sum;
  }
}

export function rectify(layer: Float32Array | Float64Array): void {
  for (let i = 0; i < layer.length; i++) if (layer[i] < 0) layer[i] = 0;
}
