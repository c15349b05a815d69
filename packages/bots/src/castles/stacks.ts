import { type CastlesView, possibleRooms, type RoomSize } from '@luftschloss/engine/castles';

/** What the best room of a stack is likely to be worth, by what a viewer can know of the stack. */
export function bestToExpect(view: CastlesView, size: RoomSize, worthsOf: (rooms: readonly string[]) => readonly number[]): number {
  const { looked, unseen } = possibleRooms(view)(size);
  return expectedBest(worthsOf(looked ?? unseen), view.supply.stacks[size]);
}

/** The best of so many that are drawn from all of them. */
function expectedBest(all: readonly number[], drawn: number): number {
  let expected = 0;
  let noneYet = 1;
  for (const [index, each] of [...all].sort((a, b) => b - a).entries()) {
    const drawnNext = Math.min(1, drawn / (all.length - index));
    expected += noneYet * drawnNext * each;
    noneYet *= 1 - drawnNext;
  }
  return expected;
}
