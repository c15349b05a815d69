import { type Choice, listed, type Refusal, single } from '../../kernel/index.ts';
import {
  type PassagePlace,
  type PlacedPassage,
  passageObstacle,
  passageSets,
  passagesOf,
  roomsJoined,
} from '../expansions/passages/passages.ts';
import { passagePlaceOf, placedPassage, planOf } from '../geometry/castle.ts';
import { dig } from '../geometry/extending.ts';
import { openSpaceOf } from '../geometry/open-space.ts';
import type { CastlesAction } from '../table/actions.ts';
import { type CastlesView, ownSeat } from '../table/view.ts';
import { refuse } from './decision.ts';
import { missingPassage } from './placement.ts';

/** In Secrets, who passes may dig secret passages between any two rooms (C-10.2). */
function mayDig({ options }: CastlesView): boolean {
  return options.edition === 'first' && options.passages;
}

export function passChoices(view: CastlesView): Choice<CastlesAction>[] {
  const choices = [single<CastlesAction>({ type: 'pass' })];
  const { castle, passages } = ownSeat(view);
  if (!mayDig(view) || passages.length === 0) return choices;
  const plan = planOf(castle);
  const singles = (): PassagePlace[] => {
    const places = plan.rooms.flatMap((_, room) => passagesOf(plan, room, passages));
    return places.filter((place, index) => places.findIndex((other) => other.form === place.form && other.cell === place.cell) === index);
  };
  const sets = (): PassagePlace[][] => {
    const places = singles();
    const joined = places.map((place) => roomsJoined(plan, place));
    return passageSets(places, joined).filter((set) => leavesExternal(view, set));
  };
  choices.push(
    listed<CastlesAction, PassagePlace[]>('pass', sets, (set) => ({
      type: 'pass',
      passages: set.map((place) => placedPassage(castle, place)),
    })),
  );
  return choices;
}

function leavesExternal(view: CastlesView, set: readonly PassagePlace[]): boolean {
  return openSpaceOf(dig(planOf(ownSeat(view).castle), set)).external.length > 0;
}

export function passagesRefusal(view: CastlesView, passages: readonly PlacedPassage[]): Refusal | null {
  if (passages.length === 0) return null;
  if (!mayDig(view)) return refuse('no-passages-now');
  const missing = missingPassage(view, passages);
  if (missing) return missing;
  const { castle } = ownSeat(view);
  let plan = planOf(castle);
  for (const passage of passages) {
    const place = passagePlaceOf(castle, passage);
    const problem = passageObstacle(plan, place);
    if (problem) return refuse(problem);
    plan = dig(plan, [place]);
  }
  return openSpaceOf(plan).external.length > 0 ? null : refuse('enclosed');
}
