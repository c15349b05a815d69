import { neighbourhood } from '../geometry/collisions.ts';
import type { Plan } from '../geometry/plan.ts';
import type { Form } from '../geometry/tile-forms.ts';
import { isGuarded } from './scoring.ts';

/** Appraisals of one tile at many places: what they have in common is worked out once, and nothing is kept. */
export interface Trial {
  points: number;
  /** Rooms completed, of which only the first `completions` mean anything. */
  readonly completed: Uint8Array;
  completions: number;
}

const trial: Trial = { points: 0, completed: new Uint8Array(256), completions: 0 };

/** What a tile scores wherever it lies: its printed points, and whatever counts each room of a type. */
export function pointsAnywhere(plan: Plan, form: Form): number {
  const { tile, each, typeBit } = form;
  let points = tile.points + (each.types & typeBit ? each.points : 0);
  for (const { form: other } of plan.rooms) {
    if (each.types & other.typeBit) points += each.points;
    if (other.each.types & typeBit) points += other.each.points;
  }
  return plan.moats > 0 && isGuarded(tile) ? points + plan.moats : points;
}

/** The appraisal of a place without passages for a player whose walls do not connect. Valid until the next trial. */
export function tryPlace(plan: Plan, form: Form, cell: number, anywhere: number, noPenalties: boolean): Trial {
  const { links, doors, linked, touches, touched } = neighbourhood(plan, form, cell);
  const { connected, adjacent, typeBit } = form;
  let missing = form.entranceCount;
  trial.points = anywhere;
  trial.completions = 0;
  for (let i = 0; i < linked; i++) {
    const { form: other, missing: theirs } = plan.rooms[links[i]];
    if (connected.types & other.typeBit) trial.points += connected.points;
    if (other.connected.types & typeBit) trial.points += other.connected.points;
    missing -= doors[i];
    if (theirs === doors[i]) addCompleted(links[i]);
  }
  if (missing === 0) addCompleted(plan.rooms.length);
  if (noPenalties) return trial;
  for (let i = 0; i < touched; i++) {
    const { form: other } = plan.rooms[touches[i]];
    if (adjacent.types & other.typeBit) trial.points += adjacent.points;
    if (other.adjacent.types & typeBit) trial.points += other.adjacent.points;
  }
  return trial;
}

/** In the order of building. */
function addCompleted(room: number): void {
  const { completed } = trial;
  let at = trial.completions++;
  for (; at > 0 && completed[at - 1] > room; at--) completed[at] = completed[at - 1];
  completed[at] = room;
}
