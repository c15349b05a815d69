import { ATTENDANT_DATA, type CastleIndex, isTile, REGULAR_TYPES } from '@luftschloss/engine/between';
import type { SaidWords } from '../../language.ts';
import { type People, personAt, type Said, type Who } from '../../said.ts';

/** Whoever builds, Ludwig included: he sits after the last player. */
export function builderAt(said: SaidWords, people: People, seat: number): Who {
  if (seat < people.names.length) return personAt(people, seat);
  return { name: said.between.ludwig().join(''), seat: null, reader: false };
}

/** Where exactly a cell lies, to choose between cells: floors count from the ground. */
export function cellWords({ between: { cells } }: SaidWords, x: number, y: number): Said {
  return cells.at({ floor: floorWords(cells, y), column: columnWords(cells, x) });
}

/** Where about a cell lies, for the log: nobody wants to count columns in a story. */
export function placeWords({ between: { cells } }: SaidWords, x: number, y: number): Said {
  const beside = x < 0 ? cells['left-side']() : cells['right-side']();
  const column = x < 0 || x > 1 ? beside : y > 0 ? cells['over-throne']() : cells['under-throne']();
  return cells.at({ floor: floorWords(cells, y), column });
}

function floorWords(cells: SaidWords['between']['cells'], y: number): Said {
  if (y === 0) return cells.ground();
  return y > 0 ? cells.above({ floor: y }) : cells.below({ floor: -y });
}

function columnWords(cells: SaidWords['between']['cells'], x: number): Said {
  if (x === 0) return cells['left-half']();
  if (x === 1) return cells['right-half']();
  return x < 0 ? cells.left({ columns: -x }) : cells.right({ columns: x - 1 });
}

/** Something that can be chosen for a bonus: a tile, an attendant, a card, or a type. */
export function optionWords({ between: { options } }: SaidWords, option: string): Said {
  if (isTile(option)) return options.tile({ tile: option });
  if (Object.hasOwn(ATTENDANT_DATA, option)) return options.attendant({ attendant: option });
  if ((REGULAR_TYPES as readonly string[]).includes(option)) return options.type({ type: option });
  return options.card({ card: option });
}

/** Castles are terms by their place in the ring. */
export const castleId = (castle: CastleIndex): string => String(castle);
