export { type Advance, advance } from './advance.ts';
export type { BoardLibrary, Explained, Legality } from './board-library.ts';
export { accept, type Checked, expectOk, factsOf, parseJson, type Rejected, reject, rejectAt } from './checked.ts';
export { actionsOf, firstAction, listed, orders, single, subsets } from './choices.ts';
export { type OptionSpec, type OptionSpecs, parseOptions } from './options.ts';
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
export { type Asked, askedGame, type Budget, type Player, type SimulatedGame, simulateGame } from './simulate.ts';
export { beforeLastDecision, type Taken, undoable } from './undo.ts';
