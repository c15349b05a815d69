import { type Judge, type Weighed, weighed } from '@luftschloss/bots';
import { byCategory, type GameTypes, type Seat } from '@luftschloss/engine/kernel';

/** How games end after an answer, on average: where its points come from. */
export interface Ends {
  readonly own: { readonly [category: string]: number };
  readonly rival: number | null; // the best of the others; nobody where one plays alone
}

export interface WeighedToTheEnd extends Weighed {
  readonly ends: Ends;
}

/** Weighs answers to a question whose games are played to their end, and counts the points there. */
export function weighedWithEnds(
  question: ReturnType<Judge['questionFor']>,
  actions: readonly GameTypes['action'][],
  worlds: number,
): WeighedToTheEnd[] {
  const sums = actions.map(() => new Map<string, number>());
  const rivals = actions.map(() => 0);
  let count = 0;
  const worth = (state: GameTypes['state'], seat: Seat): number => {
    // In every world all actions are played, one after the other.
    const which = count++ % actions.length;
    const standings = question.rules.result(state)?.standings ?? [];
    for (const [category, points] of byCategory(standings[seat]?.lines ?? [])) {
      sums[which].set(category, (sums[which].get(category) ?? 0) + points);
    }
    rivals[which] += Math.max(...standings.filter((_, each) => each !== seat).map(({ score }) => score));
    return question.worth(state, seat);
  };
  return weighed({ ...question, worth }, actions, worlds).map((each, which) => ({
    ...each,
    ends: averaged(sums[which], rivals[which], worlds),
  }));
}

function averaged(sums: ReadonlyMap<string, number>, rivals: number, worlds: number): Ends {
  const own = Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).map(([category, sum]) => [category, sum / worlds]));
  return { own, rival: Number.isFinite(rivals) ? rivals / worlds : null };
}
