import { type Direction, opposite } from '../../common/grid.ts';
import { drawbridgeSide, type Plan, shownOn } from './plan.ts';
import { isEntrance, STEP, WALL } from './tile-forms.ts';

/** All entrances are connected (C-5.1); for some an entrance against a wall counts as connected too (section 13). */
export function isComplete(plan: Plan, index: number, wallsConnect: boolean): boolean {
  const { missing } = plan.rooms[index];
  return missing === 0 || (wallsConnect && missing === walledEntrances(plan, index));
}

function walledEntrances(plan: Plan, index: number): number {
  const { form, cell } = plan.rooms[index];
  let walled = 0;
  for (let i = 0; i < form.walls.length; i++) {
    if (isEntrance(form.wallCodes[i]) && facesPlainWall(plan, cell + form.walls[i], form.wallSides[i] as Direction)) walled++;
  }
  // The drawbridge is the foyer's, but in the Barbican's wall (C-11.1).
  const side = index === 0 ? drawbridgeSide(plan) : -1;
  return side !== -1 && facesPlainWall(plan, plan.drawbridge, side) ? walled + 1 : walled;
}

function facesPlainWall({ drawing: { grid } }: Plan, cell: number, side: Direction): boolean {
  return shownOn(grid[cell + STEP[side]], opposite(side)) === WALL;
}

export function completeRooms(plan: Plan, wallsConnect: boolean): number[] {
  return [...plan.rooms.keys()].filter((room) => isComplete(plan, room, wallsConnect));
}
