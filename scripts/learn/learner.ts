import { layoutOf, MOST_ROOMS, type Network, rectify } from '../../packages/bots/src/network/network.ts';
import type { Sample } from './game.ts';

/** How fast a step follows its slope, and for how long slopes and their squares are remembered. */
const SLOPE_MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
/** Errors are taken in tens of points, and none for larger than this. */
const UNIT = 10;
const LARGEST_ERROR = 30;

/** Improves a network sample by sample: the slope of its squared error by each parameter, followed with steps of adapted size (Adam). */
export class Learner {
  readonly #network: Network;
  /** Where the parts of the network begin. */
  readonly #at: readonly number[];
  readonly #slopes: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  readonly #rooms: Float32Array;
  readonly #pooled: Float32Array;
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  readonly #room: Float32Array;
  readonly #backPooled: Float32Array;
  readonly #backFirst: Float32Array;
  readonly #backSecond: Float32Array;
  #samples = 0;
  #steps = 0;

  constructor(network: Network) {
    const { parameters, shape } = network;
    this.#network = network;
    this.#at = layoutOf(shape);
    this.#slopes = new Float32Array(parameters.length);
    this.#means = new Float32Array(parameters.length);
    this.#squares = new Float32Array(parameters.length);
    this.#rooms = new Float32Array(MOST_ROOMS * shape.pooled);
    this.#room = new Float32Array(shape.pooled);
    this.#pooled = new Float32Array(shape.pooled);
    this.#first = new Float32Array(shape.first);
    this.#second = new Float32Array(shape.second);
    this.#backPooled = new Float32Array(shape.pooled);
    this.#backFirst = new Float32Array(shape.first);
    this.#backSecond = new Float32Array(shape.second);
  }

  /** Takes note of how a sample should have been judged. Gives the error in points. */
  learn(sample: Sample): number {
    const error = this.#evaluator(sample) - sample.target;
    this.#samples++;
    this.#goBack(sample, Math.max(-LARGEST_ERROR, Math.min(LARGEST_ERROR, error)) / UNIT);
    return error;
  }

  /** Changes the network by what was studied since the last step. */
  step(rate: number): void {
    this.#steps++;
    const { parameters } = this.#network;
    const meanShare = 1 - SLOPE_MEMORY ** this.#steps;
    const squareShare = 1 - SQUARE_MEMORY ** this.#steps;
    for (let i = 0; i < parameters.length; i++) {
      const slope = this.#slopes[i] / this.#samples;
      this.#means[i] = SLOPE_MEMORY * this.#means[i] + (1 - SLOPE_MEMORY) * slope;
      this.#squares[i] = SQUARE_MEMORY * this.#squares[i] + (1 - SQUARE_MEMORY) * slope * slope;
      parameters[i] -= (rate * this.#means[i]) / meanShare / (Math.sqrt(this.#squares[i] / squareShare) + 1e-6);
    }
    this.#slopes.fill(0);
    this.#samples = 0;
  }

  /** As the network does, but every layer is kept. */
  #evaluator({ situation, castle, rooms, count }: Sample): number {
    const { shape, parameters } = this.#network;
    const at = this.#at;
    this.#pooled.fill(0);
    for (let room = 0; room < count; room++) {
      this.#room.set(parameters.subarray(at[1], at[2]));
      this.#forward(rooms.subarray(room * shape.room, (room + 1) * shape.room), at[0], this.#room);
      rectify(this.#room);
      this.#rooms.set(this.#room, room * shape.pooled);
      for (let i = 0; i < shape.pooled; i++) this.#pooled[i] += this.#room[i];
    }
    this.#first.set(parameters.subarray(at[5], at[6]));
    this.#forward(situation, at[2], this.#first);
    this.#forward(castle, at[3], this.#first);
    this.#forward(this.#pooled, at[4], this.#first);
    rectify(this.#first);
    this.#second.set(parameters.subarray(at[7], at[8]));
    this.#forward(this.#first, at[6], this.#second);
    rectify(this.#second);
    const direct = this.#sum(situation, at[10]) + this.#sum(castle, at[11]) + this.#sum(this.#pooled, at[12]);
    return parameters[at[9]] + direct + this.#sum(this.#second, at[8]);
  }

  #forward(inputs: Float32Array, at: number, layer: Float32Array): void {
    const { parameters } = this.#network;
    for (let i = 0; i < inputs.length; i++) {
      if (inputs[i] === 0) continue;
      for (let j = 0; j < layer.length; j++) layer[j] += inputs[i] * parameters[at + i * layer.length + j];
    }
  }

  #sum(inputs: Float32Array, at: number): number {
    let sum = 0;
    for (let i = 0; i < inputs.length; i++) sum += inputs[i] * this.#network.parameters[at + i];
    return sum;
  }

  #goBack({ situation, castle, rooms, count }: Sample, error: number): void {
    const { shape, parameters } = this.#network;
    const at = this.#at;
    const slopes = this.#slopes;
    slopes[at[9]] += error;
    this.#alongSum(situation, at[10], error, null);
    this.#alongSum(castle, at[11], error, null);
    this.#backSecond.fill(0);
    this.#alongSum(this.#second, at[8], error, this.#backSecond);
    closeRectified(this.#second, this.#backSecond);
    for (let j = 0; j < shape.second; j++) slopes[at[7] + j] += this.#backSecond[j];
    this.#backFirst.fill(0);
    this.#backward(this.#first, at[6], this.#backSecond, this.#backFirst);
    closeRectified(this.#first, this.#backFirst);
    for (let j = 0; j < shape.first; j++) slopes[at[5] + j] += this.#backFirst[j];
    this.#backward(situation, at[2], this.#backFirst, null);
    this.#backward(castle, at[3], this.#backFirst, null);
    for (let i = 0; i < shape.pooled; i++) this.#backPooled[i] = error * parameters[at[12] + i];
    this.#alongSum(this.#pooled, at[12], error, null);
    this.#backward(this.#pooled, at[4], this.#backFirst, this.#backPooled, true);
    for (let room = 0; room < count; room++) {
      const judged = this.#rooms.subarray(room * shape.pooled, (room + 1) * shape.pooled);
      this.#room.set(this.#backPooled);
      closeRectified(judged, this.#room);
      for (let j = 0; j < shape.pooled; j++) slopes[at[1] + j] += this.#room[j];
      this.#backward(rooms.subarray(room * shape.room, (room + 1) * shape.room), at[0], this.#room, null);
    }
  }

  /** Slopes of a dense part; what its inputs should have been is added to `back`, also for those that were 0 if `all`. */
  #backward(inputs: Float32Array, at: number, outputs: Float32Array, back: Float32Array | null, all = false): void {
    const { parameters } = this.#network;
    for (let i = 0; i < inputs.length; i++) {
      if (inputs[i] === 0 && !all) continue;
      const row = at + i * outputs.length;
      let sum = 0;
      for (let j = 0; j < outputs.length; j++) {
        this.#slopes[row + j] += inputs[i] * outputs[j];
        sum += outputs[j] * parameters[row + j];
      }
      if (back) back[i] += sum;
    }
  }

  #alongSum(inputs: Float32Array, at: number, error: number, back: Float32Array | null): void {
    for (let i = 0; i < inputs.length; i++) {
      this.#slopes[at + i] += error * inputs[i];
      if (back) back[i] += error * this.#network.parameters[at + i];
    }
  }
}

/** A unit that was 0 passes nothing back. */
function closeRectified(layer: Float32Array, back: Float32Array): void {
  for (let i = 0; i < layer.length; i++) if (layer[i] <= 0) back[i] = 0;
}
