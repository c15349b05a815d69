import type { GameTypes } from '@luftschloss/engine/kernel';
import { patched } from '@luftschloss/protocol';
import { describe, expect, test } from 'vitest';
import { type SocketSetting, SocketTable, type Wire } from '../src/online/socket-table.ts';
import { lastState, openPlayedGame, played } from '../src/table/played-game.ts';
import { recordOf, telling } from './tables.ts';

/** A server of one table, as far as a page can tell. */
function fakeServer() {
  const wires: { sent: { type: string; id?: string; since?: number }[]; tell(message: object): void; drop(): void }[] = [];
  const connect = (): Wire => {
    let onText: (text: string) => void = () => {};
    let onClose: () => void = () => {};
    const sent: { type: string; id?: string; since?: number }[] = [];
    wires.push({ sent, tell: (message) => onText(JSON.stringify(message)), drop: () => onClose() });
    return {
      send: (text) => sent.push(JSON.parse(text)),
      close: () => onClose(),
      onOpen: (listener) => queueMicrotask(listener),
      onText: (listener) => {
        onText = listener;
      },
      onClose: (listener) => {
        onClose = listener;
      },
    };
  };
  return { wires, connect };
}

const CARD = {
  id: 't',
  game: 'castles',
  status: 'playing',
  listed: false,
  seats: [
    { name: 'Ada', kind: 'human' },
    { name: 'Ben', kind: 'human' },
  ],
  scores: null,
};

function shownOf(actions: number, game: object, undo = 0): object {
  return { seat: 0, game, situation: { toAct: [0], actions, undo, result: null, readOnly: null } };
}

function opened(): { playedGame: ReturnType<typeof openPlayedGame> & { ok: true }; view: GameTypes['view'] } {
  const playedGame = openPlayedGame(recordOf());
  if (!playedGame.ok) throw new Error(playedGame.problem.code);
  return { playedGame, view: playedGame.value.rules.view(lastState(playedGame.value), 0) };
}

async function joined(more: Partial<SocketSetting> = {}) {
  const server = fakeServer();
  let ids = 0;
  const link = new SocketTable({ id: 't', connect: server.connect, ask: async () => ({}), newId: () => `id${++ids}`, ...more });
  await Promise.resolve();
  const [wire] = server.wires;
  wire.tell({ type: 'table', table: 't', card: CARD, seat: 0, host: true });
  wire.tell({ type: 'view', table: 't', number: 4, shown: shownOf(4, opened().view), missed: [] });
  return { server, link, wire };
}

describe('a table on a server', () => {
  test('shows what the server shows, and patches it step by step', async () => {
    const { link, wire } = await joined();
    expect(link.snapshot()).toMatchObject({ game: 'castles', viewer: 0, step: 4, connection: 'online' });
    wire.tell({
      type: 'step',
      table: 't',
      number: 5,
      entry: { type: 'act', seat: 0 },
      events: [{ type: 'master-builder', seat: 1 }],
      patch: [
        [['situation', 'actions'], 5],
        [['situation', 'undo'], 1],
      ],
    });
    expect(link.snapshot()).toMatchObject({ step: 5, undoable: 1 });
    expect(
      link
        .snapshot()
        .log.map((line) => telling(link).line(line))
        .join(),
    ).toMatch(/Ben/);
    link.close();
  });

  test('tries again when the server cannot look anything up for a while', async () => {
    const { server, link, wire } = await joined();
    wire.tell({ type: 'refused', to: 'watch', table: 't', error: { code: 'store', message: 'The disk is full.' } });
    expect(link.snapshot().connection).toBe('lost');
    await expect.poll(() => server.wires.at(1)?.sent).toEqual([{ type: 'watch', table: 't', since: 4 }]);
    link.close();
  });

  test('asks for the whole view when a number is missing', async () => {
    const { link, wire } = await joined();
    wire.tell({ type: 'step', table: 't', number: 9, entry: { type: 'act', seat: 1 }, events: [], patch: [] });
    expect(wire.sent.at(-1)).toMatchObject({ type: 'watch', since: 4 });
    expect(link.snapshot().step).toBe(4);
    link.close();
  });

  test('an action that was not acknowledged is marked, and sent again under the same id after reconnecting', async () => {
    const { server, link, wire } = await joined();
    link.act({ type: 'draw' });
    expect(link.snapshot().sending).toBe(true);
    const first = wire.sent.at(-1);
    wire.drop();
    expect(link.snapshot().connection).toBe('lost');
    await expect.poll(() => server.wires.length).toBe(2);
    const again = server.wires[1];
    again.tell({ type: 'table', table: 't', card: CARD, seat: 0, host: true });
    again.tell({ type: 'view', table: 't', number: 4, shown: shownOf(4, opened().view), missed: [] });
    expect(again.sent.at(-1)).toEqual(first);
    again.tell({ type: 'accepted', table: 't', id: first?.id, number: 5 });
    expect(link.snapshot()).toMatchObject({ sending: false, connection: 'online' });
    link.close();
  });

  test('says why the server refused', async () => {
    const { link, wire } = await joined();
    link.act({ type: 'draw' });
    wire.tell({ type: 'refused', to: 'act', table: 't', id: wire.sent.at(-1)?.id, error: { code: 'x', message: 'It is not your turn.' } });
    expect(link.snapshot()).toMatchObject({ sending: false, refusal: { message: 'It is not your turn.' } });
    link.close();
  });

  test('a refusal is read and then forgotten, but why a game can only be read stays', async () => {
    const { link, wire } = await joined({ refusalShown: 20 });
    link.say('hello');
    wire.tell({ type: 'refused', to: 'say', table: 't', error: { code: 'too-fast', message: 'You talk faster than people can read.' } });
    expect(link.snapshot().refusal?.message).toMatch(/faster/);
    await expect.poll(() => link.snapshot().refusal).toBeNull();
    wire.tell({
      type: 'step',
      table: 't',
      number: 5,
      entry: { type: 'late', seat: 1 },
      events: [],
      patch: [[['situation', 'readOnly'], 'Old rules.']],
    });
    expect(link.snapshot().refusal?.message).toBe('Old rules.');
    link.close();
  });

  test('actions that were taken back do not come back into the log with a reload', async () => {
    const server = fakeServer();
    const link = new SocketTable({ id: 't', connect: server.connect, ask: async () => ({}), newId: () => 'x' });
    await Promise.resolve();
    const [wire] = server.wires;
    wire.tell({ type: 'table', table: 't', card: CARD, seat: 0, host: true });
    const event = (seat: number): object => ({ type: 'master-builder', seat });
    const act = (number: number, seat: number): object => ({ number, at: 0, entry: { type: 'act', seat }, events: [event(seat)] });
    const missed = [
      act(1, 0),
      act(2, 1),
      act(3, 0),
      { number: 4, at: 0, entry: { type: 'undo', seat: 1, keep: 1 }, events: [] },
      act(5, 1),
    ];
    wire.tell({ type: 'view', table: 't', number: 5, shown: shownOf(2, opened().view), missed });
    const { log } = link.snapshot();
    expect(log.map(({ step, type }) => `${step} ${type}`)).toEqual(['1 master-builder', '1 table-undo', '2 master-builder']);
    expect(telling(link).line(log[1])).toBe('Ben took back 2 actions.');
    link.close();
  });

  test('taking back goes to before the own last decision, whatever came after it', async () => {
    const { link, wire } = await joined();
    wire.tell({
      type: 'step',
      table: 't',
      number: 5,
      entry: { type: 'act', seat: 1 },
      events: [],
      patch: [
        [['situation', 'actions'], 5],
        [['situation', 'back'], 2],
      ],
    });
    link.undo();
    expect(wire.sent.at(-1)).toMatchObject({ type: 'undo', keep: 2 });
    link.close();
  });

  test('says in the log who ended the game, who got up, and who came back', async () => {
    const { link, wire } = await joined();
    const entries = [
      { type: 'take-over', seat: 1, by: 1 },
      { type: 'come-back', seat: 1 },
      { type: 'take-over', seat: 1, by: 0 },
      { type: 'stop', seat: 0, agreed: [1] },
    ];
    for (const [index, entry] of entries.entries())
      wire.tell({ type: 'step', table: 't', number: 5 + index, entry, events: [], patch: [] });
    expect(link.snapshot().log.map((line) => telling(link).line(line))).toEqual([
      'Ben left; a bot plays on.',
      'Ben is back.',
      'You let a bot play for Ben.',
      'You ended the game, and Ben agreed.',
    ]);
    link.close();
  });

  test('hears every line of chat once and in order, and fetches earlier ones', async () => {
    const asked: string[] = [];
    const line = (number: number): object => ({ number, at: 0, seat: 0, text: `line ${number}` });
    const ask = async (path: string): Promise<object> => {
      asked.push(path);
      return { lines: path.endsWith('before=5') ? [line(3), line(4)] : [] };
    };
    const { link, wire } = await joined({ ask });
    wire.tell({ type: 'chats', table: 't', lines: [line(5), line(6)] });
    wire.tell({ type: 'chat', table: 't', ...line(6) });
    wire.tell({ type: 'chat', table: 't', ...line(7) });
    expect(link.snapshot().chat.map(({ number }) => number)).toEqual([5, 6, 7]);
    expect(link.snapshot().earlierChat).toBe(true);
    link.readEarlier();
    await expect.poll(() => link.snapshot().chat.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7]);
    link.readEarlier();
    await expect.poll(() => link.snapshot().earlierChat).toBe(false);
    expect(asked).toEqual(['/api/tables/t/chat?before=5', '/api/tables/t/chat?before=3']);
    link.close();
  });

  test('patches set, remove and cut off', () => {
    const before = { a: { b: [1, 2, 3], c: 4 } };
    expect(patched(before, [[['a', 'b', 1], 9], [['a', 'b', 2]], [['a', 'c']], [['d'], null]])).toEqual({ a: { b: [1, 9] }, d: null });
    expect(before).toEqual({ a: { b: [1, 2, 3], c: 4 } });
  });

  test('a game refuses an action in one sentence and stays as it was', () => {
    const { playedGame } = opened();
    const next = played(playedGame.value, 0, { type: 'nonsense' });
    expect(next).toMatchObject({ ok: false });
    expect(playedGame.value.steps.length).toBe(0);
  });
});
