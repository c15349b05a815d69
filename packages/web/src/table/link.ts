import type { Fact, GameResult, Refusal, Seat, Viewer } from '@luftschloss/engine/kernel';
import type { Clocks, DayTable, Ending, MessageOf, Pace, Proposal } from '@luftschloss/protocol';

export interface SeatAtTable {
  readonly name: string;
  readonly bot: string | null; // the name of the bot that plays it
}

/** A fact of the log, as the viewer may know it; `telling.ts` puts it into words. */
export interface LogLine {
  readonly step: number; // the action that it belongs to, counted from 1
  readonly seat: Seat;
  readonly type: string; // of the event
  readonly event: unknown;
}

export interface ChatLine {
  readonly number: number; // from 1
  readonly seat: Viewer; // an onlooker has no name
  readonly text: string;
}

/** Why something is not allowed: a code of the rules, the table or the server. Words are for codes that this page does not know. */
export interface TableRefusal extends Refusal {
  readonly message?: string;
  readonly reason?: Fact; // why a game can only be read
}

/** The table after some number of actions, as one viewer may know it. */
export interface Moment {
  readonly step: number;
  readonly view: unknown; // the game's own view
  readonly toAct: readonly Seat[];
  readonly result: GameResult | null;
}

/** The time that seats have left; `since` by the clock of this device. */
export interface TableClocks extends Clocks {
  readonly pace: Pace;
}

export type Onlookers = Pick<MessageOf<'onlookers'>, 'names' | 'others'>;

/** `local`: the game runs in this browser. `lost`: what is shown may be old, and nothing can be sent. */
export type Connection = 'local' | 'online' | 'connecting' | 'lost';

export interface TableSnapshot extends Moment {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatAtTable[];
  readonly viewer: Viewer;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly earlierChat: boolean; // more was said before the first line
  readonly onlookers: Onlookers; // who watches without a seat
  readonly undoable: number; // actions that may be taken back alone
  readonly back: number | null; // actions that stood before the viewer's last decision
  readonly thinking: Seat | null; // a bot at work
  readonly sending: boolean; // an action is on its way and not yet acknowledged
  readonly refusal: TableRefusal | null; // why the last action was not allowed
  readonly handOver: Seat | null; // another person at this device has to act
  readonly connection: Connection;
  readonly proposal: Proposal | null; // somebody asks the others to take something back
  readonly ending: Ending | null; // somebody asks the others to end the game
  readonly late: readonly Seat[]; // whose time is out
  readonly clocks: TableClocks | null; // nobody hurries anybody without them
  readonly standIns: readonly (string | null)[]; // by seat: the bot that plays for somebody who is away
  readonly stopped: boolean; // the players ended the game early
  readonly rematch: string | null; // the table at which the same people play again
  readonly day: DayTable | null; // whose castle of the day this is a try at
}

/** What a page needs of a table, wherever the game runs. */
export interface TableLink {
  snapshot(): TableSnapshot;
  subscribe(listener: () => void): () => void;
  /** How the table looked after `step` actions: through the viewer's own eyes, or after the end through anybody's. */
  momentAt(step: number, eyes?: Viewer): Moment;
  /** All that has happened, as it was told to the viewer, or after the end to anybody. */
  logThrough(eyes: Viewer): readonly LogLine[];
  act(action: unknown): void;
  /** To before the viewer's last decision, with everything since; or asks the others for that. */
  undo(): void;
  /** Agrees to take something back, or refuses. */
  answerUndo(agree: boolean): void;
  /** Lets a bot play for somebody whose time is out. */
  takeOver(seat: Seat): void;
  /** Takes one's own seat back from the bot. */
  comeBack(): void;
  /** Ends the game early, or asks the others to. */
  stop(): void;
  /** Agrees to end the game, or refuses. */
  answerStop(agree: boolean): void;
  say(text: string): void;
  /** Fetches what was said before. */
  readEarlier(): void;
  /** Looks through the eyes of another seat of this device. */
  sit(seat: Viewer): void;
  close(): void;
}
