import { type Placing, placings, type Seat } from '../../kernel/index.ts';
import { decreePoints, termsOf } from '../expansions/decrees/decrees.ts';
import { swanPoints } from '../expansions/swans/swans.ts';
import { planOf } from '../geometry/castle.ts';
import type { CastlesOptions } from '../options.ts';
import { versionTerms } from '../rules-version.ts';
import { HIDDEN, type LaidRoom, type SeatState } from '../table/state.ts';
import type { CastlesView, SeatView } from '../table/view.ts';
import { isStackedRoom, type Tile } from '../tiles.ts';
import { bonusCardOf, type Ending } from './bonus-cards.ts';
import { favorOf } from './favors.ts';
import { countTiles, type Holdings, isHallway, isStairs } from './holdings.ts';
import type { LedgerEntry } from './ledger.ts';

/** For the first places (C-6.3). */
export const FAVOR_POINTS: readonly number[] = [8, 4, 2, 1];
/** For each room of a stack that is empty (C-6.2). */
export const DEPLETED_POINTS = 2;
const MONEY_PER_POINT = 10_000;

/** What the final scoring counts. A view has all of it, as far as its viewer may know; of a finished game that is everything. */
export interface ScoringTable
  extends Pick<CastlesView, 'rulesVersion' | 'options' | 'masterBuilder' | 'favors' | 'hallways' | 'stairs' | 'moats'> {
  readonly supply: Pick<CastlesView['supply'], 'stacks'>;
  readonly seats: readonly ScoringSeat[];
}

export interface ScoringSeat extends Pick<SeatView, 'castle' | 'money' | 'savings' | 'swans' | 'decree' | 'bonusCards' | 'ownFavors'> {
  readonly secretRoom: Pick<LaidRoom, 'tile'> | null;
}

type HoldingsTable = {
  readonly options: CastlesOptions;
  readonly seats: readonly Pick<SeatState, 'castle' | 'savings' | 'swans' | 'decree'>[];
};

/** What a seat owns; `money` is its purse, which may be hidden from others. */
export function holdingsOf(table: HoldingsTable, seat: Seat, money: number): Holdings {
  const { castle, savings, swans } = table.seats[seat];
  return {
    plan: planOf(castle),
    edition: table.options.edition,
    money: money + savings,
    swanTokens: swans.length,
    wallsConnect: termsOf(table, seat).wallsConnect,
  };
}

/** A stack of tiles by the tiles that come from it. */
interface Stack {
  readonly name: string;
  /** Moats are no rooms for bonus cards (C-11.6). */
  readonly ofRooms: boolean;
  count(holdings: Holdings): number;
}

// C-6.2
export function depletedStacks(table: Pick<ScoringTable, 'hallways' | 'stairs' | 'moats' | 'options' | 'supply'>): Stack[] {
  const stacks: Stack[] = [];
  const add = (name: string, holds: (tile: Tile) => boolean): void => {
    stacks.push({ name, ofRooms: true, count: (holdings) => countTiles(holdings, holds) });
  };
  for (const [size, left] of Object.entries(table.supply.stacks)) {
    if (left === 0) add(size, (tile) => isStackedRoom(tile) && tile.size === Number(size));
  }
  if (table.hallways === 0) add('hallways', isHallway);
  if (table.stairs === 0) add('stairs', isStairs);
  if (table.options.moats && table.moats === 0) stacks.push({ name: 'moats', ofRooms: false, count: ({ plan }) => plan.moats });
  return stacks;
}

export function roomsOfDepletedStacks(depleted: readonly Stack[], holdings: Holdings): number {
  return depleted.reduce((sum, stack) => (stack.ofRooms ? sum + stack.count(holdings) : sum), 0);
}

/** Everything that several parts of the scoring count, counted once and when it is needed. */
export interface Tally {
  readonly table: ScoringTable;
  readonly allHoldings: readonly Holdings[];
  readonly endings: readonly Ending[];
  readonly depleted: readonly Stack[];
}

/** Money that somebody hides counts as none: nobody else can know better. */
export function tallyOf(table: ScoringTable): Tally {
  return tallyWith(
    table,
    table.seats.map(({ money }, seat) => holdingsOf(table, seat, money ?? 0)),
  );
}

export function tallyWith(table: ScoringTable, allHoldings: readonly Holdings[]): Tally {
  let depleted: readonly Stack[] | null = null;
  const tally = {
    table,
    allHoldings,
    get depleted() {
      depleted ??= depletedStacks(table);
      return depleted;
    },
    endings: allHoldings.map((_, seat): Ending => endingOf(() => tally, seat)),
  };
  return tally;
}

/** Each part is worked out by who asks for it: few cards count any. */
function endingOf(tally: () => Tally, seat: Seat): Ending {
  return {
    get favorsWonAlone() {
      const { table, allHoldings } = tally();
      const favors = [...table.favors, ...decreeFavors(table, seat)];
      return favors.filter((favor) => isAloneFirst(favorPlacings(table, favor, allHoldings)[seat])).length;
    },
    get depletedRooms() {
      const { depleted, allHoldings } = tally();
      return roomsOfDepletedStacks(depleted, allHoldings[seat]);
    },
    get lastMasterBuilder() {
      return tally().table.masterBuilder === seat;
    },
  };
}

/** Places of all seats for a favor (C-6.3), with what the king has decreed about ties and first places. */
export function favorPlacings(table: Pick<ScoringTable, 'seats'>, favor: string, allHoldings: readonly Holdings[]): Placing[] {
  const winner = table.seats.findIndex((_, seat) => termsOf(table, seat).winsTies);
  return placings(allHoldings.map(favorOf(favor).measure), FAVOR_POINTS, winner).map((placing) =>
    isAloneFirst(placing) ? { ...placing, points: termsOf(table, placing.seat).firstPlacePoints } : placing,
  );
}

function isAloneFirst({ place, tied, amount }: Placing): boolean {
  return place === 1 && tied === 1 && amount > 0;
}

/** The favors of a decree were drawn before any tower favor: they are favors of their owner alone (section 13). */
export function decreeFavors(table: Pick<ScoringTable, 'rulesVersion' | 'seats'>, seat: Seat): readonly string[] {
  if (!versionTerms(table).decreeFavorsAreFavors) return [];
  return table.seats[seat].ownFavors.slice(0, termsOf(table, seat).decreeFavors).filter(isKnown);
}

/** Against everybody, but for their owner alone (C-12.1). */
export function towerFavors(table: Pick<ScoringTable, 'rulesVersion' | 'seats'>, seat: Seat): readonly string[] {
  const asFavors = versionTerms(table).decreeFavorsAreFavors ? termsOf(table, seat).decreeFavors : 0;
  return table.seats[seat].ownFavors.slice(asFavors).filter(isKnown);
}

function isKnown(card: string): boolean {
  return card !== HIDDEN;
}

/** One part of the final scoring: what a seat gets for it, entry by entry. */
export type Part = 'depleted' | 'swans' | 'decree' | 'favors' | 'bonus-cards' | 'tower-favors' | 'money';

/** The order of the two editions (C-6.1, C-14.1). */
export const PARTS_IN_ORDER: { readonly [edition in CastlesOptions['edition']]: readonly Part[] } = {
  first: ['favors', 'depleted', 'swans', 'bonus-cards', 'money'],
  collectors: ['depleted', 'swans', 'decree', 'favors', 'bonus-cards', 'tower-favors', 'money'],
};

export const PARTS_OF_THE_END: { readonly [part in Part]: (tally: Tally, seat: Seat) => readonly LedgerEntry[] } = {
  depleted: ({ depleted, allHoldings }, seat) => depleted.map((stack) => depletedEntry(stack, allHoldings[seat])),
  // C-9.3
  swans({ table }, seat) {
    const { swans } = table.seats[seat];
    return [['swans', swanPoints(swans), swans.length]];
  },
  decree({ table, allHoldings, endings }, seat) {
    const { decree } = table.seats[seat];
    if (decree === null) return [];
    const owner = {
      holdings: allHoldings[seat],
      ending: endings[seat],
      get cards() {
        return table.seats[seat].bonusCards.filter(isKnown);
      },
      get savings() {
        return table.seats[seat].savings;
      },
      get secretRoom() {
        const { secretRoom } = table.seats[seat];
        return secretRoom !== null && isKnown(secretRoom.tile) ? secretRoom.tile : null;
      },
    };
    return [['decree', decreePoints(decree, owner), decree]];
  },
  favors: (tally, seat) => [
    ...favorEntries(tally, seat, 'favor', tally.table.favors),
    ...favorEntries(tally, seat, 'own-favor', decreeFavors(tally.table, seat)),
  ],
  'bonus-cards': (tally, seat) => cardEntries(tally, seat, tally.table.seats[seat].bonusCards),
  'tower-favors': (tally, seat) => favorEntries(tally, seat, 'own-favor', towerFavors(tally.table, seat)),
  // C-6.4
  money({ table, allHoldings }, seat) {
    const { money } = allHoldings[seat];
    return table.seats[seat].money === null ? [] : [['money', Math.floor(money / MONEY_PER_POINT), money]];
  },
};

export function depletedEntry(stack: Stack, holdings: Holdings): LedgerEntry {
  const count = stack.count(holdings);
  return ['depleted', DEPLETED_POINTS * count, stack.name, count];
}

export function cardEntries(tally: Tally, seat: Seat, cards: readonly string[]): LedgerEntry[] {
  return cardPoints(tally, seat, cards).map(({ card, points }) => ['bonus-card', points, card]);
}

export function favorEntries(
  { table, allHoldings }: Tally,
  seat: Seat,
  reason: 'favor' | 'own-favor',
  favors: readonly string[],
): LedgerEntry[] {
  return favors.map((favor) => {
    const { points, place, tied } = favorPlacings(table, favor, allHoldings)[seat];
    return [reason, points, favor, place, tied];
  });
}

/** What each of these cards would bring this seat. */
export function cardPoints({ allHoldings, endings }: Tally, seat: Seat, cards: readonly string[]): { card: string; points: number }[] {
  return cards.filter(isKnown).map((card) => ({ card, points: bonusCardOf(card).points(allHoldings[seat], endings[seat]) }));
}
