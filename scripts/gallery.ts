// Counts what greedy bots build, for the galleries of the page: npm run gallery -- [GAMES]
// The same seeds every time, so that the counts change only when rules, bots or the number of games do.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botsFor } from '@luftschloss/bots';
import { GAMES } from '@luftschloss/engine';
import type { BetweenView } from '@luftschloss/engine/between';
import type { CastlesView } from '@luftschloss/engine/castles';
import { expectOk, parseOptions, replay, simulateGame } from '@luftschloss/engine/kernel';
import type { PalaceView } from '@luftschloss/engine/palace';

type Counts = { [collection: string]: { [id: string]: number } };
/** What lies on each board at the end: by collection, the ids of its pieces. */
type Board = { readonly [collection: string]: readonly string[] };

interface Series {
  readonly players: number;
  readonly options: object;
  boards(view: unknown): readonly Board[];
}

const ALL_EXPANSIONS = { swans: true, passages: true, moats: true, towers: true, decrees: true };

const SERIES: { readonly [game: string]: Series } = {
  castles: {
    players: 4,
    options: ALL_EXPANSIONS,
    boards: (view) =>
      (view as CastlesView).seats.map(({ castle, bonusCards, decree }) => ({
        rooms: castle.tiles.map(({ tile }) => tile),
        cards: bonusCards,
        decrees: decree === null ? [] : [decree],
      })),
  },
  between: {
    players: 4,
    options: {},
    boards: (view) =>
      (view as BetweenView).castles.map(({ throne, tiles, attendants, bonusCards }) => ({
        rooms: [throne, ...tiles.map(({ tile }) => tile)],
        attendants,
        cards: bonusCards,
      })),
  },
  palace: {
    players: 3,
    options: {},
    boards: (view) => [{ tiles: (view as PalaceView).palace.tiles.map(({ tile }) => tile) }],
  },
};

const games = Number(process.argv[2] ?? 100);
for (const [game, series] of Object.entries(SERIES)) {
  const { boards, counts } = played(game, series);
  const date = new Date().toISOString().slice(0, 10);
  const file = join('packages/web/src/games', game, 'gallery/counted.json');
  writeFileSync(file, `${JSON.stringify({ games, boards, date, pieces: counts }, null, 2)}\n`);
  console.log(`${game}: ${boards} boards of ${games} games`);
}

function played(game: string, { players, options, boards }: Series): { readonly boards: number; readonly counts: Counts } {
  const { rules } = GAMES.find(({ id }) => id === game) ?? GAMES[0];
  const bots = Array.from({ length: players }, () => botsFor(game).greedy);
  const counts: Counts = {};
  let seen = 0;
  for (let number = 0; number < games; number++) {
    const { record } = simulateGame(rules, expectOk(parseOptions(rules.options, options)), bots, `gallery ${number}`);
    const { states } = expectOk(replay(rules, record));
    for (const board of boards(rules.view(states[states.length - 1], null))) {
      seen++;
      for (const [collection, ids] of Object.entries(board)) {
        counts[collection] ??= {};
        count(counts[collection], ids);
      }
    }
  }
  return { boards: seen, counts: sorted(counts) };
}

/** Each piece once for a board, however many of it there are. */
function count(into: { [id: string]: number }, ids: readonly string[]): void {
  for (const id of new Set(ids)) into[id] = (into[id] ?? 0) + 1;
}

function sorted(counts: Counts): Counts {
  const byId = (of: { [id: string]: number }) => Object.fromEntries(Object.entries(of).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  return Object.fromEntries(Object.entries(counts).map(([collection, of]) => [collection, byId(of)]));
}
