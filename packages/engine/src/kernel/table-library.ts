import type { Checked } from './checked.ts';
import type { OwnTileLibrary } from './own-tiles.ts';
import type { Fact, GameResult, Refusal, ScoredBoard, ScoreLine, ScoreSheet, Seat, Standing } from './rules.ts';

export const TABLE_FORMAT = 'luftschloss-table';

/** What files of every game have: a table as it lies there, without the game that led to it. Whatever is not entered is missing. */
export interface TableFile {
  readonly format: typeof TABLE_FORMAT;
  readonly game: string;
  /** By seat, clockwise. */
  readonly players: readonly { readonly name: string }[];
}

/** A tile that lies on the table: which board, and its number in the list of tiles as it was entered. */
export interface TileRef {
  readonly board: number;
  /** `THRONE` for a throne, which is in no list. */
  readonly tile: number;
}

export const THRONE = -1;

/** Points with their cause and the tiles that they count. */
export interface SheetLine extends ScoreLine {
  readonly tiles: readonly TileRef[];
}

export interface SheetStanding extends Standing {
  readonly lines: readonly SheetLine[];
}

export interface SheetBoard extends ScoredBoard {
  readonly lines: readonly SheetLine[];
}

/** Something that was not entered and that points or places depend on. */
export interface Question {
  /** Where in the file the answer goes, such as `players[1].money`. */
  readonly place: string;
  /** Whom it is about; `null` for the whole table. */
  readonly seat: Seat | null;
  /** What is asked, by the code of its field. */
  readonly fact: Fact;
  /** The categories of the sheet that wait for the answer. */
  readonly neededFor: readonly string[];
}

/** A tile, or another piece of the board, that cannot be there. */
export interface Misfit {
  /** Its number in the list of tiles; `null` for what is no tile, such as a moat. */
  readonly tile: number | null;
  /** The id of the tile, or what the piece is called in the file. */
  readonly piece: string;
  /** As the rules of the game say it. */
  readonly refusal: Refusal;
}

/** One castle, or the palace. */
export interface BoardReport {
  /** The tiles by their numbers, in an order in which they could have been built. Misfits are not among them and score nothing. */
  readonly order: readonly number[];
  /** The first is the one to name: others may be there because of it. */
  readonly misfits: readonly Misfit[];
}

export interface TableSheet extends GameResult {
  /** All categories of this table in the order of the score sheet. */
  readonly categories: readonly string[];
  /** Scores and places as far as everything is entered: what is asked for counts as nothing. */
  readonly standings: readonly SheetStanding[];
  readonly sheet?: Omit<ScoreSheet, 'boards'> & { readonly boards: readonly SheetBoard[] };
  readonly boards: readonly BoardReport[];
  /** Empty when every point is certain. */
  readonly questions: readonly Question[];
}

/** What a tile would bring where somebody thinks of laying it. */
export type TilePreview =
  | { readonly legal: false; readonly refusal: Refusal }
  | {
      readonly legal: true;
      /** What it scores; in games that count at the end: the lines of the sheet that change, with the difference as points. */
      readonly lines: readonly SheetLine[];
      /** Tiles that it completes, by their numbers; the new one has the next number. */
      readonly completed: readonly CompletedTile[];
      /** What somebody gets at once beside points, such as swans. */
      readonly gains: readonly { readonly seat: Seat; readonly fact: Fact }[];
      /** What it changes on the sheet by category, without those that stay. */
      readonly changes: readonly SheetChange[];
    };

export interface CompletedTile {
  readonly tile: number;
  readonly id: string;
  /** What its owner gets, by a code of the game. */
  readonly reward: string;
  /** The points of the reward; `null` where they depend on a choice. */
  readonly points: number | null;
}

export interface SheetChange {
  /** The seat, or the board where boards are scored rather than players. */
  readonly whose: number;
  readonly category: string;
  readonly before: number;
  readonly after: number;
}

/** The tables of one game without a running game. Files are checked once by `read`; everything else takes what it returned. */
export interface TableLibrary<Table extends TableFile = TableFile> {
  read(file: unknown): Checked<Table>;
  sheet(table: Table): TableSheet;
  /** Every place where a tile can be laid on a board as it lies there, in the form of the file's tiles. */
  places(table: Table, board: number, tile: string): Checked<readonly object[]>;
  /** `placed` is a tile in the form of the file's tiles. In The Palace, which is one board, `board` is the player who lays it. */
  preview(table: Table, board: number, placed: unknown): Checked<TilePreview>;
  /** The table that a view shows: of a finished game everything, else what its viewer knows. */
  ofView(view: object, names: readonly string[]): Table;
  /** A table with the board of a board file, as the command line scores them. */
  ofBoard(file: unknown, names: readonly string[]): Checked<Table>;
  /** What of a board can be built, as a board file in that order. */
  toBoard(table: Table, board: number): Checked<object>;
  /** Tiles that people describe themselves; `null` where the data are all printed ones. */
  readonly ownTiles: OwnTileLibrary | null;
}
