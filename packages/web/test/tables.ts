import type { CastlesView } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import { piecesOf } from '../src/games/castles/pieces.ts';
import { GAME_CARDS, loadScreen } from '../src/games/index.ts';
import { answerOf } from '../src/table/bot-answer.ts';
import type { TableLink } from '../src/table/link.ts';
import { LocalTable } from '../src/table/local-table.ts';
import { newRecord, type Wish } from '../src/table/new-table.ts';
import { lastState, openPlayedGame, type PlayedGame, played } from '../src/table/played-game.ts';
import type { Shelf } from '../src/table/saved-tables.ts';
import { type Telling, tellingOf } from '../src/table/telling.ts';
import type { Thinker } from '../src/table/thinker.ts';

for (const { id } of GAME_CARDS) await loadScreen(id);

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
  if (!record.ok) throw new Error(record.refusal.code);
  return record.value;
}

export function openTable(record: GameRecord, save: (record: GameRecord) => void = () => {}, inherited = 0): TableLink {
  return new LocalTable({
    id: 'test',
    playedGame: opened(record),
    inherited,
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

type Options = { readonly [name: string]: unknown };
export type Chooser = (view: CastlesView, seat: number) => unknown;

export const sensible: Chooser = (view) => answerOf({ game: 'castles', bot: 'greedy', view, seed: 'person' });

/** Plays Castles until Ada is asked something that is wanted; `null` if that never happens. */
function playedUntil(record: GameRecord, wanted: (view: CastlesView) => boolean, choose: Chooser): GameRecord | null {
  let playedGame = opened(record);
  for (;;) {
    const { rules } = playedGame;
    const [seat] = rules.toAct(lastState(playedGame));
    if (seat === undefined) return null;
    const view = rules.view(lastState(playedGame), seat) as CastlesView;
    if (seat === 0 && wanted(view)) return playedGame.record;
    const next = played(playedGame, seat, choose(view, seat));
    if (!next.ok) throw new Error(next.refusal.code);
    playedGame = next.value;
  }
}

/** A game of Castles at the first moment at which Ada is asked something that is wanted, whatever seed that takes. */
export function castlesWhere(
  options: Options,
  wanted: (view: CastlesView) => boolean,
  seats?: Wish['seats'],
  choose: Chooser = sensible,
): GameRecord {
  for (let seed = 1; seed <= 40; seed++) {
    const found = playedUntil(recordOf({ options: { ...options }, seed: `wanted ${seed}`, ...(seats ? { seats } : {}) }), wanted, choose);
    if (found) return found;
  }
  throw new Error('no game comes to that');
}

/** A game in which Eduard lets Ada build, until she has to take a turn with a castle of so many rooms and several to choose from. */
export function grownCastle(rooms: number, options: Options = { edition: 'collectors' }): GameRecord {
  const wanted = (view: CastlesView): boolean =>
    view.ask?.type === 'take-turn' && view.seats[0].castle.tiles.length >= rooms && piecesOf(view).length >= 3;
  const choose: Chooser = (view, seat) => (seat === 1 && view.ask?.type === 'take-turn' ? { type: 'pass' } : sensible(view, seat));
  for (let seed = 1; seed <= 40; seed++) {
    const found = playedUntil(recordOf({ options: { ...options }, seed: `a large castle ${seed}` }), wanted, choose);
    if (found) return found;
  }
  throw new Error(`no castle of ${rooms} rooms`);
}

function opened(record: GameRecord): PlayedGame {
  const playedGame = openPlayedGame(record);
  if (!playedGame.ok) throw new Error(playedGame.problem.code);
  return playedGame.value;
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

/** What the viewer of a table reads, in English. */
export function telling(link: Pick<TableLink, 'snapshot'>): Telling {
  return tellingOf(english, link.snapshot());
}
