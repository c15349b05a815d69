import {
  type Between,
  type BetweenAction,
  type BetweenView,
  between,
  castlesOf,
  placeable,
  previewAddition,
} from '@luftschloss/engine/between';
import { type Player, randomAction, type Seat } from '@luftschloss/engine/kernel';
import { allPlaces } from '../../src/games/between/places.ts';

/**
 * Somebody after the lesson: keeps the two tiles with the highest numbers under them, places each where the highest number glows, takes the tile, attendant or
 * card that scores most now. Where the page shows no number, anything.
 */
export const newcomer: Player<Between> = {
  name: 'newcomer',
  choose(_rules, view, rng) {
    return (
      (view.phase === 'choose' ? twoHighest(view) : (highestPlace(view) ?? highestBonus(view))) ?? randomAction(between.choices(view), rng)
    );
  },
};

function me(view: BetweenView): Seat {
  return view.viewer as Seat;
}

function twoHighest(view: BetweenView): BetweenAction {
  const gain = (tile: string): number => allPlaces(view, castlesOf(view, me(view)), tile)[0].gain;
  const [first, second] = view.hand.map((tile) => ({ tile, gain: gain(tile) })).sort((a, b) => b.gain - a.gain);
  return { type: 'choose', tiles: [first.tile, second.tile] };
}

function highestPlace(view: BetweenView): BetweenAction | null {
  if (view.phase !== 'place') return null;
  const found = castlesOf(view, me(view)).flatMap((castle) => {
    const bonus = view.waiting[castle];
    const tiles = bonus ? tilesOf(view, castle) : placeable(view, me(view), castle);
    return tiles.flatMap((tile) =>
      allPlaces(view, [castle], tile)
        .slice(0, 1)
        .map((place) => ({ ...place, tile })),
    );
  });
  if (found.length === 0) return null;
  const { castle, tile, x, y } = found.reduce((a, b) => (b.gain > a.gain ? b : a));
  return { type: 'place', castle, tile, x, y };
}

function tilesOf(view: BetweenView, castle: number): readonly string[] {
  const bonus = view.waiting[castle];
  return bonus?.by === view.viewer && (bonus.decision === 'tile' || bonus.decision === 'specialty') ? bonus.options : [];
}

function highestBonus(view: BetweenView): BetweenAction | null {
  const offered = between.choices(view).flatMap((choice) => Array.from({ length: choice.count() }, (_, index) => choice.at(index)));
  const worth = (action: BetweenAction): number | null => {
    if (action.type === 'attendant') return previewAddition(view, action.castle, { attendant: action.attendant }).gain;
    return action.type === 'keep-card' ? previewAddition(view, action.castle, { card: action.card }).gain : null;
  };
  const numbered = offered.flatMap((action) => {
    const points = worth(action);
    return points === null ? [] : [{ action, points }];
  });
  return numbered.length > 0 ? numbered.reduce((a, b) => (b.points > a.points ? b : a)).action : null;
}
