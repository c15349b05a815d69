import {
  COLOURS,
  type Colour,
  type MoatPlace,
  type PalaceView,
  type Purchase,
  SLOTS,
  type SwanReason,
  tileOf,
} from '@luftschloss/engine/palace';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';

const WALL = '-';

/** Slots are terms by what they give. */
export const slotId = (slot: number): string => SLOTS[slot];

/** So many swans of each colour; those that the reader may not see are counted together. */
function swanItems({ palace: { payments } }: SaidWords, swans: readonly (Colour | null)[]): Said[] {
  const countOf = (wanted: Colour | null): number => swans.filter((swan) => swan === wanted).length;
  const seen = COLOURS.filter((colour) => countOf(colour) > 0).map((colour) => payments.swans({ count: countOf(colour), colour }));
  return countOf(null) > 0 ? [...seen, payments.unseen({ count: countOf(null) })] : seen;
}

export function swanWords(said: SaidWords, swans: readonly Colour[]): Said {
  return said.palace.payments.all({ swans: swanItems(said, swans) });
}

export function paymentWords(said: SaidWords, open: readonly Colour[], hidden: readonly (Colour | null)[]): Said {
  const { payments } = said.palace;
  const [swans, secret] = [swanItems(said, open), swanItems(said, hidden)];
  if (swans.length > 0 && secret.length > 0) return payments.both({ swans, secret });
  if (swans.length > 0) return payments.all({ swans });
  return secret.length > 0 ? payments.secret({ swans: secret }) : payments.nothing();
}

export function purchaseWords({ palace: { purchases } }: SaidWords, purchase: Purchase): Said {
  switch (purchase.type) {
    case 'build':
      return purchases.build({ tile: purchase.tile });
    case 'activate':
      return purchases.activate({ slot: slotId(purchase.slot) });
    case 'favors':
      return purchases.favors();
    case 'discard':
      return purchases.discard({ tile: purchase.tile });
  }
}

export function reasonWords({ palace: { reasons } }: SaidWords, reason: SwanReason): Said {
  switch (reason.why) {
    case 'match':
      return reasons.match({ tile: reason.tile, other: reason.other });
    case 'living':
      return reasons.living({ tile: reason.tile, other: reason.other });
    case 'hallway':
      return reasons.hallway();
    case 'third-column':
      return reasons['third-column']({ type: reason.tile });
  }
}

/** A tile has no printed name: it is called by its type and by the swans at its doors, clockwise. */
export function tileName({ palace: { tileNames } }: SaidWords, id: string): Said {
  const { type, sides } = tileOf(id);
  return type === 'stairs' ? tileNames.plain({ type }) : tileNames.withSwans({ type, swans: [...sides].filter((side) => side !== WALL) });
}

/** A tile by what tells it from others of its kind. */
export function tileWords({ palace: { tiles } }: SaidWords, id: string): Said {
  const swans = [...tileOf(id).sides].filter((side) => side !== WALL);
  return swans.length > 0 ? tiles['with-swans']({ tile: id, swans }) : tiles.plain({ tile: id });
}

/** Where a tile would lie, by what is next to it. */
export function whereWords({ palace: { places } }: SaidWords, { palace }: PalaceView, at: { x: number; y: number; turns: number }): Said {
  const near = palace.tiles.filter(({ x, y }) => Math.abs(x - at.x) + Math.abs(y - at.y) === 1).map(({ tile }) => tile);
  const kinds = new Map(near.map((tile) => [tileOf(tile).type, tile])); // two hallways are called once
  const turned = [null, places['turned-1'], places['turned-2'], places['turned-3']][at.turns];
  return [...(near.length > 0 ? places['next-to']({ tiles: [...kinds.values()] }) : []), ...(turned?.() ?? [])];
}

export function moatPlaceWords({ palace: { places } }: SaidWords, place: MoatPlace): Said {
  return typeof place === 'string' ? places.arm({ arm: place }) : places.pond();
}
