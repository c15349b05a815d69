import { commonRefusal, type Refusal, type Seat, type Wording } from '../kernel/index.ts';
import type { ActionOf, BetweenAction } from './actions.ts';
import { BONUS_CARDS } from './bonus-cards.ts';
import { isTile, roomById } from './catalogue.ts';
import type { BetweenEvent } from './events.ts';
import { CATEGORY_WORDS, cardWords, pointsWord, TYPE_WORDS } from './explain.ts';
import { ludwigCastles } from './ludwig.ts';
import type { Between } from './rules.ts';
import { CATEGORIES } from './scoring.ts';
import { CASTLE_NAMES, castlesOf } from './seating.ts';
import { ATTENDANT_DATA, type Attendant } from './specialty.ts';
import { type BonusDecision, type CastleIndex, type Phase, TURNS } from './state.ts';
import type { BetweenView } from './view.ts';
import type { RegularType } from './vocabulary.ts';

function tileName(id: string): string {
  return isTile(id) ? roomById(id).name : id;
}

export function castleName(castle: CastleIndex): string {
  return CASTLE_NAMES[castle];
}

function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? 'Ludwig';
}

function both(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

export const BONUS_WORDS: { readonly [B in RegularType | 'fifth']: string } = {
  food: 'one of five drawn tiles',
  living: 'a royal attendant',
  utility: 'one of three bonus cards',
  outdoor: 'a fountain',
  sleeping: 'a tower',
  corridor: 'a grand foyer',
  downstairs: 'the bonus of any other type',
  fifth: 'a specialty room of choice',
};

/** Where a cell lies, for people: floors count from the ground. */
export function cellWords(x: number, y: number): string {
  const floor = y === 0 ? 'on the ground' : y > 0 ? `on floor ${y}` : `${-y} below ground`;
  if (x === 0 || x === 1) return `${floor}, in the ${x === 0 ? 'left' : 'right'} column of the throne`;
  return x < 0 ? `${floor}, ${-x} left of the throne` : `${floor}, ${x - 1} right of the throne`;
}

function optionWords(option: string): string {
  if (isTile(option)) return tileName(option);
  if (Object.hasOwn(ATTENDANT_DATA, option)) return `the ${ATTENDANT_DATA[option as Attendant].name}`;
  if (Object.hasOwn(TYPE_WORDS, option)) return `the bonus of ${TYPE_WORDS[option as RegularType].many}`;
  return `"${option}"`;
}

type EventOf<T extends BetweenEvent['type']> = Extract<BetweenEvent, { type: T }>;
type Name = (seat: Seat) => string;

const EVENTS: { readonly [T in BetweenEvent['type']]: (event: EventOf<T>, name: Name) => string | null } = {
  'round-began': ({ round }) =>
    `Round ${round} begins: everybody draws nine tiles and will pass them to the ${round === 1 ? 'left' : 'right'}.`,
  'drew-for-ludwig': ({ steward, tiles }, name) =>
    tiles.length === 0
      ? `${name(steward)} looks at two of Ludwig's tiles.`
      : `${name(steward)} looks at two of Ludwig's tiles: ${both(tiles.map(tileName))}.`,
  assigned: ({ seat, tiles }, name) =>
    `${name(seat)} assigns Ludwig's tiles: ${both(tiles.map(({ castle, tile }) => `${tileName(tile)} to ${castleName(castle)}`))}.`,
  chose: ({ seat, tiles }, name) =>
    tiles.length === 0 ? `${name(seat)} has chosen.` : `${name(seat)} has chosen ${both(tiles.map(tileName))}.`,
  revealed: ({ tiles }, name) => `All reveal: ${tiles.map((pair, seat) => `${name(seat)} ${both(pair.map(tileName))}`).join('; ')}.`,
  'took-up': ({ turn }) => (turn === 1 ? null : `Turn ${turn} of ${TURNS}: everybody takes up the stack of a neighbour.`),
  placed: ({ seat, castle, tile, x, y, from }, name) =>
    `${name(seat)} places ${from === 'ludwig' ? "Ludwig's " : ''}${tileName(tile)} in ${castleName(castle)}, ${cellWords(x, y)}.`,
  'took-back': ({ seat, castle, tile }, name) => `${name(seat)} takes ${tileName(tile)} back from ${castleName(castle)}.`,
  bonus: ({ castle, bonus, earnedBy }) =>
    bonus === earnedBy || bonus === 'fifth'
      ? `${castleName(castle)} has its ${bonus === 'fifth' ? 'fifth' : 'third'} ${TYPE_WORDS[earnedBy].one} and gets ${BONUS_WORDS[bonus]}.`
      : `${castleName(castle)} gets ${BONUS_WORDS[bonus]}.`,
  drew: ({ castle, decision, count, drawn }) => {
    const what = `${count} ${decision === 'tile' ? 'tiles' : 'bonus cards'}`;
    const seen = drawn.map((item) => (decision === 'tile' ? tileName(item) : cardWords(item)));
    return `${what} are drawn for ${castleName(castle)}${seen.length > 0 ? `: ${seen.join('; ')}` : ''}.`;
  },
  'bonus-lost': ({ castle, bonus }) => `${castleName(castle)} would get ${BONUS_WORDS[bonus]}, but nothing is left: the bonus is lost.`,
  'took-bonus': ({ seat, bonus }, name) => `${name(seat)} takes the bonus of ${TYPE_WORDS[bonus].many}.`,
  attendant: ({ castle, attendant }) => `The ${ATTENDANT_DATA[attendant].name} moves into the throne room of ${castleName(castle)}.`,
  'kept-card': ({ castle, card }) => `${castleName(castle)} keeps a bonus card: ${cardWords(card)}.`,
  suggested: ({ seat, castle, option, x, y }, name) =>
    `${name(seat)} suggests ${optionWords(option)} for ${castleName(castle)}${x === undefined || y === undefined ? '' : `, ${cellWords(x, y)}`}.`,
  withdrew: ({ seat, castle }, name) => `${name(seat)} withdraws the suggestion for ${castleName(castle)}.`,
  'round-ended': ({ round }) => `Round ${round} is over: the last tile of every hand is discarded unseen.`,
  'castle-scored': ({ castle, categories, total }) => {
    const parts = CATEGORIES.filter((category) => categories[category] > 0).map(
      (category) => `${CATEGORY_WORDS[category].toLowerCase()} ${categories[category]}`,
    );
    return `${castleName(castle)} scores ${pointsWord(total)}: ${parts.join(', ')}.`;
  },
};

const ACTIONS: { readonly [T in BetweenAction['type']]: (action: ActionOf<T>, view: BetweenView) => string } = {
  assign: ({ tile }, view) => {
    const { own, other } = ludwigCastles(view, view.viewer ?? 0);
    const rest = view.drawnForLudwig.filter((drawn) => drawn !== tile).map(tileName);
    return `Give Ludwig's ${tileName(tile)} to ${castleName(own)} and ${both(rest)} to ${castleName(other)}`;
  },
  choose: ({ tiles }) => `Keep ${both(tiles.map(tileName))}`,
  place: ({ castle, tile, x, y }) => `Place ${tileName(tile)} in ${castleName(castle)}, ${cellWords(x, y)}`,
  attendant: ({ castle, attendant }) => `Bring the ${ATTENDANT_DATA[attendant].name} into the throne room of ${castleName(castle)}`,
  'keep-card': ({ castle, card }) => `Keep for ${castleName(castle)}: ${Object.hasOwn(BONUS_CARDS, card) ? cardWords(card) : card}`,
  'take-bonus': ({ castle, bonus }) => `Take ${BONUS_WORDS[bonus]} for ${castleName(castle)}`,
  'take-back': ({ castle }) => `Take the last tile back from ${castleName(castle)}`,
  suggest: ({ castle, option, x, y }) =>
    `Suggest ${optionWords(option)} for ${castleName(castle)}${x === undefined || y === undefined ? '' : `, ${cellWords(x, y)}`}`,
  withdraw: ({ castle }) => `Withdraw the suggestion for ${castleName(castle)}`,
};

const BONUS_QUESTIONS: { readonly [D in BonusDecision]: string } = {
  tile: 'place one of the drawn tiles',
  specialty: 'place a specialty room',
  attendant: 'choose a royal attendant',
  card: 'keep one of the bonus cards',
  bonus: 'choose the bonus of another type',
};

const QUESTIONS: { readonly [P in Phase]: (view: BetweenView, seat: Seat) => string } = {
  assign: (view, seat) => {
    const { own } = ludwigCastles(view, seat);
    return `Choose which of Ludwig's two tiles goes to ${castleName(own)}; the other goes to the other castle.`;
  },
  choose: ({ round }) => `Choose two tiles to keep; the rest goes to the ${round === 1 ? 'left' : 'right'}.`,
  place: placeQuestion,
  over: () => 'The game is over.',
};

function placeQuestion(view: BetweenView, seat: Seat): string {
  const castles = castlesOf(view, seat);
  const bonuses = castles.flatMap((castle) => {
    const bonus = view.waiting[castle];
    return bonus?.by === seat ? [`For ${castleName(castle)}, ${BONUS_QUESTIONS[bonus.decision]}.`] : [];
  });
  const ludwigs = view.ludwigTiles.filter(({ castle }) => castles.includes(castle) && !view.waiting[castle]);
  const own = view.revealed[seat];
  const tasks = [
    ...bonuses,
    ...(own.length === 0 ? [] : [`Place ${both(own.map(tileName))} in ${both(view.unserved[seat].map(castleName))}.`]),
    ...ludwigs.map(({ castle, tile }) => `Place Ludwig's ${tileName(tile)} in ${castleName(castle)}.`),
  ];
  return tasks.join(' ');
}

const REFUSALS: { readonly [code: string]: (params: NonNullable<Refusal['params']>) => string } = {
  'wrong-phase': ({ phase }) => `That cannot be done now: ${PHASE_WORDS[phase as Phase] ?? 'the game is in another step'}.`,
  'not-your-castle': () => 'You build only the castle to your left and the castle to your right.',
  'already-chosen': () => 'You have chosen already, and a choice is final.',
  'two-tiles': () => 'Choose exactly two different tiles.',
  'not-in-hand': ({ option }) => `${tileName(String(option))} is not in your hand.`,
  'not-offered': ({ option }) => `${optionWords(String(option))} is not among what you can choose from here.`,
  'castle-served': () => 'You have already placed a tile of this turn in that castle: the other one goes into your other castle.',
  'bonus-waiting': () => 'Your partner takes a bonus in that castle first.',
  'bonus-first': ({ decision }) => `That castle has a bonus waiting: ${BONUS_QUESTIONS[decision as BonusDecision] ?? 'take it first'}.`,
  'no-such-bonus': () => 'No such bonus waits for you in that castle.',
  'none-left': ({ attendant }) => `No ${ATTENDANT_DATA[attendant as Attendant]?.name ?? attendant} is left.`,
  final: () => 'There is no tile of yours in that castle that could still be taken back.',
  'no-suggestion': () => 'You have no suggestion there.',
  'suggest-cell': () => 'Suggest a tile with its cell, or one of the other options without a cell.',
  occupied: ({ option }) => `${tileName(String(option))} cannot lie there: the cell is taken.`,
  level: ({ option }) => {
    const { levels } = roomById(String(option));
    return `${tileName(String(option))} must lie ${levels === 'below' ? 'below the ground' : 'on the ground or above'}.`;
  },
  'not-adjacent': ({ option }) => `${tileName(String(option))} must share an edge with the castle.`,
  unsupported: ({ option }) => `${tileName(String(option))} would hang in the air: above the ground a room needs one below it.`,
  'above-open': ({ option }) => `${tileName(String(option))} cannot lie there: nothing may stand above a room that is open to the sky.`,
};

const PHASE_WORDS: { readonly [P in Phase]: string } = {
  assign: "Ludwig's tiles are being assigned",
  choose: 'everybody chooses tiles',
  place: 'everybody places tiles',
  over: 'the game is over',
};

export const wording: Wording<Between> = {
  decision(view, names) {
    const seat = view.viewer;
    if (view.phase === 'over') return QUESTIONS.over(view, 0);
    if (seat !== null && view.toAct.includes(seat)) return QUESTIONS[view.phase](view, seat);
    return `Waiting for ${both(view.toAct.map((other) => nameOf(names, other)))}.`;
  },
  action: (view, action) => (ACTIONS[action.type] as (action: BetweenAction, view: BetweenView) => string)(action, view),
  event: (event, names) => (EVENTS[event.type] as (event: BetweenEvent, name: Name) => string | null)(event, (seat) => nameOf(names, seat)),
  refusal: (refused) =>
    commonRefusal(refused) ??
    (Object.hasOwn(REFUSALS, refused.code) ? REFUSALS[refused.code](refused.params ?? {}) : `That is not allowed (${refused.code}).`),
};
