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

/** One sentence for options that cannot go together. */
export function combinationRefusal(options: CastlesOptions, players: number): string | null {
  const { edition, towers, decrees, swans, secretRooms } = options;
  if (edition === 'first' && (towers || decrees)) return 'towers and royal decrees belong to the Collector’s Edition, not to the first';
  if (edition === 'collectors' && secretRooms)
    return 'the rooms of Secrets are an option of the first edition only; the Collector’s Edition has them anyway';
  if (edition === 'first' && swans && !secretRooms) return 'in the first edition swans need the rooms of Secrets (option secretRooms)';
  if (players === 5 && edition === 'collectors' && !towers) return 'five players need the towers (option towers)';
  return null;
}
