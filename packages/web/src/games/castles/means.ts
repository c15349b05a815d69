import type { BuildAction, Piece } from './pieces.ts';

/** What is done along with placing a piece. Each combination has places of its own. */
export interface Means {
  readonly digs: boolean; // at least one secret passage
  readonly forMoney: boolean; // a decree lets points be taken as money
}

export const PLAIN: Means = { digs: false, forMoney: false };

/** Every legal action with the piece by these means. A hallway looks the same after half a turn, and is offered once. */
export function byMeans({ choices, tile, kind }: Piece, { digs, forMoney }: Means): BuildAction[] {
  const found: BuildAction[] = [];
  for (const choice of choices) {
    // Counting the ways with passages takes longest: it is left until somebody wants to dig.
    if ((choice.variant === 'for-money') !== forMoney || (choice.variant === 'with-passages' && !digs)) continue;
    const count = choice.count();
    for (let index = 0; index < count; index++) {
      const action = choice.at(index) as BuildAction;
      const digsToo = kind !== 'pass' && 'passages' in action && action.passages !== undefined;
      if (digsToo === digs && !(tile?.twoFaced && 'r' in action && action.r >= 2)) found.push(action);
    }
  }
  return found;
}

/** In which ways a piece can be placed at all, the plainest first. */
export function meansOf(piece: Piece): Means[] {
  const all: Means[] = [PLAIN, { digs: true, forMoney: false }, { digs: false, forMoney: true }, { digs: true, forMoney: true }];
  return all.filter((means) => isPossible(piece, means));
}

function isPossible(piece: Piece, means: Means): boolean {
  const { digs, forMoney } = means;
  const variants = piece.choices.map(({ variant }) => variant);
  if (forMoney && !variants.includes('for-money')) return false;
  if (digs && !variants.includes('with-passages')) return false;
  return byMeans(piece, means).length > 0;
}
