import {
  type Attendant,
  type BetweenAction,
  type BetweenView,
  type CastleIndex,
  isTile,
  type Position,
  placeable,
  placementProblem,
  planOf,
  playersOf,
  type RegularType,
  roomNumber,
  type Suggestion,
  type TileId,
} from '@luftschloss/engine/between';
import { type Change, type Kept, LET_GO } from '../../table/held.ts';
import { type Speech, speechOf } from './speech.ts';

export type { Position };

/** Whose tile it is that somebody tries: one's own, Ludwig's, one of a bonus, or the partner's, for a suggestion. */
export type Source = 'own' | 'ludwig' | 'bonus' | 'partner';

export interface HeldTile {
  readonly kind: 'tile';
  readonly tile: TileId;
  readonly source: Source;
  readonly castles: readonly CastleIndex[]; // where it may go
  readonly castle: CastleIndex | null; // where it is tried
  readonly at: Position | null;
  readonly settled: boolean; // chosen, not merely hovered over
}

/** What the person is about to do. Operations are functions on this state; nothing here knows of the screen. */
export type Hold =
  | { readonly kind: 'keep'; readonly tiles: readonly TileId[] }
  | { readonly kind: 'assign'; readonly tile: TileId } // for the castle that one shares with Ludwig
  | { readonly kind: 'option'; readonly castle: CastleIndex; readonly option: string }
  | HeldTile;

/** A tile that can be taken up now. */
export type Offer = Pick<HeldTile, 'tile' | 'source' | 'castles'>;

/** Every tile that the viewer can place or make a suggestion with. */
export function offersOf(view: BetweenView): Offer[] {
  const me = view.viewer;
  if (me === null || view.phase !== 'place') return [];
  const offers: Offer[] = view.revealed[me].map((tile) => ({ tile, source: 'own', castles: view.unserved[me] }));
  for (const [castle, bonus] of view.waiting.entries()) {
    if (!bonus || !playersOf(view, castle).includes(me)) continue;
    const source = bonus.by === me ? 'bonus' : 'partner';
    offers.push(...bonus.options.filter(isTile).map((tile) => ({ tile, source, castles: [castle] }) as const));
  }
  for (const { castle, tile } of view.ludwigTiles) {
    if (playersOf(view, castle).includes(me)) offers.push({ tile, source: 'ludwig', castles: [castle] });
  }
  return [...offers, ...partnersTiles(view, me)];
}

function partnersTiles(view: BetweenView, me: number): Offer[] {
  return view.castles.flatMap((_, castle) => {
    const players = playersOf(view, castle);
    const partner = players.find((player) => player !== me);
    if (!players.includes(me) || partner === undefined || view.waiting[castle]) return [];
    return placeable(view, partner, castle)
      .filter((tile) => view.revealed[partner].includes(tile))
      .map((tile) => ({ tile, source: 'partner', castles: [castle] }) as const);
  });
}

function isSame(offer: Offer, held: HeldTile): boolean {
  return offer.tile === held.tile && offer.source === held.source && (offer.source === 'own' || offer.castles[0] === held.castles[0]);
}

/** Takes a tile up without trying it anywhere; taken again it is put back. */
export function takeUp(hold: Hold | null, offer: Offer): HeldTile | null {
  if (hold?.kind === 'tile' && isSame(offer, hold)) return null;
  return { kind: 'tile', ...offer, castle: null, at: null, settled: false };
}

export function tryAt(held: HeldTile, castle: CastleIndex, { x, y }: Position, settled: boolean): HeldTile {
  const same = held.castle === castle && held.at?.x === x && held.at.y === y && held.settled === settled;
  return same ? held : { ...held, castle, at: { x, y }, settled };
}

/** Two tiles of the hand: a third takes the place of the second. */
export function toggleKept(hold: Hold | null, tile: TileId): Hold | null {
  const tiles = hold?.kind === 'keep' ? hold.tiles : [];
  if (!tiles.includes(tile)) return { kind: 'keep', tiles: [...tiles.slice(0, 1), tile] };
  return tiles.length === 1 ? null : { kind: 'keep', tiles: tiles.filter((kept) => kept !== tile) };
}

/** How many tiles of the hand go on to a neighbor: two are kept, and have left it once they are chosen. */
export function tilesThatGoOn({ hand, chosen }: Pick<BetweenView, 'hand' | 'chosen'>): number {
  return chosen === null ? hand.length - 2 : hand.length;
}

/** What taking an option of a bonus is, by what has to be decided. */
const TAKE: { readonly [decision: string]: (castle: CastleIndex, option: string) => BetweenAction } = {
  attendant: (castle, option) => ({ type: 'attendant', castle, attendant: option as Attendant }),
  card: (castle, card) => ({ type: 'keep-card', castle, card }),
  bonus: (castle, option) => ({ type: 'take-bonus', castle, bonus: option as RegularType }),
};

/** The action that does what a suggestion says. */
export function suggestedAction(view: BetweenView, { castle, option, x, y }: Suggestion): BetweenAction | null {
  if (x !== undefined && y !== undefined) return { type: 'place', castle, tile: option, x, y };
  const bonus = view.waiting[castle];
  return bonus ? (TAKE[bonus.decision]?.(castle, option) ?? null) : null;
}

/** What the confirmation would do; `null` while something is missing. */
export function actionOf(view: BetweenView, hold: Hold | null): BetweenAction | null {
  if (hold === null) return null;
  switch (hold.kind) {
    case 'keep':
      return hold.tiles.length === 2 ? { type: 'choose', tiles: hold.tiles } : null;
    case 'assign':
      return { type: 'assign', tile: hold.tile };
    case 'option': {
      const bonus = view.waiting[hold.castle];
      if (!bonus) return null;
      if (bonus.by !== view.viewer) return { type: 'suggest', castle: hold.castle, option: hold.option };
      return TAKE[bonus.decision]?.(hold.castle, hold.option) ?? null;
    }
    case 'tile': {
      const { castle, at, tile } = hold;
      if (castle === null || at === null) return null;
      if (hold.source === 'partner') return { type: 'suggest', castle, option: tile, x: at.x, y: at.y };
      return { type: 'place', castle, tile, x: at.x, y: at.y };
    }
  }
}

/** Said when it is shown, in whatever language is read then. */
function told(words: (say: Speech) => string): Change {
  return (language) => words(speechOf(language));
}

/** Nobody else's move takes anything out of somebody's hand as long as it can still be done; else a line says what changed. */
export function keptHold(view: BetweenView, hold: Hold): Kept<Hold> {
  switch (hold.kind) {
    case 'keep': {
      const tiles = view.phase === 'choose' && view.chosen === null ? hold.tiles.filter((tile) => view.hand.includes(tile)) : [];
      return tiles.length === 0 ? LET_GO : { held: { ...hold, tiles }, change: null };
    }
    case 'assign':
      return view.drawnForLudwig.includes(hold.tile) ? { held: hold, change: null } : LET_GO;
    case 'option': {
      const stays = view.waiting[hold.castle]?.options.includes(hold.option) === true;
      return stays
        ? { held: hold, change: null }
        : { held: null, change: told((say) => say.words.changed.bonusGone({ castle: say.castle(hold.castle) })) };
    }
    case 'tile':
      return keptTile(view, hold);
  }
}

function keptTile(view: BetweenView, held: HeldTile): Kept<Hold> {
  const offer = offersOf(view).find((each) => isSame(each, held));
  if (!offer) return { held: null, change: told((say) => say.words.changed.tileGone({ tile: say.tile(held.tile) })) };
  const back: HeldTile = { ...held, castles: offer.castles, castle: null, at: null, settled: false };
  if (held.castle === null || held.at === null) return { held: back, change: null };
  if (!offer.castles.includes(held.castle))
    return { held: back, change: told((say) => say.words.changed.castleServed({ tile: say.tile(held.tile) })) };
  const problem = placementProblem(planOf(view.castles[held.castle]), roomNumber(held.tile), held.at.x, held.at.y);
  return problem
    ? { held: back, change: told((say) => say.words.changed.cellTaken({ tile: say.tile(held.tile) })) }
    : { held: { ...held, castles: offer.castles }, change: null };
}
