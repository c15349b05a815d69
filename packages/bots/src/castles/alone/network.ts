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

/**
 * A small network that says how many points are still to come. The rooms that are not complete are looked at one by one and added up; the sums join the other
 * inputs in two layers of rectified units, and a direct sum beside them. Most inputs are 0, and those cost nothing.
 */
export class Network {
  readonly shape: Shape;
  readonly parameters: Float32Array;
  readonly #at: readonly number[];
  /** What the situation adds to the first layer, and to the outcome. */
  readonly #situation: Float32Array;
  #direct = 0;
  readonly #room: Float32Array;
  readonly #pooled: Float32Array;
  readonly #first: Float32Array;
  readonly #second: Float32Array;

  constructor(shape: Shape, parameters: Float32Array) {
    this.shape = shape;
    this.#at = layoutOf(shape);
    if (parameters.length !== this.#at[PARTS.length]) throw new Error(`${parameters.length} parameters do not make this network`);
    this.parameters = parameters;
    this.#situation = new Float32Array(shape.first);
    this.#room = new Float32Array(shape.pooled);
    this.#pooled = new Float32Array(shape.pooled);
    this.#first = new Float32Array(shape.first);
    this.#second = new Float32Array(shape.second);
  }

  /** To be told before anything is judged. */
  see(situation: Float32Array): void {
    const [, , toFirst, , , first, , , , outcome, direct] = this.#at;
    this.#begin(this.#situation, first);
    this.#add(this.#situation, situation, 0, situation.length, toFirst);
    this.#direct = this.parameters[outcome] + this.#sum(situation, direct);
  }

  judge({ castle, rooms, count }: Inputs): number {
    const [roomToPooled, pooled, , castleToFirst, pooledToFirst, , firstToSecond, second, toOutcome, , , castleDirect, pooledDirect] =
      this.#at;
    const { room: inputs } = this.shape;
    this.#pooled.fill(0);
    for (let room = 0; room < count; room++) {
      this.#begin(this.#room, pooled);
      this.#add(this.#room, rooms, room * inputs, inputs, roomToPooled);
      for (let i = 0; i < this.#room.length; i++) if (this.#room[i] > 0) this.#pooled[i] += this.#room[i];
    }
    this.#first.set(this.#situation);
    this.#add(this.#first, castle, 0, castle.length, castleToFirst);
    this.#add(this.#first, this.#pooled, 0, this.#pooled.length, pooledToFirst);
    rectify(this.#first);
    this.#begin(this.#second, second);
    this.#add(this.#second, this.#first, 0, this.#first.length, firstToSecond);
    rectify(this.#second);
    return this.#direct + this.#sum(castle, castleDirect) + this.#sum(this.#pooled, pooledDirect) + this.#sum(this.#second, toOutcome);
  }

  /** Every unit of a layer has a parameter of its own. */
  #begin(layer: Float32Array, at: number): void {
    for (let i = 0; i < layer.length; i++) layer[i] = this.parameters[at + i];
  }

  #add(layer: Float32Array, inputs: Float32Array, from: number, count: number, at: number): void {
    const { parameters } = this;
    const { length } = layer;
    for (let i = 0; i < count; i++) {
      const input = inputs[from + i];
      if (input === 0) continue;
      const row = at + i * length;
      for (let j = 0; j < length; j++) layer[j] += input * parameters[row + j];
    }
  }

  #sum(inputs: Float32Array, at: number): number {
    let sum = 0;
    for (let i = 0; i < inputs.length; i++) sum += inputs[i] * this.parameters[at + i];
    return sum;
  }
}

export function rectify(layer: Float32Array): void {
  for (let i = 0; i < layer.length; i++) if (layer[i] < 0) layer[i] = 0;
}
