import { type CastlesAction, type CastlesView, castles } from '@luftschloss/engine/castles';
import { piecesOf } from '../pieces.ts';
import { spotsOf } from '../spots.ts';
import { firstOf } from './finding.ts';

/** What a point is worth to the others of a lesson. */
const POINT = 1500;
const PASSING = 5000;

/** The others of a lesson buy what gives most for its price, so that the learner's prices matter. */
export function others(view: CastlesView): CastlesAction {
  if (view.ask?.type === 'take-turn') return bargain(view);
  const taken = firstOf(view, 'reward');
  if (taken) return taken;
  const [choice] = castles.choices(view);
  return choice.at(0);
}

function bargain(view: CastlesView): CastlesAction {
  let best: CastlesAction = { type: 'pass' };
  let most = PASSING;
  for (const piece of piecesOf(view)) {
    const [spot] = spotsOf(view, piece);
    if (piece.kind !== 'buy-room' || !spot) continue;
    const worth = spot.points * POINT + PASSING + piece.coins - piece.price / 2;
    if (worth > most) [best, most] = [spot.ways[0], worth];
  }
  return best;
}
