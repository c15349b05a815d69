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
} from './data/catalogue.ts';
export { ATTENDANT_DATA, ATTENDANTS, ATTENDANTS_PER_CASTLE, type Attendant, THRONES } from './data/specialty.ts';
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
} from './data/vocabulary.ts';
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
} from './geometry/castle.ts';
export { betweenLibrary, parseCastle } from './library.ts';
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
export { BONUS_CARD_IDS, cardPoints } from './scoring/bonus-cards.ts';
export { scoreLines } from './scoring/explain.ts';
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
} from './scoring/scoring.ts';
export { betweenTables } from './sheet/index.ts';
export type { BetweenCastle, BetweenTable } from './sheet/table-file.ts';
export type { BetweenEvent } from './table/events.ts';
export { asIfRevealed } from './table/planning.ts';
export { buildersFor, buildersOf, builds, castlesOf, hasLudwig, ludwig, neighbourAfter, playersOf, steward } from './table/seating.ts';
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
} from './table/state.ts';
export { ROUNDS, TURNS } from './table/state.ts';
export type { BetweenView, WaitingBonusView } from './table/view.ts';
export { type BetweenAction, outOfTurn } from './turn/actions.ts';
export { type Bonus, bonusOf } from './turn/bonuses.ts';
export { placeable } from './turn/choices.ts';
export { ludwigCastles } from './turn/ludwig.ts';
