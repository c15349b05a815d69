import {
  type ActionOf,
  type CastlesAction,
  type CastlesView,
  castles,
  FOYER,
  type ForSale,
  HALLWAY,
  isAffordable,
  type MarketRoom,
  MOAT_SECTION,
  ownSeat,
  type PlacedTile,
  type PlacingType,
  priceFor,
  STAIRS,
  type Tile,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Choice } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';

/** What is chosen on the board: where a tile lies, on which side a moat is dug, how the foyer stands, where passages lead. */
export type BuildAction = Extract<CastlesAction, PlacedTile> | ActionOf<'buy-moat'> | ActionOf<'turn-foyer'> | ActionOf<'pass'>;
export type PlacingAction = Extract<CastlesAction, PlacedTile>;
export type BuildType = BuildAction['type'];

/** Something that can be put on the board now, together with how one comes by it. */
export interface Piece {
  readonly key: string;
  readonly kind: BuildType;
  readonly tile: Tile | null; // none for moats and for passages alone
  readonly price: number;
  readonly coins: number; // lying on it, the buyer's
  readonly choices: readonly Choice<CastlesAction>[];
}

const PLACING: readonly string[] = ['buy-room', 'buy-hallway', 'buy-stairs', 'place-stored', 'place'] satisfies PlacingType[];
const BUILDING: readonly string[] = [...PLACING, 'buy-moat', 'turn-foyer'];
export const MOAT_PIECE = 'moat';
export const TUNNEL_PIECE = 'passages';

export function isPlacing(kind: string): kind is PlacingType {
  return PLACING.includes(kind);
}

/** Whether a choice is made on the board; passing is, where passages may be dug with it. */
export function isOnBoard({ kind, count, at }: Choice<CastlesAction>): boolean {
  if (kind !== 'pass') return BUILDING.includes(kind);
  return count() > 0 && (at(0) as ActionOf<'pass'>).passages !== undefined;
}

export function pieceKey(kind: string, tile: string): string {
  return `${kind} ${tile}`;
}

/** What a piece is called. */
export function pieceName({ words: { 'castles-table': say }, term }: Language, { kind, tile }: Pick<Piece, 'kind' | 'tile'>): string {
  if (tile) return term('castles.room', tile.id);
  return kind === 'buy-moat' ? say.moat() : say.passage();
}

/** What can be put on the board now, each with all its legal ways; empty unless the viewer decides. */
export function piecesOf(view: CastlesView): Piece[] {
  const found = new Map<string, Piece>();
  for (const choice of castles.choices(view)) {
    if (!isOnBoard(choice) || choice.count() === 0) continue;
    const piece = pieceOf(view, choice);
    const known = found.get(piece.key);
    found.set(piece.key, known ? { ...known, choices: [...known.choices, choice] } : piece);
  }
  return [...found.values()];
}

function pieceOf(view: CastlesView, choice: Choice<CastlesAction>): Piece {
  const action = choice.at(0) as BuildAction;
  const bare = { kind: action.type, coins: 0, choices: [choice] };
  switch (action.type) {
    case 'buy-moat':
      return { ...bare, key: pieceKey('buy-moat', MOAT_PIECE), tile: null, price: priceOf(view, MOAT_SECTION) };
    case 'pass':
      return { ...bare, key: pieceKey('pass', TUNNEL_PIECE), tile: null, price: 0 };
    case 'turn-foyer':
      return { ...bare, key: pieceKey('turn-foyer', FOYER), tile: tileOf(FOYER), price: 0 };
    default: {
      const tile = tileOf(action.tile);
      return { ...bare, key: pieceKey(action.type, tile.id), tile, ...costOf(view, action) };
    }
  }
}

function costOf(view: CastlesView, { type, tile }: PlacingAction): { readonly price: number; readonly coins: number } {
  const room = type === 'buy-room' ? view.market.find((each) => each.tile === tile) : undefined;
  if (room) return { price: priceOf(view, room), coins: room.coins };
  return { price: type === 'buy-hallway' || type === 'buy-stairs' ? priceOf(view, HALLWAY) : 0, coins: 0 };
}

/** What a piece costs the viewer. */
export function priceOf(view: CastlesView, piece: ForSale): number {
  return priceFor(view, view.viewer, piece);
}

export type WhyNot = 'not-now' | 'unpriced' | 'too-dear' | 'needs-stairs' | 'fits-nowhere';

/** Why a market room cannot be bought now; `null` if it can. */
export function whyNot(view: CastlesView, room: MarketRoom, pieces: readonly Piece[]): WhyNot | null {
  if (view.ask?.type !== 'take-turn' || view.ask.seat !== view.viewer) return 'not-now';
  if (pieces.some(({ kind, tile }) => kind === 'buy-room' && tile?.id === room.tile)) return null;
  // Whoever plans while prices are set sees rooms without any.
  if (room.price === null) return 'unpriced';
  if (!isAffordable(view, view.viewer, room)) return 'too-dear';
  return misfitOf(view, room.tile);
}

function misfitOf(view: CastlesView, room: string): 'needs-stairs' | 'fits-nowhere' {
  const hasStairs = ownSeat(view).castle.tiles.some(({ tile }) => tile === STAIRS);
  return tileOf(room).type === 'downstairs' && !hasStairs ? 'needs-stairs' : 'fits-nowhere';
}

/** Rooms of a stack that one may build for free but that have no place, each with the reason: who looks for them finds them. */
export function freeMisfits(
  view: CastlesView,
  pieces: readonly Piece[],
): { readonly tile: string; readonly why: ReturnType<typeof misfitOf> }[] {
  if (view.ask?.type !== 'build-room' || view.ask.seat !== view.viewer) return [];
  const fitting = pieces.map(({ tile }) => tile?.id);
  return view.ask.tiles.filter((tile) => !fitting.includes(tile)).map((tile) => ({ tile, why: misfitOf(view, tile) }));
}

export function corridorLeft(view: CastlesView, tile: typeof HALLWAY | typeof STAIRS): number {
  return tile === HALLWAY ? view.hallways : view.stairs;
}
