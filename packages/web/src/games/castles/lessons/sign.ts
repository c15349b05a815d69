import type { CastlesAction, CastlesView } from '@luftschloss/engine/castles';
import type { Sign } from '../../../learn/lesson.ts';
import { same } from '../../../learn/lesson-run.ts';
import { MOAT_PIECE, TUNNEL_PIECE } from '../pieces.ts';
import { isBuilding } from './finding.ts';

const BUILD: Sign = ['[data-testid="build"]'];
const PLACE: Sign = ['.wanted-place'];
const PICK: Sign = ['[data-testid="pick"]:enabled', '.pick .ask-card[aria-pressed="false"]'];

/** What to touch next: the room in the market, its place on the board, the last word. */
export function sign(_view: CastlesView, wanted: CastlesAction, held: CastlesAction | null): Sign {
  if (isBuilding(wanted)) {
    if (!held || !isBuilding(held, wanted.tile)) return [`.market-card[data-tile="${wanted.tile}"]`, '.put-back'];
    if (same(held, wanted)) return BUILD;
    if (wanted.passages && !held.passages) return ['.hand-buttons .dig'];
    return held.r === wanted.r ? PLACE : ['.hand-buttons .turn'];
  }
  if (wanted.type === 'buy-moat') {
    if (held?.type !== 'buy-moat') return [`.market-card[data-tile="${MOAT_PIECE}"]`];
    return same(held, wanted) ? BUILD : PLACE;
  }
  if (wanted.type === 'pass' && wanted.passages) {
    if (held?.type !== 'pass') return [`.market-card[data-tile="${TUNNEL_PIECE}"]`];
    return same(held, wanted) ? BUILD : PLACE;
  }
  if (wanted.type === 'reward') return [`[data-kind="reward"][data-reward="${wanted.reward}"]`];
  return SIGNS[wanted.type] ?? [`[data-kind="${wanted.type}"]`];
}

const SIGNS: { readonly [type in CastlesAction['type']]?: Sign } = {
  'turn-foyer': BUILD,
  pass: ['[data-testid="pass"]'],
  price: ['[data-testid="set-prices"]'],
  'keep-cards': PICK,
  'exchange-swans': ['[data-testid="turn-in"]'],
  'keep-favor': PICK,
  'choose-decree': PICK,
};
