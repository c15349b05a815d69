export { type Direction, opposite, SIDES, type Side, type Turns } from '../common/grid.ts';
export {
  type ActionOf,
  type ActionType,
  actionSchema,
  type CastlesAction,
  type Placement,
  type PlacingType,
  type TileCoins,
  type TilePrice,
} from './actions.ts';
export { BONUS_CARDS, type BonusCard, bonusCardOf, type Ending } from './bonus-cards.ts';
export { build, type Castle, type PlacedTile, passagePlaceOf, placedAt, placeOf, planOf, positionOf } from './castle.ts';
export { placementObstacle, readCastle } from './castle-file.ts';
export { completeRooms, isComplete } from './completion.ts';
export { type Bonus, ROOM_SIZES, ROOM_TYPES, type Room, type RoomSize, type RoomType } from './data/room.ts';
export { possibleMoats } from './decisions/moats.ts';
export { MOST_MOVED_COINS } from './decisions/prices.ts';
export { DECREE_LIST } from './decree-list.ts';
export { decreeName, termsOf } from './decrees.ts';
export { type Edition, isSecretRoom } from './edition.ts';
export { completedRooms, countTiles, type Estate, tilesOf } from './estate.ts';
export type { CastlesEvent, EventOf, MoneyReason } from './events.ts';
export { digSketch, extendOn, facesSpace, sketch } from './extending.ts';
export { FAVORS, type Favor, favorOf, RIVAL_FAVORS } from './favors.ts';
export { DEPLETED_POINTS, depletedStacks, estateOf, FAVOR_POINTS } from './final-points.ts';
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
} from './forms.ts';
export { type LedgerEntry, roomsIn } from './ledger.ts';
export { castlesLibrary, type ScoredCastle, type ScoredStep, scoreCastle } from './library.ts';
export { priceSpaces } from './market.ts';
export { adjacencies, connections, courtyards, externalEntrances, longestPathOf } from './measures.ts';
export { type Meeting, meet } from './meeting.ts';
export { type OpenSpace, openSpaceOf } from './open-space.ts';
export type { CastlesOptions } from './options.ts';
export {
  entranceAt,
  oldRoomOf,
  type PassageForm,
  type PassageKind,
  type PassageObstacle,
  type PassagePlace,
  type PlacedPassage,
  passageForm,
} from './passages.ts';
export { type Obstacle, type Place, placesOf } from './placing.ts';
export { type Box, derive, type OpenEntrance, type Plan, type PlanRoom, remember, shownOn } from './plan.ts';
export { type ForSale, MOAT_SECTION, priceFor } from './prices.ts';
export { isAvailable } from './rewards.ts';
export { type StripPlace, sideOf, stripPlace } from './ring.ts';
export { type CastlesTypes, castles } from './rules.ts';
export {
  type Appraisal,
  appraise,
  guardedRooms,
  MOAT_POINTS,
  type Part,
  type PointItem,
  quickAppraisal,
  rescore,
  type ScoringTerms,
  sumOf,
} from './scoring.ts';
export { CARDS_PER_SIZE, favorsInPlay } from './setup.ts';
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
} from './shapes.ts';
export { bonusCardsNow, type CardWorth, type FavorStanding, favorStandings, type SeatStanding, standingsNow } from './standings.ts';
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
} from './state.ts';
export { handfuls, SWAN_COLOURS, type SwanColour, swanMoney, swanPoints, withoutSwans } from './swans.ts';
export type { Terms } from './terms.ts';
export { type Entrance, FOYER, HALLWAY, isStackedRoom, type Level, ROOMS, STAIRS, TILES, type Tile, tileOf } from './tiles.ts';
export { tunnelPlacesOf } from './tunnelling.ts';
export { type PossibleRooms, possibleRooms } from './unseen.ts';
export { type CastlesView, type OwnSeat, ownSeat, type SeatView } from './view.ts';
