import { type CastlesAction, type CastlesTypes, type CastlesView, castles, tileOf } from '@luftschloss/engine/castles';
import { type Player, type Rng, randomAction } from '@luftschloss/engine/kernel';
import { gainsOf } from '../../src/games/castles/gains.ts';
import { type Piece, piecesOf } from '../../src/games/castles/pieces.ts';
import { priceAction, startPricing } from '../../src/games/castles/pricing.ts';
import { spotsOf } from '../../src/games/castles/spots.ts';

/** How many glowing places of a piece somebody tries before the next one. */
const PLACES_TRIED = 3;

/**
 * Somebody after the first lesson: takes up every piece that can be paid, tries the places with the highest numbers, and builds what comes to most in all.
 * Prices: the room with most points on it is the dearest. Where the page shows no number, anything.
 */
export const newcomer: Player<CastlesTypes> = {
  name: 'newcomer',
  choose(_rules, view, rng) {
    if (view.ask?.type === 'set-prices') return pricesByPoints(view);
    return highestNumber(view) ?? reward(view) ?? anything(view, rng);
  },
};

function highestNumber(view: CastlesView): CastlesAction | null {
  const tried = piecesOf(view)
    .filter(({ kind }) => kind !== 'turn-foyer')
    .flatMap((piece) => triedPlaces(view, piece));
  if (tried.length === 0) return null;
  const best = tried.reduce((a, b) => (b.points > a.points || (b.points === a.points && b.price < a.price) ? b : a));
  const mayPass = castles.refusal(view, { type: 'pass' }) === null;
  return best.points <= 0 && mayPass ? { type: 'pass' } : best.action;
}

function triedPlaces(view: CastlesView, piece: Piece): { action: CastlesAction; points: number; price: number }[] {
  return spotsOf(view, piece)
    .slice(0, PLACES_TRIED)
    .map(({ ways: [action] }) => ({ action, points: gainsOf(view, action)?.inAll ?? 0, price: piece.price - piece.coins }));
}

function pricesByPoints(view: CastlesView): CastlesAction {
  const { spaces } = startPricing(view);
  const byPoints = [...view.market].sort((a, b) => tileOf(b.tile).points - tileOf(a.tile).points).map(({ tile }) => tile);
  return priceAction({ spaces, rooms: spaces.map((_, index) => byPoints[index] ?? null) });
}

/** Nobody leaves a reward. */
function reward(view: CastlesView): CastlesAction | null {
  const choice = castles.choices(view).find(({ kind, count }) => kind === 'reward' && count() > 0);
  return choice?.at(0) ?? null;
}

function anything(view: CastlesView, rng: Rng): CastlesAction {
  return randomAction(castles.choices(view), rng);
}
