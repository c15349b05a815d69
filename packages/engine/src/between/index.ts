export { type BetweenAction, outOfTurn } from './actions.ts';
export { BONUS_CARD_IDS, cardPoints } from './bonus-cards.ts';
export { type Bonus, bonusOf } from './bonuses.ts';
export {
  build,
  type Castle,
  type Cell,
  cellAt,
  drawPlan,
  legalCells,
  type PlacedTile,
  type PlacementProblem,
  type Plan,
  placementProblem,
  planOf,
  THRONE_LEFT,
  THRONE_RIGHT,
  UP,
  unbuild,
  xOf,
  yOf,
} from './castle.ts';
export {
  HANGING_OF,
  hangingIndex,
  isSpecialty,
  isTile,
  ROOMS,
  type RoomNumber,
  roomById,
  roomNumber,
  roomOf,
  TYPE_OF,
  typeIndex,
} from './catalogue.ts';
export { placeable } from './choices.ts';
export type { BetweenEvent } from './events.ts';
export { scoreLines } from './explain.ts';
export { betweenLibrary, parseCastle } from './library.ts';
export { ludwigCastles } from './ludwig.ts';
export { asIfRevealed } from './planning.ts';
export {
  type Addition,
  bestPlace,
  type CastlePreview,
  type Change,
  canTakeBonus,
  type EarnedBonus,
  type Place,
  placesFor,
  previewAddition,
  type RoomChange,
} from './preview.ts';
export { type Between, between } from './rules.ts';
export {
  attendantPoints,
  CATEGORIES,
  type CastleScore,
  type Categories,
  type Category,
  hasEveryType,
  planPoints,
  type RoomScore,
  roomPoints,
  scoreCastle,
} from './scoring.ts';
export { buildersFor, buildersOf, builds, castlesOf, hasLudwig, ludwig, neighbourAfter, playersOf, steward } from './seating.ts';
export { betweenTables } from './sheet/index.ts';
export type { BetweenCastle, BetweenTable } from './sheet/table-file.ts';
export { ATTENDANT_DATA, ATTENDANTS, ATTENDANTS_PER_CASTLE, type Attendant, THRONES } from './specialty.ts';
export type {
  AssignedTile,
  Attendants,
  BetweenState,
  BonusDecision,
  Builder,
  CastleIndex,
  LatestPlacement,
  PassedStack,
  Phase,
  Suggestion,
  WaitingBonus,
} from './state.ts';
export { ROUNDS, TURNS } from './state.ts';
export type { BetweenView, WaitingBonusView } from './view.ts';
export {
  type Hanging,
  type Levels,
  type Neighbour,
  type Position,
  REGULAR_TYPES,
  type RegularType,
  ROOM_TYPES,
  type Room,
  type RoomType,
  type Scoring,
  SPECIALTIES,
  type TileId,
  type Wanted,
} from './vocabulary.ts';
