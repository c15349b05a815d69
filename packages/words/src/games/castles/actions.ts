import {
  type ActionOf,
  type ActionType,
  appraise,
  build,
  type CastlesView,
  guardedRooms,
  MOAT_POINTS,
  type PlacedTile,
  placeOf,
  planOf,
  priceFor,
  swanMoney,
  termsOf,
} from '@luftschloss/engine/castles';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';
import { bringsWords, coinWords, passageKinds, priceWords, rewardWords } from './names.ts';

type Placement = PlacedTile & { readonly forMoney?: true };
type ActionWords = { readonly [A in ActionType]: (view: CastlesView, action: ActionOf<A>) => Said };

const COIN = 1000;
const PENSION = 8;
const PASS_MONEY = 5000;

/** Where a room would lie, and how. */
function whereWords({ castles: { places } }: SaidWords, view: CastlesView, placed: Placement): Said {
  const { r, level, passages } = placed;
  const turned = [null, places['turned-1'], places['turned-2'], places['turned-3']][r];
  const next = neighboursOf(view, placed);
  return [
    ...(next.length > 0 ? places['next-to']({ rooms: next }) : []),
    ...(level === 'down' ? places.downstairs() : []),
    ...(turned?.() ?? []),
    ...(passages?.length ? places.passages({ passages: passageKinds(passages) }) : []),
  ];
}

/** The rooms that it would be connected with; two hallways are called once. */
function neighboursOf(view: CastlesView, placed: Placement): string[] {
  if (view.viewer === null) return [];
  const { forMoney: _, ...tile } = placed;
  const { rooms } = planOf(build(view.seats[view.viewer].castle, tile));
  return [...new Set(rooms[rooms.length - 1].links.map((room) => rooms[room].form.tile.id))];
}

/** What a placement would bring. */
function effectWords({ castles: { effects } }: SaidWords, view: CastlesView, placement: Placement): Said {
  if (view.viewer === null) return [];
  const { castle } = view.seats[view.viewer];
  const { points, completed } = appraise(planOf(castle), placeOf(castle, placement), termsOf(view, view.viewer));
  const gain = placement.forMoney ? effects.money({ money: COIN * points }) : effects.points({ points });
  if (completed.length === 0) return gain;
  const rooms = completed.map((room) => castle.tiles[room]?.tile ?? placement.tile);
  return [...gain, ', ', ...effects.completes({ rooms })];
}

function moatEffect({ castles: { effects } }: SaidWords, view: CastlesView): Said {
  return effects.points({ points: view.viewer === null ? 0 : MOAT_POINTS + guardedRooms(planOf(view.seats[view.viewer].castle)) });
}

function priceIn(view: CastlesView, tile: string): number {
  const room = view.market.find((other) => other.tile === tile);
  return room ? (priceFor(view, view.viewer, room) ?? 0) : 0;
}

function tileAt(view: CastlesView, room: number): string {
  return view.viewer === null ? '' : (view.seats[view.viewer].castle.tiles[room]?.tile ?? '');
}

/** What the viewer can do, a line each. */
export function actionWords(said: SaidWords): ActionWords {
  return { ...deskWords(said), ...buildingWords(said), ...otherWords(said) };
}

function buildingWords(
  said: SaidWords,
): Pick<ActionWords, 'buy-room' | 'buy-hallway' | 'buy-stairs' | 'buy-moat' | 'store-room' | 'place-stored' | 'place'> {
  const { actions } = said.castles;
  const laid = (view: CastlesView, action: Placement) => ({
    room: action.tile,
    where: whereWords(said, view, action),
    effect: effectWords(said, view, action),
  });
  return {
    'buy-room': (view, { type: _, ...action }) => actions['buy-room']({ ...laid(view, action), price: priceIn(view, action.tile) }),
    'buy-hallway': (view, { type: _, ...action }) => actions['buy-piece'](laid(view, action)),
    'buy-stairs': (view, { type: _, ...action }) => actions['buy-piece'](laid(view, action)),
    'buy-moat': (view, { side }) => actions['buy-moat']({ side, effect: moatEffect(said, view) }),
    'store-room': (view, { tile }) => actions['store-room']({ room: tile, price: priceIn(view, tile) }),
    'place-stored': (view, { type: _, ...action }) => actions['place-stored'](laid(view, action)),
    place: (view, { type: _, ...action }) => actions.place(laid(view, action)),
  };
}

function deskWords(
  said: SaidWords,
): Pick<ActionWords, 'turn-foyer' | 'choose-decree' | 'keep-cards' | 'swap-card' | 'leave-cards' | 'draw' | 'price'> {
  const { actions } = said.castles;
  const turned = [actions['turn-foyer-0'], actions['turn-foyer-1'], actions['turn-foyer-2'], actions['turn-foyer-3']];
  return {
    'turn-foyer': (_, { r }) => turned[r](),
    'choose-decree': (_, { decree }) => actions['choose-decree']({ decree }),
    'keep-cards': (_, { cards }) => actions['keep-cards']({ cards }),
    'swap-card': (_, { give, take }) => actions['swap-card']({ give, take }),
    'leave-cards': () => actions['leave-cards'](),
    draw: () => actions.draw(),
    price: (_, { prices, coins }) =>
      coins?.length
        ? actions['price-and-coins']({ prices: priceWords(said, prices), coins: coinWords(said, coins) })
        : actions.price({ prices: priceWords(said, prices) }),
  };
}

function otherWords(said: SaidWords): Omit<ActionWords, keyof ReturnType<typeof deskWords> | keyof ReturnType<typeof buildingWords>> {
  const { actions } = said.castles;
  return {
    pass: (view, { passages }) => {
      const money = view.viewer === null ? PASS_MONEY : termsOf(view, view.viewer).passMoney;
      return passages?.length ? actions['pass-and-dig']({ money, passages: passageKinds(passages) }) : actions.pass({ money });
    },
    'take-coins': (view, { tile }) =>
      actions['take-coins']({ coins: view.market.find((room) => room.tile === tile)?.coins ?? 0, room: tile, money: PASS_MONEY }),
    'take-pension': (_, action) =>
      action.as === 'points'
        ? actions['take-pension-points']({ points: PENSION })
        : actions['take-pension-money']({ money: PENSION * COIN }),
    'exchange-swans': (_, { swans }) => actions['exchange-swans']({ swans, money: swanMoney(swans.length) }),
    save: () => actions.save(),
    finish: () => actions.finish(),
    reward: (view, { reward, room }) =>
      actions.reward({ reward: rewardWords(said, reward, tileAt(view, room)), brings: bringsWords(said, reward) }),
    decline: (view, { reward, room }) => actions.decline({ reward: rewardWords(said, reward, tileAt(view, room)) }),
    look: (_, { size }) => actions.look({ size }),
    lay: (_, { tiles }) => actions.lay({ rooms: tiles }),
    'keep-favor': (_, { favor }) => actions['keep-favor']({ favor }),
    'remove-rooms': (_, { sizes }) => actions['remove-rooms']({ sizes }),
  };
}
