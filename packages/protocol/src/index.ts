export type {
  AdminOverview,
  AdminTablePage,
  DatedTry,
  DayAnswer,
  ListedCard,
  Load,
  NoticesOn,
  OwnCard,
  OwnDaysAnswer,
  ShownTable,
  Trouble,
  WeekAnswer,
} from './answers.ts';
export { type ClientMessage, clientMessage, type MoveMessage } from './client-messages.ts';
export {
  type CastleOfDay,
  DAY_KINDS,
  DAY_PLAYOUTS,
  type Day,
  type DayKind,
  type DaySetUp,
  type DayTable,
  dayAfter,
  dayOf,
  daySchema,
  endOf,
  type OwnTry,
  openSeedOf,
  type Ranked,
  type RankedTry,
  type RankedWeek,
  setUpOf,
  weekOf,
} from './day.ts';
export { CONTRIBUTION, checkDeal, commitmentOf, seedOfDeal } from './deal.ts';
export { idOf, moveId, tableId } from './ids.ts';
export { difference, type Patch, type PatchOperation, PatchWriter, patched } from './patch.ts';
export type {
  ChatLine,
  EntryCard,
  EntryType,
  MessageOf,
  ProblemReport,
  ServerMessage,
  Shown,
  ShownEntry,
  Situation,
} from './server-messages.ts';
export { type Clocks, type Ending, type Pace, type Proposal, type SeatCard, STATUSES, type Status, type TableCard } from './table.ts';
export { CHAT_LENGTH, chatSchema, NAME_LENGTH, nameSchema, visibleName, visibleText } from './visible-text.ts';
