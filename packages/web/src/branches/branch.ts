import type { GameRecord, RecordedAction } from '@luftschloss/engine/kernel';

export type BranchSeats = GameRecord['seats'];

/** A game that leaves another one at some moment and goes on by itself. Only its own actions are kept: what came before is in the game that it leaves. */
export interface Branch {
  readonly id: string;
  readonly origin: string; // the table whose game the whole tree grows from
  readonly of: string; // what it leaves: the origin or another branch
  readonly step: number; // after so many actions of that
  readonly round?: number; // in which that is, where the game counts rounds
  readonly name: string;
  readonly touched: number; // milliseconds since 1970
  readonly seats: BranchSeats;
  readonly actions: readonly RecordedAction[];
  readonly scores?: readonly number[];
  /** It leaves a game that was not over: then it begins with what its player saw there, and nothing else of that game is in it. */
  readonly drawn?: Drawn;
}

export interface Drawn {
  readonly heading: Pick<GameRecord, 'game' | 'rulesVersion' | 'options'>;
  readonly view: object;
  readonly seed: string;
}

const MARK = 'branch-';

/** A branch is a table of this browser like any other, but for what its id begins with. */
export function isBranch(id: string): boolean {
  return id.startsWith(MARK);
}

export function branchId(fresh: string): string {
  return MARK + fresh;
}

/** The whole record of a branch, by the record of what it leaves. */
export function branchRecord(branch: Branch, parent: GameRecord | null): GameRecord | null {
  const { seats, actions, scores, drawn, step } = branch;
  const end = scores ? { scores } : {};
  if (drawn) {
    const { heading, view, seed } = drawn;
    return { format: 'luftschloss-record', ...heading, tags: {}, seats, seed, fromView: view, actions, ...end };
  }
  if (!parent || parent.actions.length < step) return null;
  const { scores: _, deal: __, ...rest } = parent;
  return { ...rest, seats, actions: [...parent.actions.slice(0, step), ...actions], ...end };
}

/** How many actions of its record a branch has from the game that it leaves: they cannot be taken back. */
export function inherited({ drawn, step }: Branch): number {
  return drawn ? 0 : step;
}

/** The branch after its record has grown. */
export function withRecord(branch: Branch, { actions, scores }: GameRecord, touched: number): Branch {
  const { scores: _, ...rest } = branch;
  return { ...rest, touched, actions: actions.slice(inherited(branch)), ...(scores ? { scores } : {}) };
}
