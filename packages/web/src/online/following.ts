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
import type { LogLine, Onlookers, TableClocks, TableRefusal, TableSnapshot } from '../table/link.ts';
import { logLines } from '../table/log-lines.ts';
import { entryType, isTold } from '../table/telling.ts';
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
  readonly wholeChat: boolean; // nothing was said before the first line
  readonly onlookers: Onlookers;
  readonly refusal: TableRefusal | null;
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
  wholeChat: false,
  onlookers: { names: [], others: 0 },
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
  chats: (followed, { lines }: MessageOf<'chats'>) => ({ ...followed, chat: withLines(followed.chat, lines) }),
  chat: (followed, line: MessageOf<'chat'>) => ({ ...followed, chat: withLines(followed.chat, [line]) }),
  onlookers: (followed, { names, others }: MessageOf<'onlookers'>) => ({ ...followed, onlookers: { names, others } }),
  refused: (followed, { error }: MessageOf<'refused'>) => ({ ...followed, refusal: error }),
  error: (followed, { error }: MessageOf<'error'>) => ({ ...followed, refusal: error }),
  gone: (followed) => ({ ...followed, refusal: { code: 'gone' } }),
};

export function follow(followed: Followed, message: ServerMessage): Followed | typeof GAP {
  return MESSAGES[message.type]?.(followed, message as never) ?? followed;
}

/** What has happened is counted from what was known before: an action that was taken back later has been one of them too. */
function shownNow(followed: Followed, shown: Shown, number: number, entries: readonly ShownEntry[]): Followed {
  let step = followed.shown?.situation.actions ?? 0;
  let log = followed.log;
  for (const entry of entries) {
    const { type, keep = step } = entry.entry;
    const before = step;
    if (type === 'act') step++;
    if (type === 'undo') step = keep;
    const standing = type === 'undo' ? log.filter((line) => line.step <= step) : log;
    log = [...standing, ...toldBy(entry, step, before)];
  }
  return { ...followed, shown, number, log };
}

function toldBy({ entry, events }: ShownEntry, step: number, before: number): LogLine[] {
  if (!isTold(entry)) return logLines({ events, step, actor: entry.seat ?? 0 });
  return [{ step, seat: entry.by ?? entry.seat ?? 0, type: entryType(entry.type), event: { ...entry, before } }];
}

/** Lines may come twice, and older ones later. */
function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const byNumber = new Map([...chat, ...lines].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

export function heardEarlier(followed: Followed, lines: readonly ChatLine[]): Followed {
  return { ...followed, chat: withLines(followed.chat, lines), wholeChat: lines.length === 0 };
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
    chat: chat.map(({ number, seat, text }) => ({ number, seat, text })),
    earlierChat: !followed.wholeChat && (chat[0]?.number ?? 1) > 1,
    onlookers: followed.onlookers,
    undoable: situation?.undo ?? 0,
    back: situation?.back ?? null,
    thinking: null,
    refusal:
      refusal ??
      (situation?.readOnly
        ? { code: 'read-only', message: situation.readOnly, ...(situation.readOnlyReason ? { reason: situation.readOnlyReason } : {}) }
        : null),
    handOver: null,
    proposal: situation?.proposal ?? null,
    ending: situation?.ending ?? null,
    late: situation?.late ?? [],
    clocks: clocksOf(card, situation?.clocks ?? null, ahead),
    standIns: situation?.standIns ?? [],
    stopped: situation?.stopped ?? false,
    rematch: card?.rematch ?? null,
    day: card?.day ?? null,
  };
}

function clocksOf(card: TableCard | null, clocks: Situation['clocks'] | null, ahead: number): TableClocks | null {
  if (!card?.pace || card.pace.type === 'none' || !clocks) return null;
  return { pace: card.pace, left: clocks.left, since: clocks.since - ahead, running: clocks.running };
}
