import { CARDS_PER_SIZE, type CastlesView, ROOM_TYPES, type RoomType } from '@luftschloss/engine/castles';
import { offsets } from '../../network/offsets.ts';
import type { Valuation } from '../valuation.ts';
import { SIZE_INDEX, SIZES, TYPE_INDEX } from './layout.ts';

/** Cards that count neither a type nor a size. */
const OTHER_CARDS = [
  'sizes',
  'types',
  'hallways',
  'stairs',
  'external-entrances',
  'completed',
  'square',
  'round',
  'money',
  'courtyards',
  'favors-won',
  'depleted',
  'last-master-builder',
  'swan-rooms',
];
const SITUATION = offsets({
  stacks: SIZES.length,
  fewHallways: 1,
  fewStairs: 1,
  typeCards: ROOM_TYPES.length,
  sizeCards: SIZES.length,
  otherCards: OTHER_CARDS.length,
  cards: 1,
  withoutRoom: 1,
});

export const SITUATION_INPUTS = SITUATION.end;

const situation = new Float32Array(SITUATION_INPUTS);

/** What is the same for everything that could be done now. Valid until the next call. */
export function situationInputs({ view }: Valuation, cards: readonly string[]): Float32Array {
  const { supply } = view;
  situation.fill(0);
  for (const [index, size] of SIZES.entries()) situation[SITUATION.stacks + index] = supply.stacks[size] / 5;
  situation[SITUATION.fewHallways] = view.hallways <= 1 ? 1 : 0;
  situation[SITUATION.fewStairs] = view.stairs <= 1 ? 1 : 0;
  for (const card of cards) writeCard(card);
  situation[SITUATION.cards] = cards.length / 4;
  situation[SITUATION.withoutRoom] = cardsWithoutRoom(view) / 3;
  return situation;
}

/** How many of the cards in the deck are likely to bring no room, since their stack is empty: they make the game shorter. */
function cardsWithoutRoom({ supply, discards }: CastlesView): number {
  const unseen = SIZES.length * CARDS_PER_SIZE - discards.length;
  if (unseen <= 0) return 0;
  let without = 0;
  for (const size of SIZES) if (supply.stacks[size] === 0) without += CARDS_PER_SIZE - discards.filter((card) => card === size).length;
  return (without / unseen) * supply.cards;
}

function writeCard(card: string): void {
  const [kind, what] = card.split('-');
  if (kind === 'type') situation[SITUATION.typeCards + TYPE_INDEX[what as RoomType]] = TYPE_CARD[what as RoomType];
  else if (kind === 'size') situation[SITUATION.sizeCards + SIZE_INDEX[Number(what)]] = Number(what) <= 300 ? 1 : 1.5;
  else if (OTHER_CARDS.includes(card)) situation[SITUATION.otherCards + OTHER_CARDS.indexOf(card)] = 1;
}

/** Half of what each room brings. */
const TYPE_CARD: { readonly [type in RoomType]: number } = {
  living: 1,
  sleeping: 1.5,
  food: 1.5,
  utility: 1,
  outdoor: 1,
  activity: 1,
  downstairs: 1,
  corridor: 0.5,
};
