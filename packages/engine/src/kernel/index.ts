export { type Advance, advance } from './advance.ts';
export type { BoardLibrary, Explained, Legality } from './board-library.ts';
export { accept, type Checked, expectOk, factsOf, parseJson, type Rejected, reject, rejectAt } from './checked.ts';
export { actionsOf, firstAction, listed, orders, single, subsets } from './choices.ts';
export { type Asking, asking, type Inquiry, newInquiry } from './inquiry.ts';
export { Notes } from './notes.ts';
export { type OptionSpec, type OptionSpecs, parseOptions } from './options.ts';
export {
  OWN_TILES_FORMAT,
  type OwnTileLibrary,
  type OwnTilesFile,
  ownName,
  ownTileLibrary,
  ownTileName,
  rememberLately,
} from './own-tiles.ts';
export { checkPartialRecord, isPartialRecord, type PartialRecord, type PartialStep, parsePartialRecord } from './partial-record.ts';
export { type Placing, placings } from './placings.ts';
export { randomAction, randomPlayer } from './random-player.ts';
export { byCategory, type Contender, rank } from './ranking.ts';
export {
  type DealProof,
  type GameRecord,
  parseRecord,
  type RecordedAction,
  type RecordHeading,
  type Replay,
  type ReplayStep,
  replay,
} from './record.ts';
export { type Generator, openRng, type Rng, type RngState, rngFrom, rngState, tagSeed } from './rng.ts';
export {
  type Choice,
  defineRules,
  type Fact,
  type FactValue,
  type GameEvent,
  type GameResult,
  type GameTypes,
  playsVersion,
  type Refusal,
  type Rules,
  type ScoredBoard,
  type ScoreLine,
  type Seat,
  type Standing,
  type Versioned,
  type Viewer,
  versionMark,
  versionOf,
  versionsPlayed,
} from './rules.ts';
export {
  anyObject,
  expected,
  flag,
  integer,
  type JsonSchema,
  list,
  nullable,
  type ObjectOf,
  object,
  oneOf,
  optional,
  type Schema,
  tagged,
  text,
  unknownField,
} from './schema.ts';
export { changedLines, sheetChanges } from './sheet-changes.ts';
export { type Asked, askedGame, type Budget, type Player, type SimulatedGame, simulateGame } from './simulate.ts';
export {
  type BoardReport,
  type CompletedTile,
  type Misfit,
  type Question,
  type SheetBoard,
  type SheetChange,
  type SheetLine,
  type SheetStanding,
  TABLE_FORMAT,
  type TableFile,
  type TableLibrary,
  type TableSheet,
  THRONE,
  type TilePreview,
  type TileRef,
} from './table-library.ts';
export { beforeLastDecision, type Taken, undoable } from './undo.ts';
