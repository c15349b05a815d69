export { currentTask, deciders } from './agenda.ts';
export { emptySlots, hasAbility } from './blueprint.ts';
export { type Board, boardOf, facing, type Palace, type PlacedTile } from './board.ts';
export {
  BLUEPRINT_FEE,
  BUILD_AREA,
  COLUMN_POINTS,
  EXTRA_SWANS,
  MOAT_RATE,
  ROW_COUNT,
  ROW_POINTS,
  ROW_PRICES,
  SECRET_SWANS_PER_COLOUR,
  SET_POINTS,
  SLOTS,
  STAIRS_POINTS,
  START_HALLWAYS,
  TABLE,
  THIRD_COLUMN,
  THIRD_COLUMN_COUNT,
  TRACKED_TYPES,
} from './constants.ts';
export { connect, type Door, facesOf, matchOf, swanOf, WALL } from './doors.ts';
export { cellarOf, roomsBelow } from './downstairs.ts';
export type { PalaceEvent } from './events.ts';
export { amountOf, contest, FAVORS, type Favor, type FavorId, favorOf, type Holdings, type Measure } from './favors.ts';
export { CATEGORIES, type CountedLine, countedLines, type ScoredTable, scoreLines, setPoints, swanCounts } from './final-scoring.ts';
export { palaceLibrary, readPalace } from './library.ts';
export { afterMove, cellFor, joinCost, joined, type MoatMove, type MoatPlace, samePlace, withMoat } from './moat.ts';
export { opennessOf } from './open-entrance.ts';
export { nextOfArm } from './outline.ts';
export { type OwnTile, ownTiles } from './own-tiles.ts';
export { type Placement, type PlacementCode, placementOf, placementsOf, type Water } from './placement.ts';
export { asIfOnTurn } from './planning.ts';
export { canAskFavor, canPay, due, moatDue, moatPlaces, movesFor, type Offer, offers, rowOffers, waterOf } from './possible.ts';
export { armsAhead, type ForeseenReward, type ForeseenSwan, type Preview, previewOf, previewsOf } from './preview.ts';
export { claimable, type Match, matchesOf } from './rewards.ts';
export { emptiedStacks, moatRate, rowPrice, stackSizes } from './row.ts';
export { type PalaceGame, palace } from './rules.ts';
export { palaceTables } from './sheet/index.ts';
export type { PalaceTable } from './sheet/table-file.ts';
export {
  type ActionOf,
  type ActionType,
  type EndReason,
  type Hand,
  NO_SWANS,
  type PalaceAction,
  type PalaceState,
  type PalaceView,
  type Player,
  type Position,
  type Purchase,
  type Slot,
  type SwanReason,
  type Swans,
  secretCount,
  swanCount,
  type Task,
  type TaskOf,
  type TaskType,
  type Turn,
} from './state.ts';
export { suggestedColour, suggestedPayment, suggestedSwans } from './suggestion.ts';
export { BUILDABLE, type Cell, type CellIndex, cellIndex, cellOf, EMPTY, STEP } from './table.ts';
export { type Bubble, TILES, type Tile, type TileId, tileOf } from './tiles.ts';
export {
  type Ability,
  ARMS,
  type Arm,
  COLOURS,
  type Colour,
  GREY,
  ROOM_TYPES,
  type RoomType,
  type Swan,
  TILE_TYPES,
  type TileType,
} from './vocabulary.ts';
