import { accept, type Checked } from '../../kernel/index.ts';
import { unknownTile } from '../castle-file.ts';
import { possibleMoats } from '../expansions/moats/decisions.ts';
import { PASSAGE_KINDS, type PassageKind, type PlacedPassage, passagesOf } from '../expansions/passages/passages.ts';
import { tunnelPlacesOf } from '../expansions/passages/tunnelling.ts';
import { type Castle, type PlacedTile, placedAt, placedPassage, planOf } from '../geometry/castle.ts';
import { placesOf } from '../geometry/placing.ts';
import { levelsOf } from '../geometry/tile-forms.ts';
import { findTile, type Tile } from '../tiles.ts';
import { type BuiltCastle, passagesIn } from './building-order.ts';
import { castleAt } from './entered-table.ts';
import { isPassage, MOAT, nameOf, withPiece } from './pieces.ts';
import type { CastlesTable } from './table-file.ts';

/** Every place of a tile, at last those that a secret passage leads to; of a passage or a moat, every place where it can be dug. */
export function castlesPlaces(table: CastlesTable, board: number, id: string): Checked<readonly object[]> {
  const built = castleAt(table, board);
  if (!built.ok) return built;
  const { castle } = built.value;
  if (id === MOAT) return accept(possibleMoats(castle).map((side) => ({ side })));
  if (isPassage(id)) return accept(passagePlaces(table, board, built.value, id));
  const tile = findTile(id);
  if (!tile) return unknownTile(id);
  const plain = levelsOf(tile).flatMap((level) => placesOf(planOf(castle), tile, level));
  const ordered = plain.toSorted((a, b) => a.form.turns - b.form.turns || a.cell - b.cell);
  const placed = [...ordered.map((place) => placedAt(castle, place)), ...(table.options.passages ? tunnelPlaces(built.value, tile) : [])];
  return accept(placed.map(({ tile: _, ...at }) => at));
}

/** With one passage of a kind that is not dug yet. One that lies there already is no part of the place. */
function tunnelPlaces({ castle, waiting }: BuiltCastle, tile: Tile): PlacedTile[] {
  const dug = passagesIn(castle).map(({ kind }) => kind);
  const kinds = PASSAGE_KINDS.filter((kind) => !dug.includes(kind));
  return joinedPlaces(castle, tile, kinds).flatMap(({ passages: [passage], ...bare }) => {
    const lying = waiting.find(({ kind }) => kind === passage.kind);
    if (!lying) return [{ ...bare, passages: [passage] }];
    return isSame(lying, passage) ? [bare] : [];
  });
}

function joinedPlaces(castle: Castle, tile: Tile, kinds: readonly PassageKind[]): (PlacedTile & { passages: readonly PlacedPassage[] })[] {
  return levelsOf(tile)
    .flatMap((level) => tunnelPlacesOf(planOf(castle), tile, level, kinds))
    .map((place) => ({ passages: [], ...placedAt(castle, place) }))
    .filter(({ passages }) => passages.length === 1);
}

function isSame(a: PlacedPassage, b: PlacedPassage): boolean {
  return a.kind === b.kind && a.x === b.x && a.y === b.y && a.r === b.r;
}

/** Between two rooms of the castle, or from one to a room that lies there unconnected. */
function passagePlaces(table: CastlesTable, board: number, built: BuiltCastle, kind: PassageKind): object[] {
  const { castle } = built;
  if (passagesIn(castle).some((passage) => passage.kind === kind)) return [];
  const plan = planOf(castle);
  const between = plan.rooms.flatMap((_, room) => passagesOf(plan, room, [kind])).map((place) => placedPassage(castle, place));
  const found = [...between, ...landings(table, board, built, kind)];
  const distinct = found.filter((passage, index) => found.findIndex((other) => isSame(other, passage)) === index);
  return distinct.map(({ kind: _, ...at }) => at).filter((at) => canBeDug(table, board, { tile: kind, ...at }));
}

function landings(table: CastlesTable, board: number, { castle, misfits }: BuiltCastle, kind: PassageKind): PlacedPassage[] {
  const tiles = table.players[board].castle?.tiles ?? [];
  return misfits.flatMap(({ tile: number }) => {
    const lying = number === null ? undefined : tiles[number];
    const tile = lying && findTile(lying.tile);
    if (!tile) return [];
    const there = joinedPlaces(castle, tile, [kind]).filter(
      ({ x, y, r, level }) => x === lying.x && y === lying.y && r === lying.r && level === lying.level,
    );
    return there.flatMap(({ passages }) => passages);
  });
}

/** With whatever tile, in whatever order. */
function canBeDug(table: CastlesTable, board: number, piece: Parameters<typeof withPiece>[2]): boolean {
  const dug = castleAt(withPiece(table, board, piece), board);
  return dug.ok && !dug.value.misfits.some((misfit) => misfit.tile === null && misfit.piece === nameOf(piece));
}
