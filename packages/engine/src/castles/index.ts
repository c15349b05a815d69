export { type Direction, opposite, SIDES, type Side, type Turns } from '../common/grid.ts';
export { placementObstacle, readCastle } from './castle-file.ts';
export { type Bonus, ROOM_SIZES, ROOM_TYPES, type Room, type RoomSize, type RoomType } from './data/room.ts';
export { MOST_MOVED_COINS } from './decisions/prices.ts';
export { type Edition, isSecretRoom } from './edition.ts';
export { DECREE_IDS } from './expansions/decrees/decree-list.ts';
export { termsOf } from './expansions/decrees/decrees.ts';
export { possibleMoats } from './expansions/moats/decisions.ts';
export { type StripPlace, sideOf, stripPlace } from './expansions/moats/moat-ring.ts';
export {
  entranceAt,
  oldRoomOf,
  PASSAGE_KINDS,
  type PassageForm,
  type PassageKind,
  type PassageObstacle,
  type PassagePlace,
  type PlacedPassage,
  passageForm,
} from './expansions/passages/passages.ts';
export { tunnelPlacesOf } from './expansions/passages/tunnelling.ts';
export {
  handfuls,
  MOST_SWANS_PER_TURN,
  SWAN_COLOURS,
  SWANS_PER_COLOUR,
  type SwanColour,
  swanMoney,
  swanPoints,
  withoutSwans,
} from './expansions/swans/swans.ts';
export { build, type Castle, type PlacedTile, passagePlaceOf, placedAt, placeOf, planOf, positionOf } from './geometry/castle.ts';
export { type Contacts, contactsAt, firstOf } from './geometry/collisions.ts';
export { completeRooms, isComplete } from './geometry/completion.ts';
export { digSketch, extendOn, facesSpace, sketch } from './geometry/extending.ts';
export { adjacencies, connections, courtyards, externalEntrances, longestPathOf } from './geometry/measures.ts';
export { type OpenSpace, openSpaceOf } from './geometry/open-space.ts';
export { cellsOf, type Obstacle, type Place, placesOf } from './geometry/placing.ts';
export { type Box, type OpenEntrance, type Plan, type PlanRoom, remember, shownOn, withRooms } from './geometry/plan.ts';
export {
  type CellCut,
  type Corner,
  type Cut,
  type CutEdge,
  type Outline,
  outlineOf,
  type Shape,
  type ShapeCell,
  shapeOf,
} from './geometry/shapes.ts';
export {
  CUT_EDGE,
  DOWN_ENTRANCE,
  EMPTY,
  FENCE,
  FENCED_HALF,
  type Form,
  type FormEntrance,
  FULL,
  formsOf,
  HALF,
  isEntrance,
  levelsOf,
  MAIN_ENTRANCE,
  ROUND_3,
  ROUND_5,
  STAIRS_DARK_END,
  STAIRS_LIGHT_END,
  STEP,
  WALL,
  WINDOW,
} from './geometry/tile-forms.ts';
export { castlesLibrary } from './library.ts';
export { type CastlesOptions, hasExpansions, hasSecrets } from './options.ts';
export { type OwnRoom, ownTiles } from './own-tiles.ts';
export { type CastlesTypes, castles } from './rules.ts';
export { BONUS_CARDS, type BonusCard, bonusCardOf, type Ending } from './scoring/bonus-cards.ts';
export { roomsForCard, roomsForEntry, roomsForFavor } from './scoring/counted-rooms.ts';
export { FAVORS, type Favor, favorOf, RIVAL_FAVORS } from './scoring/favors.ts';
export { DEPLETED_POINTS, depletedStacks, FAVOR_POINTS, holdingsOf } from './scoring/final-points.ts';
export { completedRooms, countTiles, type Holdings, tilesOf } from './scoring/holdings.ts';
export { CATEGORIES, type LedgerEntry, roomsIn, scoreLine, stackCode } from './scoring/ledger.ts';
export { type ScoredCastle, type ScoredStep, scoreCastle } from './scoring/scored-castle.ts';
export {
  type Appraisal,
  appraise,
  appraisePassage,
  guardedRooms,
  MOAT_POINTS,
  type Part,
  type PointItem,
  quickAppraisal,
  rescore,
  type ScoringTerms,
  sumOf,
} from './scoring/scoring.ts';
export { bonusCardsNow, type CardWorth, type FavorStanding, favorStandings, type SeatStanding, standingsNow } from './scoring/standings.ts';
export { pointsAnywhere, tryPlace } from './scoring/trial.ts';
export { passagesIn } from './sheet/building-order.ts';
export { isSingle, termsAt } from './sheet/entered-table.ts';
export { castlesTables } from './sheet/index.ts';
export { isPassage, MOAT } from './sheet/pieces.ts';
export type { CastleOnTable, CastlesPlayer, CastlesTable } from './sheet/table-file.ts';
export {
  type ActionOf,
  type ActionType,
  actionSchema,
  type CastlesAction,
  type Placement,
  type PlacingType,
  type TileCoins,
  type TilePrice,
} from './table/actions.ts';
export type { CastlesEvent, EventOf, MoneyReason } from './table/events.ts';
export { IDLE_ROUNDS } from './table/idle-rounds.ts';
export { priceSpaces } from './table/market.ts';
export { asIfOnTurn } from './table/planning.ts';
export { type PossibleRooms, possibleRooms } from './table/possible-rooms.ts';
export { type ForSale, isAffordable, MOAT_SECTION, priceFor } from './table/prices.ts';
export { isAvailable } from './table/rewards.ts';
export { CARDS_PER_SIZE, favorsInPlay, roomsInPlay, sizesInPlay } from './table/setup.ts';
export {
  type Ask,
  type AskOf,
  type AskType,
  type CastlesState,
  currentAsk,
  HIDDEN,
  type Hidden,
  type InterruptedTurn,
  type LaidRoom,
  type MarketRoom,
  newTurn,
  type Reward,
  type RewardType,
  type RoomStacks,
  type SeatState,
  type StackPurpose,
  type StoredRoom,
  type Turn,
} from './table/state.ts';
export { type Terms, USUAL_TERMS } from './table/terms.ts';
export { type CastlesView, type OwnSeat, ownSeat, type SeatView } from './table/view.ts';
export { type Entrance, FOYER, HALLWAY, isStackedRoom, type Level, ROOMS, STAIRS, TILES, type Tile, tileOf } from './tiles.ts';
