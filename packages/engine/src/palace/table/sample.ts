import { type Rng, rngState } from '../../kernel/index.ts';
import { SLOTS } from '../data/constants.ts';
import { FAVORS } from '../scoring/favors.ts';
import { HALLWAYS, ROOMS, SECRET_SWANS } from './setup.ts';
import type { Hand, PalaceState, PalaceView, Player, Slot, Task } from './state.ts';

/** Hands out what nobody has seen yet, in random order. */
class Unseen<T> {
  private readonly left: T[];

  constructor(all: readonly T[], seen: readonly (T | null)[], rng: Rng) {
    this.left = [...all];
    for (const thing of seen) {
      const index = thing === null ? -1 : this.left.indexOf(thing);
      if (index >= 0) this.left.splice(index, 1);
    }
    rng.shuffle(this.left);
  }

  fill(things: readonly (T | null)[]): T[] {
    return things.map((thing) => thing ?? this.next());
  }

  next(): T {
    const thing = this.left.pop();
    if (thing === undefined) throw new Error('the view hides more than there is');
    return thing;
  }
}

/** A full state that looks like this view to its viewer. */
export function sample(view: PalaceView, rng: Rng): PalaceState {
  const { viewer: _, ...position } = view;
  const favors = new Unseen(ALL_FAVORS, seenFavors(view), rng);
  const swans = new Unseen(
    SECRET_SWANS,
    view.players.flatMap(({ secret }) => secret),
    rng,
  );
  const slotTiles = view.players.flatMap(({ slots }) => slots.map((slot) => (slot?.kind === 'room' ? slot.tile : null)));
  const built = view.palace.tiles.map(({ tile }) => tile);
  return {
    ...position,
    rooms: new Unseen(ROOMS, [...view.row, ...view.discarded, ...slotTiles, ...built], rng).fill(view.rooms),
    hallways: new Unseen(HALLWAYS, [...view.hallways, ...built], rng).fill(view.hallways),
    players: view.players.map((player) => withSecrets(player, swans, favors)),
    agenda: view.agenda.map((task) => taskWithSecrets(task, favors, rng)),
    favors: favors.fill(view.favors),
    bridge: swans.fill(view.bridge),
    rng: rngState(`splitmix32:${rng.below(0x1_0000_0000)}`),
  };
}

const ALL_FAVORS = FAVORS.map(({ id }) => id);

function seenFavors(view: PalaceView): (string | null)[] {
  const inSlots = view.players.flatMap(({ slots }) => slots.map((slot) => (slot?.kind === 'favor' ? slot.favor : null)));
  const inHands = view.agenda.flatMap((task) => {
    if (task.type === 'choose-favor') return task.favors;
    return task.type === 'deal' ? task.hands.flatMap(({ favors }) => favors) : [];
  });
  return [...view.publicFavors, ...inSlots, ...inHands];
}

function withSecrets(
  { swans, secret, slots }: Player,
  unseen: Unseen<NonNullable<Player['secret'][number]>>,
  favors: Unseen<string>,
): Player {
  return { swans, secret: unseen.fill(secret), slots: slots.map((slot) => slotWithSecrets(slot, favors)) };
}

function slotWithSecrets(slot: Slot | null, favors: Unseen<string>): Slot | null {
  return slot?.kind === 'favor' && slot.favor === null ? { kind: 'favor', favor: favors.next() } : slot;
}

function taskWithSecrets(task: Task, favors: Unseen<string>, rng: Rng): Task {
  if (task.type === 'choose-favor') return { ...task, favors: favors.fill(task.favors) };
  if (task.type === 'deal') return { ...task, hands: task.hands.map((hand) => handWithSecrets(hand, favors, rng)) };
  return task;
}

/** What others have kept of their hands is their secret: any of it, anywhere. */
function handWithSecrets(hand: Hand, favors: Unseen<string>, rng: Rng): Hand {
  const filled = favors.fill(hand.favors);
  if (!hand.decided || !hand.favors.includes(null)) return { ...hand, favors: filled };
  return { favors: filled, decided: true, kept: rng.pick(filled), slot: rng.below(SLOTS.length) };
}
