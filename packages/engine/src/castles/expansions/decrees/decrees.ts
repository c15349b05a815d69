import type { Seat } from '../../../kernel/index.ts';
import { earn, score } from '../../scoring/accounts.ts';
import { bonusCardOf, type Ending } from '../../scoring/bonus-cards.ts';
import {
  countTiles,
  courtyardsOf,
  differentTypes,
  type Holdings,
  isHallway,
  isStairs,
  longestWalk,
  tilesOf,
} from '../../scoring/holdings.ts';
import { ask } from '../../table/asking.ts';
import { type Game, tell } from '../../table/events.ts';
import { newTurn, replaceAt } from '../../table/state.ts';
import { type Terms, USUAL_TERMS } from '../../table/terms.ts';
import { HALLWAY, isStackedRoom, STAIRS, tileOf } from '../../tiles.ts';
import { DECREE_IDS, type DecreeId } from './decree-list.ts';

/**
 * A royal decree: what it changes for its owner. Most only change a term; the others act at one of a few moments. The rules of the game know the terms and
 * the moments, never a decree.
 */
interface Decree {
  readonly terms?: Partial<Terms>;
  /** All decrees have just been revealed. */
  whenRevealed?(game: Game, seat: Seat): void;
  endOfTurn?(game: Game, seat: Seat): void;
  /** The last round is over and nothing is scored yet. */
  beforeScoring?(game: Game, seat: Seat): void;
  finalPoints?(owner: Owner): number;
}

/** What a decree can count at the end of the game. */
interface Owner {
  readonly holdings: Holdings;
  readonly ending: Ending;
  readonly cards: readonly string[];
  readonly savings: number;
  readonly secretRoom: string | null;
}

const NEW_DECREES = 3;
const DECREE_FAVORS = 2;
const INHERITANCE = 10_000;
const REMOVED_ROOMS = 4;

/** One row for each decree (section 13). */
const DECREES: { readonly [id in DecreeId]: Decree } = {
  'ribbon-cutter': { terms: { completionMoney: 1000 } },
  'hidden-purse': { terms: { hidesMoney: true } },
  'two-cellars': { terms: { downstairsRewards: 2 } },
  'well-informed': { terms: { utilityCards: 3 } },
  'stone-mason': { terms: { corridorPieces: 2 } },
  impresario: { terms: { activityPoints: 8 } },
  'head-gardener': { terms: { outdoorMoney: 15_000 } },
  'deep-sleeper': { terms: { sleepingRooms: 3 } },
  surveyor: { finalPoints: ({ holdings }) => new Set(tilesOf(holdings).map(({ size }) => size)).size },
  collector: { finalPoints: ({ holdings }) => 2 * differentTypes(holdings) },
  banker: { finalPoints: ({ holdings }) => 2 * Math.floor(holdings.money / 5000) },
  eavesdropper: { terms: { seesReturnedCards: true } },
  'road-builder': { terms: { corridorPrice: 1000 } },
  'thick-walls': { terms: { noPenalties: true } },
  quarry: { beforeScoring: (game, seat) => ask(game, { type: 'remove-rooms', seat, most: REMOVED_ROOMS }) },
  'first-among-equals': { terms: { winsTies: true } },
  'kings-favorite': { terms: { firstPlacePoints: 12 } },
  'blind-doors': { terms: { wallsConnect: true } },
  'private-audience': { terms: { decreeFavors: DECREE_FAVORS }, whenRevealed: takeDecreeFavors },
  inheritance: { whenRevealed: (game, seat) => earn(game, seat, INHERITANCE, 'decree') },
  'tax-collector': { terms: { takesCoins: true } },
  recluse: { finalPoints: ({ holdings }) => (countTiles(holdings, (tile) => isHallway(tile) || isStairs(tile)) === 0 ? 12 : 0) },
  auctioneer: { terms: { doublesSpaces: true } },
  haggler: { terms: { roomDiscount: 1000 } },
  treasurer: { terms: { movesCoins: true } },
  'even-tempered': {
    endOfTurn(game, seat) {
      if (game.state.seats[seat].score % 2 !== 0) score(game, seat, ['decree', 1, 'even-tempered']);
    },
  },
  'second-thoughts': { whenRevealed: drawNewDecrees },
  'royal-pension': { terms: { insteadOfBuilding: 8 } },
  patron: { terms: { moneyForPoints: true } },
  'money-box': { terms: { saves: true }, finalPoints: ({ savings }) => Math.floor(savings / 1000) },
  'early-start': {
    whenRevealed(game, seat) {
      game.state.turn = newTurn(seat);
      ask(game, { type: 'place-corridor', seat, pieces: [HALLWAY, STAIRS], left: 2, mayStop: true });
    },
  },
  encore: {
    finalPoints: ({ holdings, ending, cards }) => Math.max(0, ...cards.map((card) => bonusCardOf(card).points(holdings, ending))),
  },
  storehouse: { terms: { storesRoom: true } },
  'secret-room': {
    whenRevealed: (game, seat) => ask(game, { type: 'choose-stack', seat, purpose: 'secret' }),
    finalPoints: secretRoomPoints,
  },
  courtier: { finalPoints: ({ holdings }) => 2 * courtyardsOf(holdings) },
  wanderer: { finalPoints: ({ holdings }) => longestWalk(holdings) },
};

function takeDecreeFavors(game: Game, seat: Seat): void {
  const { hidden } = game.state;
  const favors = hidden.favorStack.slice(-DECREE_FAVORS);
  hidden.favorStack = hidden.favorStack.slice(0, -DECREE_FAVORS);
  hidden.ownFavors = replaceAt(hidden.ownFavors, seat, [...hidden.ownFavors[seat], ...favors]);
  tell(game, { type: 'favors-taken', seat, count: favors.length, secret: { favors }, reveals: true });
}

function drawNewDecrees(game: Game, seat: Seat): void {
  const { hidden } = game.state;
  const cards = hidden.decreeDeck.slice(-NEW_DECREES).reverse();
  hidden.decreeDeck = hidden.decreeDeck.slice(0, -NEW_DECREES);
  if (cards.length > 0) ask(game, { type: 'replace-decree', seat, cards });
}

function secretRoomPoints({ holdings, secretRoom }: Owner): number {
  if (secretRoom === null) return 0;
  const { size, type } = tileOf(secretRoom);
  return (
    2 * countTiles(holdings, (tile) => isStackedRoom(tile) && tile.size === size) + 2 * countTiles(holdings, (tile) => tile.type === type)
  );
}

function decreeOf(id: string | null): Decree {
  return id === null ? {} : (DECREES[id as DecreeId] ?? {});
}

const termsByDecree = new Map<string, Terms>(DECREE_IDS.map((id) => [id, { ...USUAL_TERMS, ...decreeOf(id).terms }]));

/** The terms on which a seat plays. */
export function termsOf(table: { readonly seats: readonly { readonly decree: string | null }[] }, seat: Seat): Terms {
  const { decree } = table.seats[seat];
  return decree === null ? USUAL_TERMS : (termsByDecree.get(decree) ?? USUAL_TERMS);
}

type Moment = 'whenRevealed' | 'endOfTurn' | 'beforeScoring';

export function atMoment(game: Game, moment: Moment, seat: Seat): void {
  decreeOf(game.state.seats[seat].decree)[moment]?.(game, seat);
}

/** For all seats, from the Master Builder on. Decisions are asked last in, first out: so the seats go backwards. */
export function atMomentForAll(game: Game, moment: Moment): void {
  const { seats, masterBuilder } = game.state;
  for (let i = seats.length - 1; i >= 0; i--) atMoment(game, moment, (masterBuilder + i) % seats.length);
}

/** Whether it may have given or taken points before the final scoring, which nobody can read off the table. */
export function scoresDuringPlay(decree: string | null): boolean {
  const { endOfTurn, terms } = decreeOf(decree);
  return endOfTurn !== undefined || (terms?.insteadOfBuilding ?? 0) > 0 || terms?.moneyForPoints === true;
}

export function keepsSecretRoom(decree: string | null): boolean {
  return decree === ('secret-room' satisfies DecreeId);
}

export function decreePoints(decree: string | null, owner: Owner): number {
  return decreeOf(decree).finalPoints?.(owner) ?? 0;
}
