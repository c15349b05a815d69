import { type CastlesAction, type CastlesView, ownSeat } from '@luftschloss/engine/castles';
import { expectedFavor, valuationOf, worthOfCard } from './valuation.ts';

export function keepBest(view: CastlesView, cards: readonly string[], keep: number): string[] {
  const valuation = valuationOf(view);
  return [...cards].sort((a, b) => worthOfCard(valuation, b) - worthOfCard(valuation, a)).slice(0, keep);
}

export function swapOrLeave(view: CastlesView, cards: readonly string[]): CastlesAction {
  const valuation = valuationOf(view);
  const [worst] = [...ownSeat(view).bonusCards].sort((a, b) => worthOfCard(valuation, a) - worthOfCard(valuation, b));
  const [best] = [...cards].sort((a, b) => worthOfCard(valuation, b) - worthOfCard(valuation, a));
  if (worst === undefined || worthOfCard(valuation, best) <= worthOfCard(valuation, worst)) return { type: 'leave-cards' };
  return { type: 'swap-card', give: worst, take: best };
}

export function pickFavor(view: CastlesView, favors: readonly string[]): string {
  const valuation = valuationOf(view);
  return [...favors].sort((a, b) => expectedFavor(valuation, b) - expectedFavor(valuation, a))[0];
}

/** What a decree brings over a whole game, in points. */
const DECREE_WORTH: { readonly [decree: string]: number } = {
  'ribbon-cutter': 4,
  'hidden-purse': 0.5,
  'two-cellars': 4,
  'well-informed': 1.5,
  'stone-mason': 4,
  impresario: 3,
  'head-gardener': 3,
  'deep-sleeper': 0.5,
  surveyor: 8,
  collector: 13,
  banker: 7,
  eavesdropper: 4,
  'road-builder': 3,
  'thick-walls': 4,
  quarry: 6,
  'first-among-equals': 5,
  'kings-favorite': 5,
  'blind-doors': 9,
  'private-audience': 9,
  inheritance: 5,
  'tax-collector': 2,
  recluse: 4,
  auctioneer: 1,
  haggler: 6,
  treasurer: 1,
  'even-tempered': 5,
  'second-thoughts': 8,
  'royal-pension': 20,
  patron: 2,
  'money-box': 9,
  'early-start': 4,
  encore: 6,
  storehouse: 5,
  'secret-room': 7,
  courtier: 2,
  wanderer: 9,
};

export function pickDecree(_view: CastlesView, decrees: readonly string[]): string {
  return [...decrees].sort((a, b) => (DECREE_WORTH[b] ?? 0) - (DECREE_WORTH[a] ?? 0))[0];
}
