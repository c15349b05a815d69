import { type CastlesAction, type CastlesEvent, type CastlesView, castles, type RoomType, tileOf } from '@luftschloss/engine/castles';
import { advance, openRng, rngState } from '@luftschloss/engine/kernel';

/** What an action brings, exactly, before it is done. */
export interface Preview {
  readonly points: number;
  readonly reasons: readonly { readonly points: number; readonly text: string }[];
  readonly rewards: readonly { readonly room: string; readonly type: RoomType }[];
  readonly money: number | null; // what is left afterwards
  readonly paid: number;
  readonly paidTo: number | null; // a seat, or the bank
  readonly swans: number;
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
  const revealed = next.events.findIndex(({ type, reveals }) => reveals && !ASIDE.includes(type));
  const certain = (revealed < 0 ? next.events : next.events.slice(0, revealed)).filter(
    (event) => !('seat' in event) || event.seat === viewer,
  );
  return { ...summed(certain), money: next.state.seats[viewer].money };
}

function summed(events: readonly CastlesEvent[]): Omit<Preview, 'money'> {
  let points = 0;
  let paid = 0;
  let paidTo: number | null = null;
  let swans = 0;
  const reasons: { points: number; text: string }[] = [];
  const rewards: { room: string; type: RoomType }[] = [];
  for (const event of events) {
    if (event.type === 'scored') {
      const [, scored] = event.entry;
      points += scored;
      reasons.push({ points: scored, text: reasonOf(castles.wording.event(event, []) ?? '') });
    } else if (event.type === 'bought' || event.type === 'moat-dug') {
      paid += event.price;
      paidTo = event.paidTo;
    } else if (event.type === 'completed') {
      const { name, type } = tileOf(event.tile);
      rewards.push({ room: name, type });
    } else if (event.type === 'swans-gained') swans += event.swans.length;
  }
  return { points, reasons, rewards, paid, paidTo, swans };
}

/** The log's sentence without who and how much, which the preview says anyway. */
function reasonOf(line: string): string {
  return line.slice(line.indexOf(': ') + 2).replace(/\.$/, '');
}
