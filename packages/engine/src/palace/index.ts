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
} from './data/constants.ts';
export { type Bubble, TILES, type Tile, type TileId, tileOf } from './data/tiles.ts';
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
} from './data/vocabulary.ts';
export { type Board, boardOf, facing, type Palace, type PlacedTile } from './geometry/board.ts';
export { BUILDABLE, type Cell, type CellIndex, cellIndex, cellOf, EMPTY, STEP } from './geometry/cells.ts';
export { connect, type Door, facesOf, matchOf, swanOf, WALL } from './geometry/doors.ts';
export { cellarOf, roomsBelow } from './geometry/downstairs.ts';
export { afterMove, cellFor, joinCost, joined, type MoatMove, type MoatPlace, samePlace, withMoat } from './geometry/moat.ts';
export { opennessOf } from './geometry/open-entrance.ts';
export { nextOfArm } from './geometry/outline.ts';
export { type Placement, type PlacementCode, placementOf, placementsOf, type Water } from './geometry/placement.ts';
export { palaceLibrary, readPalace } from './library.ts';
export { type OwnTile, ownTiles } from './own-tiles.ts';
export { armsAhead, type ForeseenReward, type ForeseenSwan, type Preview, previewOf, previewsOf } from './preview.ts';
export { type PalaceGame, palace } from './rules.ts';
export { amountOf, contest, FAVORS, type Favor, type FavorId, favorOf, type Holdings, type Measure } from './scoring/favors.ts';
export {
  CATEGORIES,
  type CountedLine,
  countedLines,
  type ScoredTable,
  scoreLines,
  setPoints,
  swanCounts,
} from './scoring/final-scoring.ts';
export { palaceTables } from './sheet/index.ts';
export type { PalaceTable } from './sheet/table-file.ts';
export { suggestedColour, suggestedPayment, suggestedSwans } from './suggestion.ts';
export { emptySlots, hasAbility } from './table/blueprint.ts';
export type { PalaceEvent } from './table/events.ts';
export { asIfOnTurn } from './table/planning.ts';
export { emptiedStacks, moatRate, rowPrice, stackSizes } from './table/row.ts';
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
} from './table/state.ts';
export { currentTask, deciders } from './turn/agenda.ts';
export { canAskFavor, canPay, due, moatDue, moatPlaces, movesFor, type Offer, offers, rowOffers, waterOf } from './turn/possible.ts';
export { claimable, type Match, matchesOf } from './turn/rewards.ts';
