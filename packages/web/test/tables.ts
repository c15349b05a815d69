import type { GameRecord } from '@luftschloss/engine/kernel';
import { answerOf } from '../src/table/bot-answer.ts';
import { openCourse } from '../src/table/course.ts';
import type { TableLink } from '../src/table/link.ts';
import { LocalTable } from '../src/table/local-table.ts';
import { newRecord, type Wish } from '../src/table/new-table.ts';
import type { Shelf } from '../src/table/saved-tables.ts';
import type { Thinker } from '../src/table/thinker.ts';

/** The bots themselves, without a worker. */
export const thinker: Thinker = { think: async (question) => answerOf(question), close: () => {} };

export function recordOf(wish: Partial<Wish> = {}): GameRecord {
  const record = newRecord({
    game: 'castles',
    options: { edition: 'first', rooms: 'printed' },
    seats: [
      { name: 'Ada', bot: null },
      { name: 'Eduard', bot: 'greedy' },
    ],
    seed: 'web tests',
    ...wish,
  });
  if (!record.ok) throw new Error(record.error);
  return record.value;
}

export function openTable(record: GameRecord, save: (record: GameRecord) => void = () => {}): TableLink {
  const course = openCourse(record);
  if (!course.ok) throw new Error(course.error);
  return new LocalTable({
    id: 'test',
    course: course.value,
    thinker,
    save: (next) => save(next.record),
    pause: { afterPerson: 0, afterBot: 0 },
  });
}

/** Waits until a person has to act, or the game is over. */
export function settled(link: TableLink): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      const { toAct, seats, thinking } = link.snapshot();
      const waitsForBot = toAct.some((seat) => seats[seat].bot !== null);
      if (thinking === null && !waitsForBot) resolve();
      else setTimeout(check, 1);
    };
    check();
  });
}

/** What a person who plays like the greedy bot would do. */
export function sensibleAction(link: TableLink): unknown {
  const { game, view } = link.snapshot();
  return answerOf({ game, bot: 'greedy', view, seed: 'person' });
}

export function shelfOf(): Shelf & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
