import {
  type Cell,
  HANGING_OF,
  hangingIndex,
  type Plan,
  ROOM_TYPES,
  ROOMS,
  type Room,
  THRONE_LEFT,
  TYPE_OF,
  typeIndex,
} from '@luftschloss/engine/between';

/** What a room looks at when it is scored: a new tile that it does not look at cannot change its points. */
interface Interest {
  /** One bit for each type. */
  readonly types: number;
  /** By index; 0 for rooms that do not look at hangings. */
  readonly hanging: number;
}

const EVERY_TYPE = ROOM_TYPES.reduce((bits, type) => bits | (1 << typeIndex(type)), 0);

function interestOf({ scoring }: Room): Interest {
  switch (scoring.kind) {
    case 'flat':
      return { types: 0, hanging: 0 };
    case 'hangings':
      return { types: 0, hanging: hangingIndex(scoring.wants) };
    case 'variety':
    case 'column-below':
      return { types: EVERY_TYPE, hanging: 0 };
    case 'spots':
      return { types: scoring.wants.reduce((bits, type) => bits | (1 << typeIndex(type)), 0), hanging: 0 };
    default:
      return { types: scoring.wants === 'any' ? EVERY_TYPE : 1 << typeIndex(scoring.wants), hanging: 0 };
  }
}

const INTERESTS: readonly Interest[] = [{ types: 0, hanging: 0 }, ...ROOMS.map(interestOf)];

/** Cells whose rooms may score differently once another room of this one's type is there. */
export function interestedInType({ grid, cells, throne }: Plan, room: number): Cell[] {
  const bit = 1 << TYPE_OF[room];
  const interested = cells.filter((cell) => (INTERESTS[grid[cell]].types & bit) !== 0);
  if ((INTERESTS[throne].types & bit) !== 0) interested.push(THRONE_LEFT);
  return interested;
}

/** Cells whose rooms may score differently once another room with this one's hanging is there. */
export function interestedInHanging({ grid, cells }: Plan, room: number): Cell[] {
  const hanging = HANGING_OF[room];
  return hanging === 0 ? [] : cells.filter((cell) => INTERESTS[grid[cell]].hanging === hanging);
}
