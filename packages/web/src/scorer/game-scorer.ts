import type { Fact, Question, TableFile, TableLibrary } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import type { ComponentType } from 'react';
import type { Extent, Point, ZoomRange } from '../board/camera.ts';

/** A tile as the file of a table has it: which one, where, and how it lies. */
export interface Laid {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly r?: number;
  readonly level?: string;
  readonly [field: string]: unknown;
}

/** A castle, or a player's part of the palace: what is entered together. */
export interface Tab {
  readonly title: string;
  readonly seats: readonly number[]; // whose it is
}

/** A key beside the letters: a type, a size, a color. */
export interface Key {
  readonly id: string;
  readonly title: string; // what it stands for, in a word or two
  readonly sign?: string; // drawn on it, as SVG
  readonly letter?: string; // written on it
}

export interface KeyRow {
  readonly id: string;
  readonly title: string;
  readonly keys: readonly Key[];
  readonly several?: true; // a tile may have several of them: more than one can be pressed
}

/** A tile that can be searched for. */
export interface Searched {
  readonly id: string;
  readonly name: string;
  readonly facets: { readonly [row: string]: readonly string[] };
  readonly alike?: string; // of several that are the same, one is enough to choose from
  readonly note?: string; // what tells it from others of the same name
}

export type Supply = 'one' | 'one-each' | 'many';

export interface Option {
  readonly value: unknown; // as the file has it
  readonly title: string;
  readonly sign?: string; // drawn beside the title, as SVG
  /** A small key in a row with others of its kind, such as all types of rooms. */
  readonly key?: { readonly row: string; readonly sign?: string; readonly letter?: string };
  readonly several?: true; // of this there are as many as anybody wants
  readonly taken?: Taken;
}

/** A card is there once: whoever says that it lies here takes it away from where it was entered before. */
export interface Taken {
  readonly whose: string;
  readonly place: string; // in the file
  readonly left: unknown; // what is there without it
}

/** How an answer is given. */
export type Field =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly step: number }
  | { readonly kind: 'one'; readonly options: readonly Option[] }
  | { readonly kind: 'some'; readonly options: readonly Option[] }
  | {
      readonly kind: 'counts';
      readonly options: readonly Option[];
      readonly as: 'list' | 'object';
      readonly most: number;
      readonly total?: number;
    }
  | { readonly kind: 'slots'; readonly slots: readonly string[]; readonly options: readonly Option[] }
  | { readonly kind: 'tab'; readonly tab: number };

/** Something that can be entered beside tiles. */
export type Asked = Pick<Question, 'place' | 'seat' | 'fact'>;

export interface Look {
  readonly cellSize: number; // pixels
  readonly theme: 'day' | 'night';
  readonly language: Language;
  readonly prefix: string; // of ids in the drawing
}

/** How the boards of a game are drawn for entering. Cells are those of the drawing board: downwards. */
export interface ScorerDrawing {
  readonly range: ZoomRange;
  readonly margin: number; // cells
  readonly reach: number; // so near to a place, in cells, a finger means it
  readonly slip?: number; // so far, in cells, a tile may move when it is turned; by its size unless told
  readonly paper?: true; // squared paper under it
  /** What should be in sight. */
  extent(table: TableFile, tab: number): Extent;
  /** All that is drawn, where that is more. */
  whole?(table: TableFile, tab: number): Extent;
  /** What can stand as it was entered, painted around the origin. */
  board(table: TableFile, tab: number, look: Look): string;
  /** What lies under everything. */
  ground?(extent: Extent, look: Look): string;
  /** A tile with the upper left corner of its box at the origin. */
  tile(laid: Laid, look: Look): string;
  boxOf(laid: Laid): Extent;
  /** Whether a point is on it; in its box unless told. */
  covers?(laid: Laid, point: Point): boolean;
  /** How far a point is from where a tile lies; from its middle unless told. */
  distance?(laid: Laid, point: Point): number;
  /** The outline of a tile within its box, as the path of an SVG; its box unless told. */
  outline?(laid: Laid, cellSize: number): string;
  /** A whole picture of a tile, so many pixels wide at most. */
  picture(tile: string, widest: number, look: Omit<Look, 'cellSize'>): string;
}

/** What somebody describes who owns a tile that we have not, or have otherwise. */
export interface OwnTileFormProps {
  table: TableFile; // for whose box it is
  take(tile: object): void; // as the library of own tiles reads it
  cancel(): void;
}

/** All that the drawing board needs of a game to score a table of it. The rules are the engine's: here is what lies where in the file and how it looks. */
export interface GameScorer {
  readonly tables: TableLibrary;
  readonly oneBoard: boolean; // all tabs show the same board
  readonly lettered: boolean; // its tiles have names to be spelled
  /** A file of a table at which nothing is entered. */
  begin(names: readonly string[], options: object): object;
  /** The same table with other people or another box. What has no place any more is gone, and what is not known is asked for. */
  changed(table: TableFile, names: readonly string[], options: object): object;
  /** How many castles there are, or players' parts of the palace: one for each tab. */
  boards(table: TableFile): number;
  tabs(table: TableFile, language: Language): readonly Tab[];
  tiles(table: TableFile, language: Language): readonly Searched[];
  searched(tile: string, language: Language): Searched;
  keys(table: TableFile, language: Language): readonly KeyRow[];
  /** What a tile can be found by, in few words. */
  hint(language: Language): string;
  /** How many there are of it: one, one for each tab, or as many as anybody wants to lay. */
  supply(tile: string): Supply;
  /** What everybody lays, again and again: at hand before anything is typed. */
  common(table: TableFile): readonly string[];
  /** Whether it is no tile, though it lies among them and is named like one, such as a moat. */
  isPiece?(tile: string): boolean;
  /** The tiles in the order of the file, and after them whatever else lies there. */
  laid(table: TableFile, tab: number): readonly Laid[];
  withLaid(table: TableFile, tab: number, laid: readonly Laid[]): TableFile;
  /** Every place where a tile fits on what is entered, without the tile. */
  places(table: TableFile, tab: number, tile: string): readonly object[];
  /** Tiles that nobody takes away, such as a foyer. */
  isFixed(laid: Laid): boolean;
  /** The table after a tap on such a tile; `null` if that changes nothing. */
  pressFixed?(table: TableFile, tab: number, laid: Laid): TableFile | null;
  /** What somebody should know who has entered no more than this; `null` for nothing. */
  advice?(table: TableFile, tab: number, language: Language): string | null;
  /** A tile as it is entered for a tab. */
  lay(tile: string, place: object, tab: number): Laid;
  /** Where a tile lies whose middle is near a point, whether it may or not. */
  placeAt(tile: string, like: Laid | null, point: Point): object;
  /** The ways in which a tile can lie, as parts of a place. */
  poses(tile: string): readonly object[];
  /** How likely places are, from what rooms would bring there: the best guess has the highest number. */
  weigh(table: TableFile, tab: number, laid: readonly Laid[]): readonly number[];
  field(table: TableFile, asked: Asked, language: Language): Field;
  /** What has been entered beside tiles, and what may be without being asked for. */
  entries(table: TableFile): readonly Asked[];
  /** What an entry is called that the score sheet never asks for. */
  entryName?(fact: Fact, language: Language): string | null;
  readonly drawing: ScorerDrawing;
  readonly OwnTileForm?: ComponentType<OwnTileFormProps>;
}
