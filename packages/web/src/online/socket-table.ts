import { findGame } from '@luftschloss/engine';
import type { GameRecord, Rules } from '@luftschloss/engine/kernel';
import { type Course, momentOf, openCourse } from '../table/course.ts';
import type { ChatLine, Connection, LogLine, Moment, TableLink, TableSnapshot } from '../table/link.ts';
import { type OnlineCard, patched, type ServerMessage, type Shown, type ShownEntry, type Spoken } from './messages.ts';

/** The little that is needed of a web socket: tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onOpen(listener: () => void): void;
  onText(listener: (text: string) => void): void;
  onClose(listener: () => void): void;
}

export interface SocketSetting {
  readonly id: string;
  connect(): Wire;
  /** Asks the server over HTTP. */
  ask(path: string): Promise<unknown>;
  newId(): string;
}

/** Between attempts to connect again, in milliseconds. */
const PATIENCE = [300, 700, 1500, 3000, 6000];
const PING_EVERY = 15_000;

export interface OnlineTable extends TableLink {
  /** What everybody may know of the table, before the game begins too. */
  card(): OnlineCard | null;
  isHost(): boolean;
}

/** A table on a server. An action that was not acknowledged is sent again after reconnecting; the server takes it once. */
export function openSocketTable({ id, connect, ask, newId }: SocketSetting): OnlineTable {
  const listeners = new Set<() => void>();
  const moments = new Map<number, Moment>();
  let card: OnlineCard | null = null;
  let host = false;
  let shown: Shown | null = null;
  let number = 0;
  let log: LogLine[] = [];
  let chat: Spoken[] = [];
  let pending: { readonly id: string; readonly message: object } | null = null;
  let refusal: string | null = null;
  let connection: Connection = 'connecting';
  let course: Course | null = null;
  let wire: Wire | null = null;
  let failures = 0;
  let heard = true;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = describe();
  const pinging = setInterval(ping, PING_EVERY);

  function rulesNow(): Rules | null {
    return card ? (findGame(card.game)?.rules ?? null) : null;
  }

  function names(): string[] {
    return card?.seats.map(({ name }) => name) ?? [];
  }

  function describe(): TableSnapshot {
    const situation = shown?.situation;
    return {
      id,
      game: card?.game ?? '',
      seats: card?.seats.map(({ name, bot }) => ({ name, bot: bot ?? null })) ?? [],
      viewer: shown?.seat ?? null,
      step: situation?.actions ?? 0,
      view: shown?.game ?? null,
      toAct: situation?.toAct ?? [],
      result: situation?.result ?? null,
      log,
      chat: chat.map(({ seat, text }): ChatLine => ({ from: names()[seat] ?? '', text })),
      undoable: situation?.undo ?? 0,
      thinking: null,
      sending: pending !== null,
      refusal: refusal ?? situation?.readOnly ?? null,
      handOver: null,
      connection,
      proposal: situation?.proposal ?? null,
      late: situation?.late ?? [],
    };
  }

  function changed(): void {
    current = describe();
    for (const listener of [...listeners]) listener();
  }

  function linesOf({ entry, events }: ShownEntry, step: number): LogLine[] {
    const rules = rulesNow();
    return events.flatMap((event) => {
      const text = rules?.wording.event(event, names()) ?? null;
      const about = (event as { readonly seat?: unknown }).seat;
      const seat = typeof about === 'number' ? about : (entry.seat ?? 0);
      return text === null ? [] : [{ step, seat, text, type: event.type, event }];
    });
  }

  /** Taking back is told by its outcome: lines of actions that no longer stand are dropped. */
  function tell(entry: ShownEntry, step: number): void {
    log = [...log.filter((line) => entry.entry.type !== 'undo' || line.step <= step), ...linesOf(entry, step)];
  }

  function open(): void {
    if (closed) return;
    const opened = connect();
    wire = opened;
    opened.onOpen(() => send({ type: 'watch', table: id, since: number }));
    opened.onText((text) => receive(JSON.parse(text) as ServerMessage));
    opened.onClose(() => {
      if (wire !== opened || closed) return;
      wire = null;
      connection = 'lost';
      changed();
      timer = setTimeout(open, PATIENCE[Math.min(failures++, PATIENCE.length - 1)]);
    });
  }

  function send(message: object): void {
    wire?.send(JSON.stringify(message));
  }

  function ping(): void {
    if (!wire || connection !== 'online') return;
    if (heard) send({ type: 'ping' });
    else wire.close();
    heard = false;
  }

  function receive(message: ServerMessage): void {
    heard = true;
    if ('table' in message && message.table !== id) return;
    switch (message.type) {
      case 'table':
        card = message.card;
        host = message.host;
        if (card.status === 'gathering') arrive();
        break;
      case 'view':
        take(message.shown, message.number, message.missed ?? []);
        arrive();
        break;
      case 'step':
        // On any gap the whole view is asked for.
        if (message.number === number + 1 && shown) take(patched(shown, message.patch) as Shown, message.number, [message]);
        else send({ type: 'watch', table: id, since: number });
        break;
      case 'chats':
        chat = [...message.lines];
        break;
      case 'chat':
        chat = [...chat, message];
        break;
      case 'accepted':
        if (message.id === pending?.id) pending = null;
        break;
      case 'refused':
        if (message.id === undefined || message.id === pending?.id) pending = null;
        refusal = message.error.message;
        break;
      case 'error':
        refusal = message.error.message;
        break;
      case 'gone':
        refusal = 'This table is gone.';
        break;
      default:
        return;
    }
    changed();
  }

  function arrive(): void {
    connection = 'online';
    failures = 0;
    if (pending) send(pending.message);
  }

  function take(next: Shown, at: number, entries: readonly ShownEntry[]): void {
    if (next.situation.actions < (shown?.situation.actions ?? 0)) moments.clear();
    shown = next;
    number = at;
    let step = next.situation.actions - entries.filter(({ entry }) => entry.type === 'act').length;
    for (const entry of entries) {
      if (entry.entry.type === 'act') step++;
      tell(entry, step);
    }
    if (next.situation.result && !course) void loadRecord();
  }

  /** After the end the whole game is public: every moment of it can be looked at without asking again. */
  async function loadRecord(): Promise<void> {
    const record = (await ask(`/api/tables/${id}/record`)) as { readonly record?: GameRecord } & GameRecord;
    const opened = openCourse(record.record ?? record);
    if (!opened.ok || closed) return;
    course = opened.value;
    changed();
  }

  async function loadMoment(step: number): Promise<void> {
    const answer = (await ask(`/api/tables/${id}/view?after=${step}`)) as { toAct: readonly number[]; game: object };
    moments.set(step, { step, view: answer.game, toAct: answer.toAct, result: null });
    if (!closed) changed();
  }

  function momentAt(step: number): Moment {
    if (step >= current.step) return current;
    if (course) return momentOf(course, step, current.viewer);
    const known = moments.get(step);
    if (!known) void loadMoment(step).catch(() => {});
    return known ?? current;
  }

  function move(message: object): void {
    if (pending) return;
    const own = newId();
    pending = { id: own, message: { ...message, table: id, id: own } };
    refusal = null;
    send(pending.message);
    changed();
  }

  open();
  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    momentAt,
    act: (action) => move({ type: 'act', action }),
    undo: () => move({ type: 'undo', keep: current.step - 1 }),
    answerUndo: (agree) => move({ type: 'answer-undo', agree }),
    takeOver: (seat) => move({ type: 'take-over', seat }),
    say: (text) => send({ type: 'say', table: id, text }),
    sit: () => {},
    card: () => card,
    isHost: () => host,
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(pinging);
      wire?.close();
    },
  };
}
