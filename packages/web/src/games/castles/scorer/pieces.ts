import {
  appraisePassage,
  type Castle,
  type CastleOnTable,
  type CastlesOptions,
  type CastlesTable,
  FOYER,
  formsOf,
  isPassage,
  MOAT,
  PASSAGE_KINDS,
  type PlacedPassage,
  type PlacedTile,
  passagePlaceOf,
  passagesIn,
  planOf,
  positionOf,
  SIDES,
  type Side,
  sideOf,
  stripPlace,
  sumOf,
  type Turns,
  tileOf,
} from '@luftschloss/engine/castles';
import { capital, type Language } from '@luftschloss/words';
import type { Laid } from '../../../scorer/game-scorer.ts';

/** Stands behind the foyer from the beginning. */
export const BARBICAN = 'barbican';

export function isPiece(id: string): boolean {
  return id === MOAT || id === BARBICAN || isPassage(id);
}

/** The pieces of a box with these expansions. */
export function piecesIn({ passages, moats }: CastlesOptions): string[] {
  return [...(passages ? PASSAGE_KINDS : []), ...(moats ? [MOAT] : [])];
}

export function pieceName(id: string, { term, words }: Language): string {
  return id === MOAT ? words.scoresheet.pieces.moat() : capital(term('castles.passage', id));
}

/** A strip of the ring around the castle. */
export function stripAt(castle: Castle, side: Side): { readonly x: number; readonly y: number; readonly side: Side } {
  const { cell } = stripPlace(sideOf(castle.barbican?.side ?? side), sideOf(side));
  return { ...positionOf(castle, cell), side };
}

/** Tiles first, in the order of the file. With which of them a passage was dug is left to the rules. */
export function piecesOf(castle: CastleOnTable): Laid[] {
  const { tiles, barbican, moats = [] } = castle;
  const bare = tiles.map(({ passages: _, ...tile }) => tile);
  const passages = passagesIn(castle).map(({ kind, ...place }) => ({ tile: kind, ...place }));
  const [foyer] = bare.filter(({ tile }) => tile === FOYER);
  if (!foyer || !barbican) return [...bare, ...passages] as Laid[];
  const strips = [{ tile: BARBICAN, side: barbican.side }, ...moats.map((side) => ({ tile: MOAT, side }))];
  const around: Castle = { tiles: [foyer as PlacedTile], barbican };
  return [...bare, ...passages, ...strips.map(({ tile, side }) => ({ tile, ...stripAt(around, side) }))] as Laid[];
}

/** The castle of these pieces. Nobody knows any more in which order it was built. */
export function castleOfPieces({ barbican, moats }: CastleOnTable, laid: readonly Laid[]): CastleOnTable {
  const tiles = laid.filter(({ tile }) => !isPiece(tile)).map(({ passages: _, ...tile }) => tile);
  const passages = laid.flatMap((each) => (isPassage(each.tile) ? [passageOf(each)] : ((each['passages'] ?? []) as PlacedPassage[])));
  const last = passages.filter(({ kind }, index) => passages.findLastIndex((other) => other.kind === kind) === index);
  const water = laid.filter(({ tile }) => tile === MOAT).map(({ side }) => side as Side);
  return {
    tiles,
    ...(barbican && { barbican }),
    ...((moats || water.length > 0) && { moats: water }),
    ...(last.length > 0 && { passages: last }),
  } as CastleOnTable;
}

function passageOf({ tile, x, y, r = 0 }: Laid): PlacedPassage {
  return { kind: tile as PlacedPassage['kind'], x, y, r: r as Turns };
}

export function passagePointsAt(castle: Castle, laid: Laid): number {
  return sumOf(appraisePassage(planOf(castle), passagePlaceOf(castle, passageOf(laid))));
}

/** Straight passages look the same turned half round. */
export function passageTurns(kind: PlacedPassage['kind']): readonly Turns[] {
  return kind === 'corner' ? [0, 1, 2, 3] : [0, 1];
}

export function firstCastle({ edition, moats }: Partial<CastlesOptions>): object {
  const foyer = { tile: FOYER, x: 0, y: 0, r: 0 };
  return moats ? besideBarbican(edition, foyer as PlacedTile, 'S') : { tiles: [foyer] };
}

/** In the first edition the Barbican covers the side of the foyer that has no door. */
function besideBarbican(edition: CastlesOptions['edition'] | undefined, foyer: PlacedTile, side: Side): Castle {
  const forms = formsOf(tileOf(FOYER), null);
  const turned = forms.findIndex(({ entrances }) => entrances[sideOf(side)].length === 0);
  const r = edition === 'first' && turned >= 0 ? (turned as Turns) : foyer.r;
  return { tiles: [{ ...foyer, r }], barbican: { side } };
}

/** A foyer that stands alone is turned by a tap, the Barbican goes to its next side. */
export function pressFixed(table: CastlesTable, tab: number, { tile }: Laid): CastlesTable | null {
  const { castle } = table.players[tab];
  if (castle?.tiles.length !== 1) return null;
  const [foyer] = castle.tiles as PlacedTile[];
  const side = castle.barbican && SIDES[(sideOf(castle.barbican.side) + (tile === BARBICAN ? 1 : 0)) % SIDES.length];
  const r = (tile === FOYER ? (foyer.r + 1) % 4 : foyer.r) as Turns;
  const stands = side ? besideBarbican(table.options.edition, { ...foyer, r }, side) : { tiles: [{ ...foyer, r }] };
  const players = table.players.map((player, seat) => (seat === tab ? { ...player, castle: { ...castle, ...stands } } : player));
  return { ...table, players } as CastlesTable;
}
