import type { BoardDrawing } from '@luftschloss/drawing';
import type { GameTypes, Rules } from '@luftschloss/engine/kernel';
import type { BundleId, Language, People, WordingIn, Words } from '@luftschloss/words';
import type { ComponentType } from 'react';
import type { Counted, GalleryIn } from '../gallery/collection.ts';
import type { TableFacts } from '../general/facts.ts';
import type { WorthRow } from '../general/points-change.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { PuzzleFile } from '../puzzles/puzzle-file.ts';
import type { Consequences } from '../recap/recap.ts';
import type { MomentBoardProps } from '../review/moment-board.ts';
import type { RulebookIn } from '../rulebook/rulebook.ts';
import type { GameScorer } from '../scorer/game-scorer.ts';
import type { Ahead } from '../shell/needed.ts';
import type { TableLink } from '../table/link.ts';

/** Settings that most tables want. */
export interface Preset {
  readonly id: string;
  label(words: Words): string;
  help(words: Words): string;
  readonly options: { readonly [name: string]: unknown };
  readonly bots: number;
}

/** How the house introduces a game. */
export interface GameCard {
  readonly id: string;
  name(language: Language): string;
  line(words: Words): string;
  /** How many play it, and how long. */
  length(words: Words): string;
  /** Addresses of what stands for the game in the entrance hall, made by `npm run pictures`. */
  readonly pictures?: { readonly day: string; readonly night: string };
  readonly firstBot: string; // good to learn the game against
  readonly usualBot: string; // for those who have finished a game
  readonly presets: readonly Preset[];
}

type Options = { readonly [name: string]: unknown };

/** Something that can be added to the box. */
export interface Expansion {
  readonly option: string; // the flag of the game that adds it
  name(words: Words): string;
  /** Its name where there is little room. */
  brief(words: Words): string;
  sentence(words: Words): string;
  readonly Picture: ComponentType;
  /** What else has to change when it is added to these options, or left out of them. */
  along?(options: Options, added: boolean): Options;
}

/** All that the page knows of one game. Whatever is left out, the general table does without. */
export interface GameScreen {
  readonly card: GameCard;
  readonly rules: Rules;
  readonly wording: WordingIn;
  /** How its boards are drawn for the general table, which few people use. */
  drawing(): Promise<BoardDrawing>;
  /** A small drawing that stands for the game. */
  picture(theme: 'day' | 'night', language: Language): string;
  /** Options that are chosen by their picture when a table is set up. */
  readonly expansions?: readonly Expansion[];
  readonly hints?: true; // the bots give hints about it; said here, so that nobody loads the bots to know
  /** Its pieces for the gallery, and how often bots build them. */
  gallery?(): Promise<{ readonly gallery: GalleryIn; readonly counted: Counted }>;
  /** How tables that people play with the real box are entered and scored. */
  scorer?(): Promise<GameScorer>;
  /** Its rulebook, loaded when somebody opens it: chapters, examples, and where each refusal and each score line is explained. */
  readonly rulebook: {
    readonly words: readonly BundleId[];
    load(): Promise<RulebookIn>;
  };
  /** A table with pictures to play on. Without it the general table is laid. */
  readonly Table?: Ahead<{ link: TableLink }>;
  /** One of its decisions on a board of its own, for whoever looks back. Without it the boards are drawn as they are. */
  readonly MomentBoard?: ComponentType<MomentBoardProps>;
  /** What has changed for a viewer between two of their views; for whoever comes back to a table. */
  recap?(): Promise<Consequences<unknown>>;
  /** What can be learned about it at a table; loaded by whoever learns. */
  lessons?(): Promise<readonly Lesson[]>;
  /** Moments of bots' games in which one answer is clearly best; loaded by whoever wants to solve them. */
  puzzles?(): Promise<PuzzleFile>;
  /** Castles are shared, and those that are not decide: how far somebody is ahead in them is not how far they are ahead in the score. */
  readonly sharedCastles?: true;
  /** What each seat has so far, as far as the viewer can know it. */
  scores(view: unknown): readonly number[];
  /** Whether a round begins with this event; the first one begins with the game. */
  opensRound?(event: unknown, seats: number): boolean;
  facts?(view: unknown, people: People, language: Language): TableFacts;
  readonly worth?: WorthRow;
  /** What a seat may do at any time, which the rules never list because nobody has to do it. */
  asides?(view: unknown, seat: number): Iterable<GameTypes['action']>;
  /** The rooms that a seat has built, where each builds its own; for statistics. */
  roomsOf?(view: unknown, seat: number): readonly string[];
  /** Which of the drawn boards are a seat's own; the first one unless told. */
  boardsOf?(view: unknown, seat: number): readonly number[];
}
