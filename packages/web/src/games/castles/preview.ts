import {
  type CastlesAction,
  type CastlesEvent,
  type CastlesView,
  castles,
  type LedgerEntry,
  type RoomType,
  tileOf,
} from '@luftschloss/engine/castles';
import { advance, openRng, rngState } from '@luftschloss/engine/kernel';

/** What an action brings, exactly, before it is done. */
export interface Preview {
  readonly points: number;
  readonly reasons: readonly Reason[];
  readonly rewards: readonly { readonly room: number; readonly tile: string; readonly type: RoomType }[];
  readonly money: number | null; // what is left afterwards
  readonly paid: number;
  readonly paidTo: number | null; // a seat, or the bank
  readonly swans: number;
  readonly after: CastlesView; // the table as the viewer would see it then
}

/** Why there are points: an entry of the ledger with the tiles that it is about, by their index. */
export interface Reason {
  readonly points: number;
  readonly entry: LedgerEntry;
  readonly rooms: { readonly [room: number]: string };
}

/** What is shown by these changes nothing of what the viewer gets. */
const ASIDE: readonly string[] = ['card-discarded', 'laid-room-gone'] satisfies CastlesEvent['type'][];

const known = new WeakMap<CastlesAction, { readonly view: CastlesView; readonly preview: Preview | null }>();

/** What an action brings; worked out once while the game stands still. */
export function previewOf(view: CastlesView, action: CastlesAction): Preview | null {
  const before = known.get(action);
  if (before?.view === view) return before.preview;
  const preview = foreseen(view, action);
  known.set(action, { view, preview });
  return preview;
}

/** Plays the action in a world that looks exactly like this one, and reads off what is certain. */
function foreseen(view: CastlesView, action: CastlesAction): Preview | null {
  const { viewer } = view;
  if (viewer === null) return null;
  const next = advance(castles, castles.sample(view, openRng(rngState('splitmix32:preview'))), viewer, action);
  if (!next.ok) return null;
  const { state } = next;
  let after: CastlesView | null = null;
  return {
    ...summed(certainOf(next.events, viewer)),
    money: state.seats[viewer].money,
    get after() {
      after ??= castles.view(state, viewer);
      return after;
    },
  };
}

/** What happens to the viewer before anything is revealed that nobody can know. */
function certainOf(events: readonly CastlesEvent[], viewer: number): CastlesEvent[] {
  const revealed = events.findIndex(({ type, reveals }) => reveals && !ASIDE.includes(type));
  return (revealed < 0 ? events : events.slice(0, revealed)).filter((event) => !('seat' in event) || event.seat === viewer);
}

function summed(events: readonly CastlesEvent[]): Omit<Preview, 'money' | 'after'> {
  let points = 0;
  let paid = 0;
  let paidTo: number | null = null;
  let swans = 0;
  const reasons: Reason[] = [];
  const rewards: { room: number; tile: string; type: RoomType }[] = [];
  for (const event of events) {
    if (event.type === 'scored') {
      const [, scored] = event.entry;
      points += scored;
      reasons.push({ points: scored, entry: event.entry, rooms: event.rooms });
    } else if (event.type === 'bought' || event.type === 'moat-dug') {
      paid += event.price;
      paidTo = event.paidTo;
    } else if (event.type === 'completed') {
      rewards.push({ room: event.room, tile: event.tile, type: tileOf(event.tile).type });
    } else if (event.type === 'swans-gained') swans += event.swans.length;
  }
  return { points, reasons, rewards, paid, paidTo, swans };
}

/** What taking a reward brings at once. */
export interface RewardWorth {
  readonly points: number;
  readonly money: number;
}

/** What each reward that the viewer can choose would bring, by its room. */
export function rewardWorths(view: CastlesView): ReadonlyMap<number, RewardWorth> {
  const worths = new Map<number, RewardWorth>();
  const { viewer } = view;
  if (viewer === null || view.ask?.type !== 'choose-reward' || view.ask.seat !== viewer) return worths;
  for (const choice of castles.choices(view)) {
    if (choice.kind !== 'reward') continue;
    for (let index = 0; index < choice.count(); index++) {
      const action = choice.at(index);
      const worth = worthOf(view, action);
      if (worth && 'room' in action) worths.set(action.room, worth);
    }
  }
  return worths;
}

/** What the viewer is certain to get at once. */
export function worthOf(view: CastlesView, action: CastlesAction): RewardWorth | null {
  const { viewer } = view;
  if (viewer === null) return null;
  const next = advance(castles, castles.sample(view, openRng(rngState('splitmix32:preview'))), viewer, action);
  if (!next.ok) return null;
  const certain = certainOf(next.events, viewer);
  return {
    points: certain.reduce((sum, event) => (event.type === 'scored' ? sum + event.entry[1] : sum), 0),
    money: certain.reduce((sum, event) => (event.type === 'money' ? sum + event.amount : sum), 0),
  };
}
