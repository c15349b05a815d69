import type { Fact, GameTypes } from '@luftschloss/engine/kernel';
import type { EntryCard } from '@luftschloss/protocol';
import { type Language, type People, personAt, plain, refusalText, type Said, type SaidWords, told, type Who } from '@luftschloss/words';
import { wordingOf } from '../games/index.ts';
import type { LogLine, TableRefusal, TableSnapshot } from './link.ts';
import { namesOf } from './names.ts';

/** What a reader is told at a table, in their language: the facts come from the rules and the server. */
export interface Telling {
  readonly people: People;
  question(view: GameTypes['view']): string;
  action(view: GameTypes['view'], action: GameTypes['action']): string;
  /** What speaks for an action. */
  hint(fact: Fact): string;
  /** A line of the log with its places, or `null` for what is not worth one. */
  said(line: Pick<LogLine, 'type' | 'event'>): Said | null;
  line(line: Pick<LogLine, 'type' | 'event'>): string | null;
  refusal(refusal: TableRefusal): string;
  /** A line of chat: as it was written, or what the code that the game's table sent stands for. */
  chat(line: string): string;
}

/** An entry of the table besides the game: with how many actions stood before it. */
export interface TableEntry extends EntryCard {
  readonly before: number;
}

export type TellingTable = Pick<TableSnapshot, 'game' | 'seats' | 'viewer'>;

export function tellingOf(language: Language, { game, seats, viewer }: TellingTable): Telling {
  const people = told(namesOf(seats), viewer);
  const wording = wordingOf(game, language);
  const said: Telling['said'] = ({ type, event }) =>
    isEntry(type) ? entryWords(language, event as TableEntry, people) : wording.event(event as GameTypes['event'], people);
  return {
    people,
    said,
    question: (view) => plain(wording.decision(view, people)),
    action: (view, action) => plain(wording.action(view, action)),
    hint(fact) {
      const parts = wording.hint(fact);
      return parts ? plain(parts) : fact.code;
    },
    line(line) {
      const parts = said(line);
      return parts && plain(parts);
    },
    refusal: (refusal) => refusalText(language, wording, refusal),
    chat(line) {
      const parts = wording.chat?.(line);
      return parts ? plain(parts) : line;
    },
  };
}

const ENTRY = 'table-';

/** The type of a line about an entry of the table. */
export function entryType(type: EntryCard['type']): string {
  return ENTRY + type;
}

/** Whether an entry is worth a line of the log. */
export function isTold({ type, agree }: EntryCard): boolean {
  if (type === 'answer-undo' || type === 'answer-stop') return agree === false;
  return type !== 'act' && type !== 'ask-undo' && type !== 'ask-stop';
}

function isEntry(type: string): boolean {
  return type.startsWith(ENTRY);
}

/** What happened at the table besides the game itself. */
export function entryWords({ said: { table } }: Language, entry: TableEntry, people: People): Said | null {
  const { type, seat = -1, by, agreed = [], keep = 0, before } = entry;
  const { entries } = table;
  const who = personAt(people, seat);
  switch (type) {
    case 'undo':
      return entries.undo({ who, count: before - keep });
    case 'late':
      return entries.late({ who });
    case 'take-over':
      return by === undefined || by === seat ? entries['got-up']({ who }) : entries['taken-over']({ by: personAt(people, by), who });
    case 'come-back':
      return entries['come-back']({ who });
    case 'answer-undo':
      return entries['answer-undo']({ who });
    case 'answer-stop':
      return entries['answer-stop']({ who });
    case 'stop':
      return agreed.length === 0
        ? entries.stop({ who })
        : agreedWords(
            entries,
            who,
            agreed.map((each) => personAt(people, each)),
          );
    default:
      return null;
  }
}

/** The reader is addressed, also among those who agreed. */
function agreedWords(entries: SaidWords['table']['entries'], who: Who, agreed: readonly Who[]): Said {
  const others = agreed.filter(({ reader }) => !reader);
  if (others.length === agreed.length) return entries['stop-agreed']({ who, others });
  return others.length === 0 ? entries['stop-you-agreed']({ who }) : entries['stop-you-and-others-agreed']({ who, others });
}
