import { termsOf } from '../expansions/decrees/decrees.ts';
import { swanMoney } from '../expansions/swans/swans.ts';
import { type PlacedTile, placeOf, planOf } from '../geometry/castle.ts';
import { appraise, guardedRooms, MOAT_POINTS } from '../scoring/scoring.ts';
import type { ActionOf, ActionType } from '../table/actions.ts';
import { priceFor } from '../table/prices.ts';
import type { CastlesView } from '../table/view.ts';
import { cardNames, decreeWords, favorNames, points, REWARD_WORDS, rewardName, SIDE_NAMES, tileName, tileNames } from './names.ts';

const TURN_WORDS = ['', ', turned right', ', upside down', ', turned left'];

export function placeWords({ tile, x, y, r, level, passages }: PlacedTile): string {
  const dug = passages?.length ? `, with ${passages.map(({ kind }) => `the ${kind} passage`).join(' and ')}` : '';
  return `${tileName(tile)}${level === 'down' ? ' downstairs' : ''} at ${x}, ${y}${TURN_WORDS[r]}${dug}`;
}

/** What a placement would score, for lists of actions. */
function effectWords(view: CastlesView, placement: PlacedTile & { readonly forMoney?: true }): string {
  if (view.viewer === null) return '';
  const { castle } = view.seats[view.viewer];
  const { points: scored, completed } = appraise(planOf(castle), placeOf(castle, placement), termsOf(view, view.viewer));
  const done = completed.map((room) => tileName(castle.tiles[room]?.tile ?? placement.tile));
  const gain = placement.forMoney ? `${1000 * scored} instead of points` : points(scored);
  return ` (${gain}${done.length > 0 ? `, completes ${done.join(', ')}` : ''})`;
}

function priceWords(view: CastlesView, tile: string): string {
  const room = view.market.find((other) => other.tile === tile);
  return room ? ` for ${priceFor(view, view.viewer, room)}` : '';
}

function roomName(view: CastlesView, room: number): string {
  return view.viewer === null ? '' : (view.seats[view.viewer].castle.tiles[room]?.tile ?? '');
}

function moatWords(view: CastlesView): string {
  if (view.viewer === null) return '';
  return ` (${points(MOAT_POINTS + guardedRooms(planOf(view.seats[view.viewer].castle)))})`;
}

export const ACTIONS: { readonly [A in ActionType]: (view: CastlesView, action: ActionOf<A>) => string } = {
  'turn-foyer': (_, { r }) => `Build with the foyer turned ${['as it is', 'right', 'half round', 'left'][r]}`,
  'choose-decree': (_, { decree }) => `Choose ${decreeWords(decree)}`,
  'keep-cards': (_, { cards }) => `Keep ${cardNames(cards)}`,
  'swap-card': (_, { give, take }) => `Swap ${cardNames([give])} for ${cardNames([take])}`,
  'leave-cards': () => 'Swap nothing',
  draw: () => 'Draw rooms',
  price: (_, { prices, coins }) => {
    const moved = coins?.length ? `; coins: ${coins.map((each) => `${tileName(each.tile)} ${each.coins}`).join(', ')}` : '';
    return `${prices.map(({ tile, price }) => `${tileName(tile)} ${price}`).join(', ')}${moved}`;
  },
  'buy-room': (view, action) => `Buy ${placeWords(action)}${priceWords(view, action.tile)}${effectWords(view, action)}`,
  'buy-hallway': (view, action) => `Buy ${placeWords(action)}${effectWords(view, action)}`,
  'buy-stairs': (view, action) => `Buy ${placeWords(action)}${effectWords(view, action)}`,
  'buy-moat': (view, { side }) => `Buy the ${SIDE_NAMES[side]} moat${moatWords(view)}`,
  'store-room': (view, { tile }) => `Buy ${tileName(tile)}${priceWords(view, tile)} and store it`,
  'place-stored': (view, action) => `Place the stored ${placeWords(action)}${effectWords(view, action)}`,
  pass: (view, { passages }) => {
    const money = view.viewer === null ? 5000 : termsOf(view, view.viewer).passMoney;
    return passages?.length
      ? `Pass, take ${money} and dig ${passages.map(({ kind }) => `the ${kind} passage`).join(' and ')}`
      : `Pass and take ${money}`;
  },
  'take-coins': (view, { tile }) => `Take the ${view.market.find((room) => room.tile === tile)?.coins ?? 0} on ${tileName(tile)} and 5000`,
  'take-pension': (_, action) => (action.as === 'points' ? 'Take 8 points instead of building' : 'Take 8000 instead of building'),
  'exchange-swans': (_, { swans }) => `Turn in the swans ${swans.join(', ')} for ${swanMoney(swans.length)}`,
  save: () => 'Lay 1000 aside',
  finish: () => 'Finish',
  reward: (view, { reward, room }) => `Take ${rewardName(reward, roomName(view, room))}: ${REWARD_WORDS[reward]}`,
  decline: (view, { reward, room }) => `Decline ${rewardName(reward, roomName(view, room))}`,
  place: (view, action) => `Place ${placeWords(action)}${effectWords(view, action)}`,
  look: (_, { size }) => `Choose the rooms of size ${size}`,
  lay: (_, { tiles }) => (tiles.length === 0 ? 'Lay no room on the deck' : `Lay ${tileNames(tiles)} on the deck, the last on top`),
  'keep-favor': (_, { favor }) => `Keep ${favorNames([favor])}`,
  'remove-rooms': (_, { sizes }) => (sizes.length === 0 ? 'Remove no rooms' : `Remove rooms of the sizes ${sizes.join(', ')}`),
};
