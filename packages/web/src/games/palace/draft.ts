import {
  type ActionOf,
  type Cell,
  type Colour,
  claimable,
  currentTask,
  EXTRA_SWANS,
  type FavorId,
  type MoatPlace,
  offers,
  type PalaceAction,
  type PalaceView,
  palace,
  suggestedColour,
  suggestedPayment,
  suggestedSwans,
  type TileId,
} from '@luftschloss/engine/palace';
import { type Kept, LET_GO } from '../../table/held.ts';
import { type Site, siteAt, sitesOf } from './sites.ts';
import type { Texts } from './table-texts.ts';

export type Turns = ActionOf<'build'>['turns'];

/** What somebody is about to do, complete or not. */
export type Draft =
  | { readonly kind: 'tile'; readonly tile: TileId | null; readonly cell: Cell | null; readonly turns: Turns; readonly slot: number | null }
  | { readonly kind: 'ask-favor' }
  | { readonly kind: 'pay'; readonly swans: readonly Colour[]; readonly secret: readonly Colour[] }
  | { readonly kind: 'swan'; readonly colour: Colour }
  | { readonly kind: 'claim'; readonly tile: TileId }
  | { readonly kind: 'favor'; readonly favor: FavorId | null; readonly slot: number | null }
  | { readonly kind: 'moat'; readonly to: MoatPlace }
  | { readonly kind: 'move'; readonly from: MoatPlace | null; readonly to: MoatPlace | null }
  | { readonly kind: 'discard'; readonly tile: TileId }
  | { readonly kind: 'swans'; readonly swans: readonly Colour[] };
export type DraftOf<K extends Draft['kind']> = Extract<Draft, { kind: K }>;

/** The action of a draft, once it is complete. */
export function actionOf(draft: Draft): PalaceAction | null {
  switch (draft.kind) {
    case 'tile':
      return tileAction(draft);
    case 'ask-favor':
      return { type: 'ask-favor' };
    case 'pay':
      return { type: 'pay', swans: [...draft.swans], secret: [...draft.secret] };
    case 'swan':
      return { type: 'choose-swan', colour: draft.colour };
    case 'claim':
      return { type: 'claim', tile: draft.tile };
    case 'favor':
      return draft.favor !== null && draft.slot !== null ? { type: 'keep-favor', favor: draft.favor, slot: draft.slot } : null;
    case 'moat':
      return { type: 'lay-moat', to: draft.to };
    case 'move':
      return draft.from !== null && draft.to !== null ? { type: 'move-moat', from: draft.from, to: draft.to } : null;
    case 'discard':
      return { type: 'discard', tile: draft.tile };
    case 'swans':
      return { type: 'take-swans', swans: [...draft.swans] };
  }
}

function tileAction({ tile, cell, turns, slot }: DraftOf<'tile'>): PalaceAction | null {
  if (tile === null) return null;
  if (slot !== null) return { type: 'activate', tile, slot };
  return cell && { type: 'build', tile, x: cell.x, y: cell.y, turns };
}

/** The tile in hand, not yet anywhere. */
export function pickedUp(tile: TileId | null, slot: number | null = null): DraftOf<'tile'> {
  return { kind: 'tile', tile, cell: null, turns: 0, slot };
}

export function at(draft: DraftOf<'tile'>, site: Site, way = site.best): DraftOf<'tile'> {
  const { x, y, turns } = site.ways[way].action;
  return { ...draft, cell: { x, y }, turns, slot: null };
}

export function wayOf({ turns }: DraftOf<'tile'>, site: Site): number {
  return Math.max(
    0,
    site.ways.findIndex(({ action }) => action.turns === turns),
  );
}

/** Through the legal turns only. */
export function turned(draft: DraftOf<'tile'>, site: Site, by: 1 | -1): DraftOf<'tile'> {
  const way = (wayOf(draft, site) + by + site.ways.length) % site.ways.length;
  return at(draft, site, way);
}

/** What is laid out already when a question comes up: never done without asking. */
export function suggestedDraft(view: PalaceView): Draft | null {
  const task = currentTask(view);
  const seat = view.viewer;
  if (!task || seat === null) return null;
  const player = view.players[seat];
  switch (task.type) {
    case 'pay':
      return { kind: 'pay', ...suggestedPayment(player, task.amount) };
    case 'swan':
      return { kind: 'swan', colour: suggestedColour(player) };
    case 'rewards':
      return { kind: 'claim', tile: claimable(view, task.tiles)[0] };
    case 'deal':
    case 'choose-favor':
      return { kind: 'favor', favor: null, slot: null };
    case 'take-room':
      return pickedUp(null);
    case 'extra-swans':
      return { kind: 'swans', swans: suggestedSwans(player, EXTRA_SWANS) };
    default:
      return null;
  }
}

/** Which drafts a question can be answered by. */
const ANSWERED_BY: { readonly [task: string]: readonly Draft['kind'][] } = {
  deal: ['favor'],
  act: ['tile', 'ask-favor', 'move'],
  pay: ['pay'],
  swan: ['swan'],
  rewards: ['claim'],
  'choose-favor': ['favor'],
  'take-room': ['tile'],
  moat: ['moat'],
  discard: ['discard'],
  finish: ['move'],
  'extra-swans': ['swans'],
};

/** What of a draft is still possible on this table. */
export function keptDraft(view: PalaceView, draft: Draft, texts: Texts): Kept<Draft> {
  const task = currentTask(view);
  if (!task || !ANSWERED_BY[task.type]?.includes(draft.kind)) return LET_GO;
  if (draft.kind === 'tile') return keptTile(view, draft, texts);
  const action = actionOf(draft);
  // Something that is not complete yet, such as a payment with a swan too few, is somebody's work too.
  if (!action || palace.refusal(view, action) === null || draft.kind === 'pay' || draft.kind === 'swans')
    return { held: draft, change: null };
  return { held: null, change: texts.choiceGone };
}

function keptTile(view: PalaceView, draft: DraftOf<'tile'>, texts: Texts): Kept<Draft> {
  const { tile, cell } = draft;
  if (tile === null) return { held: draft, change: null };
  if (!offers(view).some((offer) => offer.tile === tile)) return { held: null, change: texts.gone(tile) };
  const action = actionOf(draft);
  if (!action || palace.refusal(view, action) === null) return { held: draft, change: null };
  const site = siteAt(sitesOf(view, tile), cell);
  if (site) return { held: at(draft, site), change: null };
  return { held: pickedUp(tile), change: texts.cellGone(tile) };
}
