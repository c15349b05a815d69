import { type Viewer, versionMark, versionOf } from '../../kernel/index.ts';
import type { Hand, PalaceState, PalaceView, Player, Slot, Task } from './state.ts';

const faceDownPiles: (readonly null[])[] = [];

/** As many things as there are, and nothing about them. */
function faceDown(pile: readonly unknown[]): readonly null[] {
  faceDownPiles[pile.length] ??= pile.map(() => null);
  return faceDownPiles[pile.length];
}

/** The table as a viewer sees it: what he may not know is turned face down. P-17.1 */
export function view(state: PalaceState, viewer: Viewer): PalaceView {
  return {
    viewer,
    ...versionMark(versionOf(state)),
    start: state.start,
    turn: state.turn,
    palace: state.palace,
    moatSupply: state.moatSupply,
    row: state.row,
    rooms: faceDown(state.rooms),
    hallways: [...faceDown(state.hallways.slice(1)), ...state.hallways.slice(-1)],
    stairs: state.stairs,
    favors: faceDown(state.favors),
    publicFavors: state.publicFavors,
    bridge: faceDown(state.bridge),
    discarded: state.discarded,
    players: state.over ? state.players : state.players.map((player, seat) => (seat === viewer ? player : fromOutside(player))),
    agenda: state.agenda.map((task) => taskFor(task, viewer)),
    ended: state.ended,
    over: state.over,
  };
}

function fromOutside({ swans, secret, slots }: Player): Player {
  return { swans, secret: faceDown(secret), slots: slots.map(slotFromOutside) };
}

function slotFromOutside(slot: Slot | null): Slot | null {
  return slot?.kind === 'favor' ? { kind: 'favor', favor: null } : slot;
}

function taskFor(task: Task, viewer: Viewer): Task {
  if (task.type === 'choose-favor' && task.seat !== viewer) return { ...task, favors: faceDown(task.favors) };
  if (task.type === 'deal') return { ...task, hands: task.hands.map((hand, seat) => (seat === viewer ? hand : handFromOutside(hand))) };
  return task;
}

function handFromOutside({ favors, decided }: Hand): Hand {
  return { favors: faceDown(favors), decided, kept: null, slot: null };
}
