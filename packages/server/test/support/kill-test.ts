import { GAMES } from '@luftschloss/engine';
import { openRng, rngState } from '@luftschloss/engine/kernel';
import { expect } from 'vitest';
import { PATIENCE } from '../../../../testing/patience.ts';
import { seedOf } from '../../../../testing/seed.ts';
import type { Entry } from '../../src/game/entry.ts';
import { startedTable } from './person.ts';
import { Player } from './player.ts';
import type { Served } from './served.ts';

export interface KillTest {
  readonly nodes: readonly Served[];
  readonly tables: number;
  readonly kills: number;
  /** Reads a log from the store itself, not through a server. */
  readonly logOf: (table: string) => Promise<readonly Pick<Entry, 'id' | 'number'>[]>;
}

export interface Survived {
  readonly acknowledged: number;
  /** Finished games by their name. */
  readonly games: ReadonlyMap<string, number>;
  readonly finished: number;
  /** Acknowledged, but not in the store, or there under another number. */
  readonly lost: number;
  /** Entries whose number or id is there twice, or numbers that are missing in between. */
  readonly doubled: number;
}

interface Sitting {
  /** Looked at once more after its end, it need not be looked at after every kill. */
  done: boolean;
  readonly table: string;
  readonly seat: number;
  readonly player: Player;
}

/**
 * People and bots play while servers are killed at random moments. After each restart every acknowledged action must be in the store exactly once, under the
 * number that was acknowledged; in the end all games must be finished by people who only ever reconnected.
 */
export async function playThroughKills({ nodes, tables, kills, logOf }: KillTest): Promise<Survived> {
  const sittings: Sitting[] = [];
  let over = false;
  const games = new Map<string, number>();
  const addresses = nodes.map(({ address }) => address);
  const playOn = async (index: number): Promise<void> => {
    for (let finished = 0; !over || finished === 0; ) {
      const game = GAMES[index % GAMES.length].id;
      const turned = index % nodes.length === 0 ? addresses : [...addresses].reverse();
      const table = await startedTable(turned, game, 2, ['random']).catch(() => null);
      if (!table) {
        await pause(50);
        continue;
      }
      const players = table.people.map((person, seat) => {
        const player = new Player(person, game, table.id).open();
        sittings.push({ table: table.id, seat, player, done: false });
        return player;
      });
      await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end of a game')));
      finished++;
      games.set(game, (games.get(game) ?? 0) + 1);
      for (const player of players) player.close();
    }
  };
  const total = { lost: 0, doubled: 0 };
  const rng = openRng(rngState(`splitmix32:${seedOf('kills')}`));
  const playing = Array.from({ length: tables }, (_, index) => playOn(index));
  const failed = Promise.all(playing);
  for (let kill = 0; kill < kills; kill++) {
    const before = acknowledgedBy(sittings);
    const goesOn = (): boolean => acknowledgedBy(sittings) >= before + tables;
    await Promise.race([until(goesOn, 'the games to go on after a kill'), failed]);
    await pause(rng.below(500));
    const node = nodes[kill % nodes.length];
    await node.kill();
    await examine(
      sittings.filter(({ done }) => !done),
      logOf,
      total,
    );
    await node.start();
  }
  over = true;
  await failed;
  await examine(sittings, logOf, total);
  const finished = [...games.values()].reduce((sum, each) => sum + each, 0);
  return { acknowledged: acknowledgedBy(sittings), games, finished, ...total };
}

/** Nothing is lost or doubled, every table has finished a game, and every game of the house was played. */
export function expectEveryGame({ games, finished, acknowledged, lost, doubled }: Survived, tables: number): void {
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  expect([...games.keys()].sort()).toEqual(GAMES.map(({ id }) => id).sort());
  expect(finished).toBeGreaterThanOrEqual(tables);
  expect(acknowledged).toBeGreaterThan(20 * tables);
}

function acknowledgedBy(sittings: readonly Sitting[]): number {
  return sittings.reduce((sum, { player }) => sum + player.acknowledged.size, 0);
}

/** A server that is killed before anybody could act proves nothing. */
async function until(condition: () => boolean, what: string): Promise<void> {
  const end = Date.now() + PATIENCE.poll;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(5);
  }
}

/** What was acknowledged before a log is read must be in it. */
async function examine(sittings: readonly Sitting[], logOf: KillTest['logOf'], total: { lost: number; doubled: number }): Promise<void> {
  const known = sittings.map((sitting) => ({ sitting, over: sitting.player.isOver, acknowledged: [...sitting.player.acknowledged] }));
  for (const { sitting, over, acknowledged } of known) {
    const log = await logOf(sitting.table);
    const numbers = new Map(log.map(({ id, number }) => [id, number]));
    total.doubled += log.length - numbers.size + log.filter(({ number }, index) => number !== index + 1).length;
    total.lost += acknowledged.filter(([id, number]) => numbers.get(`p${sitting.seat}-${id}`) !== number).length;
    sitting.done = over;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The usual number unless the environment asks for another. */
export function count(name: string, usual: number): number {
  return Number(process.env[name] ?? usual);
}
