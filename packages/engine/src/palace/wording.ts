import { commonRefusal, type Refusal, type Seat, type Wording } from '../kernel/index.ts';
import { currentTask, deciders } from './agenda.ts';
import { slotName } from './blueprint.ts';
import type { PalaceEvent } from './events.ts';
import { favorOf, favorText } from './favors.ts';
import type { MoatPlace } from './moat.ts';
import type { PalaceGame } from './rules.ts';
import type { ActionOf, ActionType, EndReason, PalaceAction, PalaceView, Purchase, SwanReason, Task, TaskOf, TaskType } from './state.ts';
import type { Cell } from './table.ts';
import { tileOf } from './tiles.ts';
import { COLOUR_NAMES, COLOURS, type Colour, TYPE_NAMES } from './vocabulary.ts';

function tileName(id: string): string {
  return `${TYPE_NAMES[tileOf(id).type]} ${id}`;
}

function at({ x, y }: Cell): string {
  return `column ${x}, row ${y}`;
}

function swanNames(swans: readonly (Colour | null)[]): string {
  const parts = COLOURS.map((colour) => [colour, swans.filter((swan) => swan === colour).length] as const)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => `${count} ${COLOUR_NAMES[colour]}`);
  const hidden = swans.filter((swan) => swan === null).length;
  if (hidden > 0) parts.push(`${hidden} unseen`);
  return parts.join(', ');
}

function plural(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function favorName(favor: string): string {
  return `"${favorText(favor)}" (${favorOf(favor).points} points)`;
}

function placeName(place: MoatPlace): string {
  return typeof place === 'string' ? `the ${place} arm` : `the pond at ${at(place)}`;
}

const PURCHASE_TEXTS: { readonly [P in Purchase['type']]: (purchase: Extract<Purchase, { type: P }>) => string } = {
  build: ({ tile }) => `building ${tileName(tile)}`,
  activate: ({ slot }) => `a room tile on ${slotName(slot)}`,
  favors: () => 'a look at the favors',
  discard: ({ tile }) => `discarding ${tileName(tile)}`,
};

function purchaseText(purchase: Purchase): string {
  return (PURCHASE_TEXTS[purchase.type] as (purchase: Purchase) => string)(purchase);
}

const REASON_TEXTS: { readonly [W in SwanReason['why']]: (reason: Extract<SwanReason, { why: W }>) => string } = {
  match: ({ tile, other }) => `the swans of ${tile} and ${other} match`,
  living: ({ tile, other }) => `completed living room ${tile} matches ${other}`,
  hallway: ({ tile }) => `completed hallway ${tile}`,
  'third-column': ({ tile }) => `third ${TYPE_NAMES[tileOf(tile).type]}`,
};

function reasonText(reason: SwanReason): string {
  return (REASON_TEXTS[reason.why] as (reason: SwanReason) => string)(reason);
}

/** Questions to the seat that decides; other tasks never wait for anybody. */
const QUESTIONS: { readonly [T in TaskType]?: (task: TaskOf<T>, view: PalaceView) => string } = {
  deal: () => 'Keep one of your three favors in a slot of your blueprint board, or none.',
  act: (_, { turn }) =>
    turn.moatMoves > 0
      ? 'Build a tile, or put a room tile or a favor on your blueprint board.'
      : 'Build a tile or use your blueprint board. You have moved all the moat you may.',
  pay: ({ amount, purchase }) => `Choose ${plural(amount, 'swan')} to pay for ${purchaseText(purchase)}.`,
  swan: ({ reason }) => `Choose the colour of a swan: ${reasonText(reason)}.`,
  rewards: () => 'Several of your tiles are complete. Choose whose reward you take next.',
  'choose-favor': () => 'Keep one of these favors in a slot of your blueprint board, or none.',
  'take-room': () => 'Your sleeping room is complete: you may put a tile of the row on your blueprint board for its price.',
  moat: ({ tiles }, { turn }) =>
    turn.mustJoin
      ? `Lay moat (${tiles} to go): the last open entrance is shut, so the arms have to meet.`
      : `Lay moat (${tiles} to go): which arm grows?`,
  discard: () => 'You may discard a tile of the row for its price.',
  finish: () => 'You may still move moat, or end your turn.',
  'extra-swans': () => 'Take three swans of any colours.',
};

function decision(view: PalaceView, names: readonly string[]): string {
  const task = currentTask(view);
  if (!task) return 'The game is over.';
  const seats = deciders(view);
  if (view.viewer === null || !seats.includes(view.viewer)) return `Waiting for ${seats.map((seat) => names[seat]).join(', ')}.`;
  const question = QUESTIONS[task.type] as ((task: Task, view: PalaceView) => string) | undefined;
  return question?.(task, view) ?? '';
}

const QUARTERS = ['as printed', 'turned once clockwise', 'turned by half', 'turned once anticlockwise'];

const ACTION_TEXTS: { readonly [A in ActionType]: (action: ActionOf<A>, view: PalaceView) => string } = {
  'keep-favor': ({ favor, slot }) =>
    favor === null || slot === null ? 'keep no favor' : `keep the favor ${favorName(favor)} in ${slotName(slot)}`,
  build: ({ tile, x, y, turns }) => `build ${tileName(tile)} at ${at({ x, y })}, ${QUARTERS[turns]}`,
  activate: ({ tile, slot }) => `put ${tileName(tile)} on ${slotName(slot)}`,
  'ask-favor': () => 'look at three favors and keep one',
  pay: ({ swans, secret }) => `pay ${payment(swans, secret)}`,
  'choose-swan': ({ colour }) => `take a ${COLOUR_NAMES[colour]} swan`,
  claim: ({ tile }) => `take the reward of ${tileName(tile)}`,
  'lay-moat': ({ to }) => `lay moat on ${placeName(to)}`,
  'move-moat': ({ from, to }) => `move moat from ${placeName(from)} to ${placeName(to)}`,
  discard: ({ tile }) => `discard ${tileName(tile)}`,
  decline: (_, view) => (currentTask(view)?.type === 'take-room' ? 'take no tile' : 'discard nothing'),
  'end-turn': () => 'end the turn',
  'take-swans': ({ swans }) => `take ${swanNames(swans)}`,
};

function payment(swans: readonly Colour[], secret: readonly (Colour | null)[]): string {
  const parts = [];
  if (swans.length > 0) parts.push(swanNames(swans));
  if (secret.length > 0) parts.push(`secret swans: ${swanNames(secret)}`);
  return parts.join('; ') || 'nothing';
}

const END_TEXTS: { readonly [R in EndReason]: string } = {
  joined: 'The arms of the moat have met: the game ends.',
  'moat-used-up': 'The moat tiles are used up: the game ends.',
  'stacks-empty': 'The room stacks are empty: the game ends.',
};

type EventText<T extends PalaceEvent['type']> = (
  event: Extract<PalaceEvent, { type: T }>,
  who: (seat: Seat | null) => string,
) => string | null;

const EVENT_TEXTS: { readonly [T in PalaceEvent['type']]: EventText<T> } = {
  'hand-decided': ({ seat }, who) => `${who(seat)} has looked through the favors.`,
  'favor-kept': ({ seat, favor, slot }, who) =>
    `${who(seat)} keeps ${favor === null ? 'a favor' : `the favor ${favorName(favor)}`} in ${slotName(slot)}.`,
  'no-favor-kept': ({ seat }, who) => `${who(seat)} keeps no favor.`,
  'favors-looked-at': ({ seat, favors }, who) =>
    favors.some((favor) => favor === null)
      ? `${who(seat)} looks at ${plural(favors.length, 'favor')}.`
      : `${who(seat)} looks at ${favors.map((favor) => favorName(favor ?? '')).join(', ')}.`,
  'turn-began': ({ seat, number }, who) => `Turn ${number}: ${who(seat)}.`,
  paid: ({ seat, swans, secret, purchase }, who) => `${who(seat)} pays ${payment(swans, secret)} for ${purchaseText(purchase)}.`,
  built: ({ seat, tile, x, y, mustJoin }, who) =>
    `${who(seat)} builds ${tileName(tile)} at ${at({ x, y })}.${mustJoin ? ' That shuts the last open entrance: the moat has to close now.' : ''}`,
  activated: ({ seat, tile, slot }, who) => `${who(seat)} puts ${tileName(tile)} on ${slotName(slot)}.`,
  swan: ({ seat, colour, reason }, who) => `${who(seat)} gets a ${COLOUR_NAMES[colour]} swan: ${reasonText(reason)}.`,
  'secret-swan': ({ seat, colour, tile }, who) =>
    `${who(seat)} draws a secret swan${colour === null ? '' : ` (${COLOUR_NAMES[colour]})`}: completed ${tileName(tile)}.`,
  completed: ({ tile, owner }, who) => `${tileName(tile)[0].toUpperCase()}${tileName(tile).slice(1)} of ${who(owner)} is complete.`,
  'moat-laid': ({ seat, arm, x, y }, who) => `${who(seat)} lays moat ${arm ? `on the ${arm} arm` : 'in a pond'} at ${at({ x, y })}.`,
  'moat-moved': ({ seat, from, to }, who) => `${who(seat)} moves moat from ${at(from)} to ${at(to)}.`,
  'moat-forfeited': ({ tiles }) => `${plural(tiles, 'moat tile')} can be laid nowhere and stay in the supply.`,
  'arms-joined': () => 'The two arms of the moat meet. The game ends after this turn.',
  discarded: ({ seat, tile }, who) => `${who(seat)} discards ${tileName(tile)}.`,
  'row-refreshed': ({ seat, tiles }, who) =>
    `${who(seat)} could do nothing with the row: ${tiles.map(tileName).join(', ')} leave the game.`,
  'row-filled': ({ tiles }) => `New in the row: ${tiles.map(tileName).join(', ')}.`,
  'stack-emptied': ({ emptied, rate }) => `${plural(emptied, 'stack')} used up: every completed tile now brings ${rate} moat.`,
  passed: ({ seat }, who) => `${who(seat)} can do nothing and passes.`,
  ended: ({ reason }) => END_TEXTS[reason],
  'extra-swans': ({ seat, swans }, who) => `${who(seat)} takes ${swanNames(swans)} for the slot of three swans.`,
  'secrets-shown': () => 'Secret swans and favors are turned over.',
};

/** Unfilled `{name}` would be a bug that a test finds. */
const REFUSAL_TEXTS: { readonly [code: string]: string } = {
  'not-asked': 'That is not what is being decided now. Look at the question above the table.',
  'slot-without-favor': 'No favor is kept, so no slot is needed.',
  'favor-without-slot': 'Choose the slot for the favor.',
  'favor-not-offered': 'You are not looking at the favor {favor}. Choose one of those shown.',
  'slot-taken': 'Slot {slot} of your blueprint board is taken. Choose an empty one.',
  'slots-full': 'Your blueprint board is full.',
  'no-favors-left': 'No favors are left in the stack.',
  'tile-not-offered': '{tile} cannot be had now. Choose a tile of the row, the top hallway or stairs.',
  'cannot-pay': 'That costs {due} swans, and you have {held}.',
  outside: 'Column {x}, row {y} lies outside the building ground. The outermost ring of the table is kept for the moat.',
  occupied: 'Column {x}, row {y} is not empty.',
  'not-connected': 'There no entrance of {tile} meets an entrance of the palace on its own floor. Turn it or choose another cell.',
  'dark-ends': 'The dark ends of two stairs may not meet.',
  'last-entrance': 'That would shut the last upstairs entrance to the open ground, and the moat could not close this turn.',
  'wrong-amount': 'You have to pay exactly {due} swans.',
  'too-few-swans': 'You do not have all of these swans.',
  'no-such-reward': 'That is not one of your waiting rewards.',
  'moat-not-there':
    'Moat cannot be laid there: only at the next cell of an arm or in a walled-off area, and never so that the palace is shut in before the arms meet.',
  'moat-must-join': 'The last entrance is shut, so every moat tile of this turn has to bring the arms together.',
  'no-moat-moves-left': 'You have moved all the moat you may in this turn.',
  'moat-cannot-move': 'That moat tile cannot be moved like this.',
  'must-act': 'You have to take an action first.',
  'wrong-number-of-swans': 'Take exactly {due} swans.',
};

export function refusalText(refusal: Refusal): string {
  const text = commonRefusal(refusal) ?? REFUSAL_TEXTS[refusal.code];
  if (!text) return `That is not allowed (${refusal.code}).`;
  return text.replace(/\{(\w+)\}/g, (unfilled, name: string) => String(refusal.params?.[name] ?? unfilled));
}

export const wording: Wording<PalaceGame> = {
  decision,
  action: (view, action: PalaceAction) => (ACTION_TEXTS[action.type] as (action: PalaceAction, view: PalaceView) => string)(action, view),
  event(event, names) {
    const who = (seat: Seat | null): string => (seat === null ? 'nobody' : names[seat]);
    return (EVENT_TEXTS[event.type] as EventText<PalaceEvent['type']>)(event, who);
  },
  refusal: refusalText,
};
