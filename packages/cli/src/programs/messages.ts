import type { GameResult } from '@luftschloss/engine/kernel';

/**
 * What we say to somebody else's program and what it answers, one JSON object on each line. docs/bots-of-others.md tells the same to its author. A change
 * that would break programs raises the number.
 */
export const PROGRAM_PROTOCOL = 1;

/** Before each game; answered by `{"type":"ready","protocol":1}`. */
export interface StartMessage {
  readonly type: 'start';
  readonly protocol: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly players: number;
  readonly seat: number;
  /** Milliseconds for a decision; each decision says its own again. */
  readonly time: number;
  /** For a program that wants to throw the same dice again; it tells nothing about the deal. */
  readonly seed: number;
}

/** Answered by `{"id":..,"action":{..}}`. */
export interface DecideMessage {
  readonly type: 'decide';
  readonly id: number;
  readonly time: number;
  readonly view: object;
  readonly choices: readonly object[];
  /** How many legal actions are not listed. */
  readonly more: number;
}

/** After the game. Then comes the next `start`, or the end of input. */
export interface EndMessage {
  readonly type: 'end';
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export type ToProgram = StartMessage | DecideMessage | EndMessage;

export function endMessage({ standings, winners }: GameResult): EndMessage {
  return { type: 'end', scores: standings.map(({ score }) => score), winners };
}

/** Longer than any answer that can be meant. */
export const LONGEST_ANSWER = 65_536;

/** A line of a program: an answer to one of our messages, or nothing that we understand. Fields that we do not know may be there. */
export type ProgramLine =
  | { readonly type: 'ready'; readonly protocol: unknown }
  | { readonly type: 'action'; readonly id: number; readonly action: unknown }
  | { readonly type: 'garbage' };

export function readLine(line: string): ProgramLine {
  const value = parsed(line);
  if (typeof value !== 'object' || value === null) return { type: 'garbage' };
  const { type, protocol, id, action } = value as { readonly [field: string]: unknown };
  if (type === 'ready') return { type, protocol };
  return typeof id === 'number' ? { type: 'action', id, action } : { type: 'garbage' };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
