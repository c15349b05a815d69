import type { GameTypes } from '@luftschloss/engine/kernel';

/** Something that was done or could have been done, and what it leads to. */
export interface Outcome {
  readonly action: GameTypes['action'];
  readonly view: unknown;
}

export interface MomentPictures {
  readonly view: unknown; // before the decision, through the eyes of who decides
  readonly played: Outcome;
  readonly better: Outcome | null;
}

/** What a game needs to show one of its decisions on a board of its own. */
export interface MomentBoardProps {
  readonly game: string;
  readonly seat: number;
  readonly names: readonly string[];
  readonly label: string;
  readonly pictures: MomentPictures;
  readonly shown: 'before' | 'played' | 'better' | 'both';
}

/** What is to be seen, the better beside the played. */
export function outcomesShown(
  { played, better }: MomentPictures,
  shown: MomentBoardProps['shown'],
): { kind: 'played' | 'better'; outcome: Outcome }[] {
  const all = [
    ...(shown === 'played' || shown === 'both' ? [{ kind: 'played' as const, outcome: played }] : []),
    ...(better && (shown === 'better' || shown === 'both') ? [{ kind: 'better' as const, outcome: better }] : []),
  ];
  return all;
}
