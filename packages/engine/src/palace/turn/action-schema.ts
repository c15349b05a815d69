import { TURNS } from '../../common/grid.ts';
import { integer, list, nullable, object, oneOf, type Schema, tagged } from '../../kernel/index.ts';
import { EXTRA_SWANS, SLOTS, TABLE } from '../data/constants.ts';
import { TILES } from '../data/tiles.ts';
import { ARMS, COLOURS } from '../data/vocabulary.ts';
import type { MoatPlace } from '../geometry/moat.ts';
import { FAVORS } from '../scoring/favors.ts';
import type { PalaceAction } from '../table/state.ts';

const tile = oneOf(...TILES.map(({ id }) => id));
const favor = oneOf(...FAVORS.map(({ id }) => id));
const colour = oneOf(...COLOURS);
const slot = integer(0, SLOTS.length - 1);
const x = integer(TABLE.minX, TABLE.maxX);
const y = integer(TABLE.minY, TABLE.maxY);
const turns = oneOf(...TURNS);

const arm = oneOf(...ARMS);
const pond = object({ x, y });
const moatPlace: Schema<MoatPlace> = {
  check: (value, path) => (typeof value === 'object' ? pond.check(value, path) : arm.check(value, path)),
  json: { anyOf: [arm.json, pond.json] },
};

export const actionSchema: Schema<PalaceAction> = tagged<PalaceAction>({
  'keep-favor': object({ favor: nullable(favor), slot: nullable(slot) }),
  build: object({ tile, x, y, turns }),
  activate: object({ tile, slot }),
  'ask-favor': object({}),
  pay: object({ swans: list(colour, 10), secret: list(colour, 10) }),
  'choose-swan': object({ colour }),
  claim: object({ tile }),
  'lay-moat': object({ to: moatPlace }),
  'move-moat': object({ from: moatPlace, to: moatPlace }),
  discard: object({ tile }),
  decline: object({}),
  'end-turn': object({}),
  'take-swans': object({ swans: list(colour, EXTRA_SWANS) }),
});
