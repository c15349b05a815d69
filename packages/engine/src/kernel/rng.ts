/**
 * Randomness as data. A seed is `generator:text`; together with the number of words drawn so far it is the whole state of the generator, so a game can be
 * stored and restored between any two draws. Both generators are counter-based: word `n` is a function of the seed and `n`.
 *
 * `chacha8` is for games: a player who has seen every card so far can predict none to come. `splitmix32` is for playouts, where only speed counts.
 */
export interface RngState {
  readonly seed: string;
  drawn: number;
}

export interface Rng {
  /** A whole number from 0 to `bound - 1`, every one equally likely. */
  below(bound: number): number;
  pick<T>(items: readonly T[]): T;
  /** Shuffles in place and returns the same array. */
  shuffle<T>(items: T[]): T[];
}

export const GENERATORS = ['chacha8', 'splitmix32'] as const;
export type Generator = (typeof GENERATORS)[number];

type Words = (position: number) => number;

export function rngState(seed: string): RngState {
  return { seed, drawn: 0 };
}

/** A seed without a generator's name means `chacha8`. */
export function tagSeed(seed: string, generator: Generator = 'chacha8'): string {
  return isTagged(seed) ? seed : `${generator}:${seed}`;
}

export function isTagged(seed: string): boolean {
  return GENERATORS.some((name) => seed.startsWith(`${name}:`));
}

/** Draws from the state and counts the draws in it. */
export function openRng(state: RngState): Rng {
  const words = wordsOf(state.seed);
  const below = (bound: number): number => {
    if (bound <= 1) return 0;
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    for (;;) {
      const word = words(state.drawn++);
      if (word < limit) return word % bound;
    }
  };
  return {
    below,
    pick: (items) => items[below(items.length)],
    shuffle(items) {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const swapped = items[i];
        items[i] = items[j];
        items[j] = swapped;
      }
      return items;
    },
  };
}

export function rngFrom(seed: string): Rng {
  return openRng(rngState(tagSeed(seed, 'splitmix32')));
}

let lastSeed = '';
let lastWords: Words = () => 0;

function wordsOf(seed: string): Words {
  if (seed !== lastSeed) {
    const colon = seed.indexOf(':');
    const generator = seed.slice(0, colon);
    const text = seed.slice(colon + 1);
    if (generator === 'chacha8') lastWords = chacha8(keyOf(text));
    else if (generator === 'splitmix32') lastWords = splitmix32(keyOf(text));
    else throw new Error(`unknown random generator in seed (known: ${GENERATORS.join(', ')})`);
    lastSeed = seed;
  }
  return lastWords;
}

/** 64 hexadecimal digits are the key itself; any other text is spread over the key's eight words. */
function keyOf(text: string): Uint32Array {
  const key = new Uint32Array(8);
  if (/^[0-9a-f]{64}$/.test(text)) {
    for (let i = 0; i < 8; i++) key[i] = Number.parseInt(text.slice(i * 8, i * 8 + 8), 16);
    return key;
  }
  for (let i = 0; i < 8; i++) {
    let hash = 0x811c9dc5 ^ Math.imul(i + 1, 0x9e3779b1);
    for (let j = 0; j < text.length; j++) hash = Math.imul(hash ^ text.charCodeAt(j), 0x01000193);
    key[i] = mix(hash + i);
  }
  return key;
}

function mix(word: number): number {
  let z = word | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

function splitmix32(key: Uint32Array): Words {
  const start = key[0];
  const salt = key[1];
  return (position) => mix(mix(start + Math.imul(position, 0x9e3779b9)) ^ salt);
}

function chacha8(key: Uint32Array): Words {
  const block = new Uint32Array(16);
  let current = -1;
  return (position) => {
    const index = Math.floor(position / 16);
    if (index !== current) {
      chachaBlock(key, index, block);
      current = index;
    }
    return block[position & 15];
  };
}

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

function chachaBlock(key: Uint32Array, counter: number, out: Uint32Array): void {
  const input = new Uint32Array(16);
  input.set(CONSTANTS);
  input.set(key, 4);
  input[12] = counter;
  input[13] = Math.floor(counter / 0x1_0000_0000);
  out.set(input);
  for (let round = 0; round < 8; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] += input[i];
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
