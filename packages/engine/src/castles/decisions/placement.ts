import { type Choice, listed, type Refusal } from '../../kernel/index.ts';
import { termsOf } from '../expansions/decrees/decrees.ts';
import type { PlacedPassage } from '../expansions/passages/passages.ts';
import { tunnelPlacesOf } from '../expansions/passages/tunnelling.ts';
import { type Castle, placedAt, placeOf, planOf } from '../geometry/castle.ts';
import { countPlaces, obstacle, type Place, placeNumber, placesOf } from '../geometry/placing.ts';
import { levelsOf } from '../geometry/tile-forms.ts';
import { appraise } from '../scoring/scoring.ts';
import type { CastlesAction, Placement, PlacingType } from '../table/actions.ts';
import { type CastlesView, ownSeat } from '../table/view.ts';
import { findTile, type Tile } from '../tiles.ts';
import { refuse } from './decision.ts';

/** One action for every legal place of the tile in the viewer's castle: plain, with secret passages, and with its points taken as money. */
export function placements(view: CastlesView, type: PlacingType, tile: Tile): Choice<CastlesAction>[] {
  const { castle, passages } = ownSeat(view);
  const plan = planOf(castle);
  const choices = [plainPlacements(castle, type, tile)];
  const terms = termsOf(view, ownSeatNumber(view));
  if (passages.length === 0 && !terms.moneyForPoints) return choices;
  const choice = (places: () => readonly Place[], extra: { forMoney?: true } = {}): Choice<CastlesAction> =>
    listed<CastlesAction, Place>(type, places, (place) => ({ type, ...placedAt(castle, place), ...extra }));
  const plain = (): readonly Place[] => levelsOf(tile).flatMap((level) => placesOf(plan, tile, level));
  const tunnelled = (): readonly Place[] => levelsOf(tile).flatMap((level) => tunnelPlacesOf(plan, tile, level, passages));
  if (passages.length > 0) choices.push({ ...choice(tunnelled), variant: 'with-passages' });
  if (terms.moneyForPoints) {
    const worth = (place: Place): boolean => appraise(plan, place, terms).points > 0;
    choices.push({ ...choice(() => [...plain(), ...tunnelled()].filter(worth), { forMoney: true }), variant: 'for-money' });
  }
  return choices;
}

/** Most are never asked for: a place is made only when it is drawn. */
function plainPlacements(castle: Castle, type: PlacingType, tile: Tile): Choice<CastlesAction> {
  const plan = planOf(castle);
  const levels = levelsOf(tile);
  return {
    kind: type,
    count: () => levels.reduce((count, level) => count + countPlaces(plan, tile, level), 0),
    at(index) {
      const first = countPlaces(plan, tile, levels[0]);
      const place = index < first ? placeNumber(plan, tile, levels[0], index) : placeNumber(plan, tile, levels[1], index - first);
      return { type, ...placedAt(castle, place) };
    },
  };
}

function ownSeatNumber({ viewer }: CastlesView): number {
  return viewer ?? 0;
}

export function placementRefusal(view: CastlesView, placement: Placement): Refusal | null {
  const tile = findTile(placement.tile);
  if (!tile) return refuse('no-such-tile', { tile: placement.tile });
  if (tile.twoFaced !== (placement.level !== undefined)) return refuse(tile.twoFaced ? 'level-needed' : 'no-level-to-choose');
  const { castle } = ownSeat(view);
  const missing = missingPassage(view, placement.passages ?? []);
  if (missing) return missing;
  const plan = planOf(castle);
  const place = placeOf(castle, placement);
  const problem = obstacle(plan, place);
  if (problem) return refuse(problem, { tile: tile.id });
  if (!placement.forMoney) return null;
  const terms = termsOf(view, ownSeatNumber(view));
  return terms.moneyForPoints && appraise(plan, place, terms).points > 0 ? null : refuse('no-money-for-points');
}

/** Each kind of passage can be dug once in the game. */
export function missingPassage(view: CastlesView, passages: readonly PlacedPassage[]): Refusal | null {
  const left = [...ownSeat(view).passages];
  for (const { kind } of passages) {
    const index = left.indexOf(kind);
    if (index < 0) return refuse('no-passage-left', { kind });
    left.splice(index, 1);
  }
  return null;
}
