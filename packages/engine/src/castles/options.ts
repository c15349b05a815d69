import type { Refusal } from '../kernel/index.ts';
import type { Edition } from './edition.ts';

export interface CastlesOptions {
  readonly edition: Edition;
  /** Which rooms fill the stacks. */
  readonly rooms: 'all' | 'printed';
  readonly swans: boolean;
  readonly passages: boolean;
  readonly moats: boolean;
  readonly towers: boolean;
  readonly decrees: boolean;
  /** The new rooms of Secrets, first edition only. */
  readonly secretRooms: boolean;
  readonly excludedFavors: readonly string[];
  readonly excludedBonusCards: readonly string[];
  readonly excludedDecrees: readonly string[];
}

/** What can be added to the box. */
const EXPANSIONS = ['swans', 'passages', 'moats', 'towers', 'decrees'] as const satisfies readonly (keyof CastlesOptions)[];

export function hasExpansions(options: CastlesOptions): boolean {
  return EXPANSIONS.some((expansion) => options[expansion]);
}

/** Any part of the Secrets expansion. */
export function hasSecrets({ edition, swans, passages, moats, secretRooms }: CastlesOptions): boolean {
  return edition === 'first' && (swans || passages || moats || secretRooms);
}

/** Options that cannot go together. */
export function combinationRefusal(options: CastlesOptions, players: number): Refusal | null {
  const { edition, towers, decrees, swans, secretRooms } = options;
  if (edition === 'first' && (towers || decrees)) return { code: 'towers-need-collectors' };
  if (edition === 'collectors' && secretRooms) return { code: 'secret-rooms-first-only' };
  if (edition === 'first' && swans && !secretRooms) return { code: 'swans-need-secret-rooms' };
  if (players === 5 && edition === 'collectors' && !towers) return { code: 'five-need-towers' };
  return null;
}

export function mostPlayers({ edition, towers }: CastlesOptions): number {
  return edition === 'collectors' && towers ? 5 : 4;
}
