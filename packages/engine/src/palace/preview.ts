import { openRng, rngState, type Seat } from '../kernel/index.ts';
import { type TileId, tileOf } from './data/tiles.ts';
import type { Arm, Swan, TileType } from './data/vocabulary.ts';
import { boardOf, type Palace } from './geometry/board.ts';
import type { Cell } from './geometry/cells.ts';
import { joinCost, joined, withMoat } from './geometry/moat.ts';
import { nextOfArm } from './geometry/outline.ts';
import { placementOf, placementsOf } from './geometry/placement.ts';
import { suggestedColour, suggestedPayment } from './suggestion.ts';
import type { PalaceEvent } from './table/events.ts';
import { sample } from './table/sample.ts';
import { type ActionOf, known, type PalaceAction, type PalaceState, type PalaceView, type SwanReason, type Task } from './table/state.ts';
import { view as viewOf } from './table/view.ts';
import { currentTask, deciders } from './turn/agenda.ts';
import type { Payment } from './turn/payment.ts';
import { play } from './turn/play.ts';
import { moatDue, waterOf } from './turn/possible.ts';
import { claimable } from './turn/rewards.ts';

export interface ForeseenSwan {
  readonly seat: Seat;
  /** Grey for one of any colour that its owner will choose. */
  readonly colour: Swan;
  readonly reason: SwanReason;
}

/** What a completed tile gives its owner beside swans that everybody sees. */
export interface ForeseenReward {
  readonly seat: Seat;
  readonly tile: TileId;
  readonly gives: 'favors' | 'room' | 'secret-swan';
}

/** What an action leads to, as far as it is certain before it is done. */
export interface Preview {
  /** What is paid on the way: the payment that breaks the fewest sets, unless the action says another; `null` where nothing is due. */
  readonly payment: Payment | null;
  readonly swans: readonly ForeseenSwan[];
  readonly completed: readonly { readonly tile: TileId; readonly owner: Seat | null }[];
  readonly rewards: readonly ForeseenReward[];
  /** Moat tiles that follow. */
  readonly moat: number;
  /** Whether they can make the arms meet. */
  readonly canEnd: boolean;
  /** The table then, with the suggested payment and suggested colours, and without what nobody can know yet. */
  readonly after: PalaceView;
}

/** A copy of what is visible, without the tasks that follow the current question: a preview never reaches into the next turn. */
function copyOf(view: PalaceView): PalaceState {
  let world = worlds.get(view);
  if (!world) {
    world = sample(view, openRng(rngState('splitmix32:preview')));
    worlds.set(view, world);
  }
  return { ...world, rng: { ...world.rng }, agenda: world.agenda.slice(0, 1) };
}

const worlds = new WeakMap<PalaceView, PalaceState>();

interface Noted {
  payment: Payment | null;
  readonly swans: ForeseenSwan[];
  readonly completed: { readonly tile: TileId; readonly owner: Seat | null }[];
  readonly rewards: ForeseenReward[];
  moat: number;
}

/** The rules play the action on the copy; suggestions answer every question on the way, up to the moat. */
export function previewOf(view: PalaceView, action: PalaceAction): Preview {
  const seat = known(view.viewer);
  const state = copyOf(view);
  const noted: Noted = { payment: null, swans: [], completed: [], rewards: [], moat: 0 };
  let events = play(state, seat, action);
  for (;;) {
    note(noted, events);
    const task = currentTask(state);
    const answer = task && answerTo(state, task);
    if (!answer) break;
    noteQuestion(noted, task);
    events = play(state, deciders(state)[0], answer);
    // Whoever chooses a colour may choose another one.
    if (task.type === 'swan') events = events.slice(1);
  }
  const toLay = moatDue(state);
  const canEnd = noted.moat + toLay > 0 && joinCost(boardOf(state.palace), toLay) <= toLay;
  return { ...noted, moat: noted.moat + toLay, canEnd, after: certainOf(view, state, noted.payment) };
}

const NOT_NOW: PalaceAction = { type: 'decline' };

/** `null` where the walk ends: moat and discards come after everything that a build brings. */
function answerTo(state: PalaceState, task: Task): PalaceAction | null {
  switch (task.type) {
    case 'pay': {
      const { swans, secret } = suggestedPayment(state.players[task.seat], task.amount);
      return { type: 'pay', swans: [...swans], secret: [...secret] };
    }
    case 'swan':
      return { type: 'choose-swan', colour: suggestedColour(state.players[task.seat]) };
    case 'rewards':
      return { type: 'claim', tile: claimable(state, task.tiles)[0] };
    case 'choose-favor':
      return { type: 'keep-favor', favor: null, slot: null };
    case 'take-room':
      return NOT_NOW;
    default:
      return null;
  }
}

function noteQuestion(noted: Noted, task: Task): void {
  if (task.type === 'swan') noted.swans.push({ seat: task.seat, colour: task.colour, reason: task.reason });
  if (task.type === 'take-room') noteReward(noted, task.seat, 'sleeping', 'room');
}

function note(noted: Noted, events: readonly PalaceEvent[]): void {
  for (const event of events) {
    if (event.type === 'swan') noted.swans.push({ seat: event.seat, colour: event.colour, reason: event.reason });
    else if (event.type === 'completed') noted.completed.push({ tile: event.tile, owner: event.owner });
    else if (event.type === 'secret-swan') noted.rewards.push({ seat: event.seat, tile: event.tile, gives: 'secret-swan' });
    else if (event.type === 'favors-looked-at') noteReward(noted, event.seat, 'food', 'favors');
    else if (event.type === 'moat-laid') noted.moat++;
    else if (event.type === 'moat-forfeited') noted.moat += event.tiles;
    else if (event.type === 'paid') noted.payment = { swans: event.swans, secret: event.secret.map(known) };
  }
}

/** Favors that were paid for belong to no tile. */
function noteReward({ completed, rewards }: Noted, seat: Seat, type: TileType, gives: ForeseenReward['gives']): void {
  const cause = completed.find(
    ({ tile, owner }) => owner === seat && tileOf(tile).type === type && rewards.every((reward) => reward.tile !== tile),
  );
  if (cause) rewards.push({ seat, tile: cause.tile, gives });
}

/** Nobody knows yet which secret swan is drawn, nor which hallway lies below. */
function certainOf(view: PalaceView, state: PalaceState, payment: Payment | null): PalaceView {
  const after = viewOf(state, view.viewer);
  const players = after.players.map((player, seat) => {
    const secret = seat === view.viewer ? without(view.players[seat].secret, payment?.secret ?? []) : view.players[seat].secret;
    return { ...player, secret };
  });
  const hallways = view.hallways.length === state.hallways.length ? view.hallways : after.hallways.map(() => null);
  return { ...after, players, hallways };
}

function without<T>(all: readonly T[], gone: readonly T[]): readonly T[] {
  const left = [...all];
  for (const each of gone) left.splice(left.indexOf(each), 1);
  return left;
}

export type BuildAction = ActionOf<'build'>;

/** Every legal way to build a tile, by cell from the garden outwards, then by turns: the action and what it leads to. */
export function previewsOf(view: PalaceView, tile: TileId): { readonly action: BuildAction; readonly preview: Preview }[] {
  return placementsOf(boardOf(view.palace), tile, waterOf(view)).map((code) => {
    const action: BuildAction = { type: 'build', tile, ...placementOf(code) };
    return { action, preview: previewOf(view, action) };
  });
}

/** Where the next moat tiles of each arm would lie, if all of them went there. */
export function armsAhead(palace: Palace, tiles: number): { readonly [A in Arm]: readonly Cell[] } {
  return { left: ahead(palace, 'left', tiles), right: ahead(palace, 'right', tiles) };
}

function ahead(palace: Palace, arm: Arm, tiles: number): readonly Cell[] {
  let grown = palace;
  while (grown[arm].length < palace[arm].length + tiles && !joined(boardOf(grown)) && nextOfArm(boardOf(grown).ground, arm) >= 0)
    grown = withMoat(grown, arm);
  return grown[arm].slice(palace[arm].length);
}
