import type { Refusal, Seat } from '../../kernel/index.ts';
import { isTile, roomNumber } from '../data/catalogue.ts';
import { placementProblem, planOf } from '../geometry/castle.ts';
import { builds, playersOf } from '../table/seating.ts';
import type { BonusDecision, CastleIndex, Phase } from '../table/state.ts';
import type { BetweenView } from '../table/view.ts';
import type { ActionOf, BetweenAction } from './actions.ts';
import { placeable } from './choices.ts';

type Check<T extends BetweenAction['type']> = (view: BetweenView, seat: Seat, action: ActionOf<T>) => Refusal | null;

const PHASE_OF: { readonly [T in BetweenAction['type']]: Phase } = {
  assign: 'assign',
  choose: 'choose',
  place: 'place',
  attendant: 'place',
  'keep-card': 'place',
  'take-bonus': 'place',
  'take-back': 'place',
  suggest: 'place',
  withdraw: 'place',
};

const CHECKS: { readonly [T in BetweenAction['type']]: Check<T> } = {
  assign: ({ drawnForLudwig }, _seat, { tile }) =>
    drawnForLudwig.includes(tile) ? null : { code: 'not-offered', params: { option: tile } },
  choose: checkChoose,
  place: checkPlace,
  attendant: (view, seat, { castle, attendant }) =>
    checkBonus(view, seat, castle, 'attendant', attendant) ??
    (view.attendants[attendant] > 0 ? null : { code: 'none-left', params: { attendant } }),
  'keep-card': (view, seat, { castle, card }) => checkBonus(view, seat, castle, 'card', card),
  'take-bonus': (view, seat, { castle, bonus }) => checkBonus(view, seat, castle, 'bonus', bonus),
  'take-back': ({ latest }, seat, { castle }) => (latest[castle]?.by === seat ? null : { code: 'final' }),
  suggest: checkSuggest,
  withdraw: ({ suggestions }, seat, { castle }) =>
    suggestions.some((suggestion) => suggestion.by === seat && suggestion.castle === castle) ? null : { code: 'no-suggestion' },
};

export function refusal(view: BetweenView, action: BetweenAction): Refusal | null {
  const seat = view.viewer;
  if (seat === null) return { code: 'not-your-turn' };
  if (view.phase !== PHASE_OF[action.type]) return { code: 'wrong-phase', params: { phase: view.phase } };
  if ('castle' in action && !builds(view, seat, action.castle)) return { code: 'not-your-castle' };
  return (CHECKS[action.type] as (view: BetweenView, seat: Seat, action: BetweenAction) => Refusal | null)(view, seat, action);
}

/** B-2.1 */
function checkChoose(view: BetweenView, _seat: Seat, { tiles }: ActionOf<'choose'>): Refusal | null {
  if (view.chosen) return { code: 'already-chosen' };
  if (tiles.length !== 2 || tiles[0] === tiles[1]) return { code: 'two-tiles' };
  const missing = tiles.find((tile) => !view.hand.includes(tile));
  return missing === undefined ? null : { code: 'not-in-hand', params: { option: missing } };
}

/** B-2.2, B-4.1: a waiting bonus comes first; then one own tile into each own castle. */
function checkPlace(view: BetweenView, seat: Seat, { castle, tile, x, y }: ActionOf<'place'>): Refusal | null {
  const bonus = view.waiting[castle];
  if (bonus && bonus.by !== seat) return { code: 'bonus-waiting' };
  if (bonus && !isForTile(bonus.decision)) return { code: 'bonus-first', params: { decision: bonus.decision } };
  const offered = bonus ? bonus.options : placeable(view, seat, castle);
  if (!offered.includes(tile)) return notOffered(view, seat, castle, tile);
  const problem = placementProblem(planOf(view.castles[castle]), roomNumber(tile), x, y);
  return problem && { code: problem, params: { option: tile } };
}

function notOffered(view: BetweenView, seat: Seat, castle: CastleIndex, option: string): Refusal {
  const served = view.waiting[castle] === null && view.revealed[seat].includes(option);
  return served ? { code: 'castle-served' } : { code: 'not-offered', params: { option } };
}

function isForTile(decision: BonusDecision): boolean {
  return decision === 'tile' || decision === 'specialty';
}

function checkBonus(view: BetweenView, seat: Seat, castle: CastleIndex, decision: BonusDecision, option: string): Refusal | null {
  const bonus = view.waiting[castle];
  if (bonus?.by !== seat || bonus.decision !== decision) return { code: 'no-such-bonus' };
  return bonus.options.includes(option) ? null : { code: 'not-offered', params: { option } };
}

/** B-2.2: a suggestion names a tile that could be placed in the castle now and a cell for it, or an option of a waiting bonus. */
function checkSuggest(view: BetweenView, _seat: Seat, { castle, option, x, y }: ActionOf<'suggest'>): Refusal | null {
  const bonus = view.waiting[castle];
  const options = bonus ? bonus.options : playersOf(view, castle).flatMap((player) => placeable(view, player, castle));
  if (!options.includes(option)) return { code: 'not-offered', params: { option } };
  const isPlacement = bonus ? isForTile(bonus.decision) : isTile(option);
  if (isPlacement !== (x !== undefined && y !== undefined) || (x === undefined) !== (y === undefined)) return { code: 'suggest-cell' };
  if (x === undefined || y === undefined) return null;
  const problem = placementProblem(planOf(view.castles[castle]), roomNumber(option), x, y);
  return problem && { code: problem, params: { option } };
}
