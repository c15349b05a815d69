import { findGame } from '@luftschloss/engine';
import type { Viewer } from '@luftschloss/engine/kernel';
import {
  type ChatLine,
  type MessageOf,
  patched,
  type ServerMessage,
  type Shown,
  type ShownEntry,
  type Situation,
  type TableCard,
} from '@luftschloss/protocol';
import type { LogLine, TableClocks, TableSnapshot } from '../table/link.ts';
import { logLines } from '../table/log-lines.ts';
import { seatNames } from './seat-names.ts';

/** All that a page knows of a table on a server. It changes only by what the server says. */
export interface Followed {
  readonly card: TableCard | null;
  readonly seat: Viewer; // where this person sits, before the game begins too
  readonly host: boolean;
  readonly code: string | null; // to be read out to friends, before the game begins
  readonly shown: Shown | null;
  readonly number: number; // of the last entry that was taken in
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly refusal: string | null;
}

export const NOTHING_YET: Followed = {
  card: null,
  seat: null,
  host: false,
  code: null,
  shown: null,
  number: 0,
  log: [],
  chat: [],
  refusal: null,
};

/** A step came without the one before it: the whole view must be asked for. */
export const GAP = 'gap';

type Taken = (followed: Followed, message: never) => Followed | typeof GAP;

/** One row for each kind of message that changes what is known. */
const MESSAGES: { readonly [type in ServerMessage['type']]?: Taken } = {
  table: (followed, { card, seat, host, code = null }: MessageOf<'table'>) => ({ ...followed, card, seat, host, code }),
  view: (followed, { shown, number, missed }: MessageOf<'view'>) => shownNow(followed, shown, number, missed ?? []),
  step(followed, step: MessageOf<'step'>) {
    if (!followed.shown || step.number !== followed.number + 1) return GAP;
    return shownNow(followed, patched(followed.shown, step.patch) as Shown, step.number, [step]);
  },
  chats: (followed, { lines }: MessageOf<'chats'>) => ({ ...followed, chat: lines }),
  chat: (followed, line: MessageOf<'chat'>) => ({ ...followed, chat: [...followed.chat, line] }),
  refused: (followed, { error }: MessageOf<'refused'>) => ({ ...followed, refusal: error.message }),
  error: (followed, { error }: MessageOf<'error'>) => ({ ...followed, refusal: error.message }),
  gone: (followed) => ({ ...followed, refusal: 'This table is gone.' }),
};

export function follow(followed: Followed, message: ServerMessage): Followed | typeof GAP {
  return MESSAGES[message.type]?.(followed, message as never) ?? followed;
}

function shownNow(followed: Followed, shown: Shown, number: number, entries: readonly ShownEntry[]): Followed {
  let step = shown.situation.actions - entries.filter(({ entry }) => entry.type === 'act').length;
  let log = followed.log;
  for (const entry of entries) {
    if (entry.entry.type === 'act') step++;
    const standing = entry.entry.type === 'undo' ? log.filter((line) => line.step <= step) : log;
    log = [...standing, ...toldBy(followed, entry, step)];
  }
  return { ...followed, shown, number, log };
}

function toldBy({ card }: Followed, { entry, events }: ShownEntry, step: number): LogLine[] {
  const rules = card && findGame(card.game)?.rules;
  return card && rules ? logLines(rules, seatNames(card), { events, step, actor: entry.seat ?? 0 }) : [];
}

/** The table as the screens know it, but for what only the connection can tell. `ahead`: how far the server's clock is before ours. */
export function snapshotOf(id: string, followed: Followed, ahead: number): Omit<TableSnapshot, 'sending' | 'connection'> {
  const { card, shown, log, chat, refusal } = followed;
  const situation = shown?.situation;
  const viewer: Viewer = shown?.seat ?? null;
  const names = card ? seatNames(card) : [];
  return {
    id,
    game: card?.game ?? '',
    seats: card?.seats.map(({ bot }, seat) => ({ name: names[seat], bot: bot ?? null })) ?? [],
    viewer,
    step: situation?.actions ?? 0,
    view: shown?.game ?? null,
    toAct: situation?.toAct ?? [],
    result: situation?.result ?? null,
    log,
    chat: chat.map(({ seat, text }) => ({ from: names[seat] ?? '', text })),
    undoable: situation?.undo ?? 0,
    thinking: null,
    refusal: refusal ?? situation?.readOnly ?? null,
    handOver: null,
    proposal: situation?.proposal ?? null,
    late: situation?.late ?? [],
    clocks: clocksOf(card, situation?.clocks ?? null, ahead),
    standIns: situation?.standIns ?? [],
    stopped: situation?.stopped ?? false,
    rematch: card?.rematch ?? null,
  };
}

function clocksOf(card: TableCard | null, clocks: Situation['clocks'] | null, ahead: number): TableClocks | null {
  if (!card?.pace || card.pace.type === 'none' || !clocks) return null;
  return { pace: card.pace, left: clocks.left, since: clocks.since - ahead, running: clocks.running };
}
