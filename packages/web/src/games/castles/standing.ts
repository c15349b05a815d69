import {
  bonusCardOf,
  type CastlesView,
  depletedStacks,
  type Ending,
  type Estate,
  estateOf,
  favorOf,
  HIDDEN,
  isAloneFirst,
  ownSeat,
  termsOf,
} from '@luftschloss/engine/castles';
import { type Placing, placings } from '@luftschloss/engine/kernel';

const FAVOR_POINTS = [8, 4, 2, 1];

export interface FavorStanding {
  readonly favor: string;
  readonly name: string;
  readonly own: boolean; // held by the viewer alone
  readonly places: readonly Placing[];
}

/** Money that somebody hides counts as none: nobody else can know better. */
function estates(view: CastlesView): Estate[] {
  return view.seats.map(({ money }, seat) => estateOf(view, seat, money ?? 0));
}

function placesFor(view: CastlesView, favor: string, all: readonly Estate[]): Placing[] {
  const winner = view.seats.findIndex((_, seat) => termsOf(view, seat).winsTies);
  return placings(all.map(favorOf(favor).measure), FAVOR_POINTS, winner).map((placing) =>
    isAloneFirst(placing) ? { ...placing, points: termsOf(view, placing.seat).firstPlacePoints } : placing,
  );
}

/** Who would get what for every favor if the game ended now. */
export function favorStandings(view: CastlesView): FavorStanding[] {
  const all = estates(view);
  const own = view.viewer === null ? [] : view.seats[view.viewer].ownFavors.filter((favor) => favor !== HIDDEN);
  return [...view.favors.map((favor) => ({ favor, own: false })), ...own.map((favor) => ({ favor, own: true }))].map(
    ({ favor, own: mine }) => ({
      favor,
      own: mine,
      name: favorOf(favor).name,
      places: placesFor(view, favor, all),
    }),
  );
}

export interface CardWorth {
  readonly card: string;
  readonly name: string;
  readonly points: number;
}

/** The viewer's bonus cards with what each would bring now. */
export function bonusCardsNow(
  view: CastlesView,
  cards: readonly string[] = view.viewer === null ? [] : ownSeat(view).bonusCards,
): CardWorth[] {
  const { viewer } = view;
  if (viewer === null) return [];
  const all = estates(view);
  const ending = endingNow(view, viewer, all);
  return cards
    .filter((card) => card !== HIDDEN)
    .map((card) => ({ card, name: bonusCardOf(card).name, points: bonusCardOf(card).points(all[viewer], ending) }));
}

function endingNow(view: CastlesView, seat: number, all: readonly Estate[]): Ending {
  const stacks = Object.fromEntries(
    Object.entries(view.supply.stacks).map(([size, count]) => [size, new Array<string>(count).fill(HIDDEN)]),
  );
  const hidden = { stacks } as unknown as Parameters<typeof depletedStacks>[0]['hidden'];
  const depleted = depletedStacks({ hallways: view.hallways, stairs: view.stairs, moats: view.moats, options: view.options, hidden });
  return {
    favorsWonAlone: view.favors.filter((favor) => isAloneFirst(placesFor(view, favor, all)[seat])).length,
    depletedRooms: depleted.reduce((sum, stack) => sum + stack.count(all[seat]), 0),
    lastMasterBuilder: view.masterBuilder === seat,
  };
}
