export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The upper left corner of a place. */
export interface Corner {
  readonly left: number;
  readonly top: number;
}

const GAP = 8; // pixels between a thing and what is said about it
const EDGE = 6; // and to the edge of the screen
const STRIDE = 12; // pixels between two places that are tried all over the screen

/**
 * Where to write about a thing: above it, below or beside it, wholly on the screen, never over the thing, and over as little as can be of what shall be seen.
 * Other places may be offered, which are all that there is for what is out of sight (`null`); where each of these lies over something, the nearest one on the
 * screen that does not.
 */
export function beside(thing: Box | null, size: Size, screen: Size, seen: readonly Box[] = [], elsewhere: readonly Corner[] = []): Corner {
  // A thing as large as the screen leaves its corners.
  const corners = [
    { left: EDGE, top: screen.height },
    { left: screen.width, top: EDGE },
  ];
  const offered = thing ? [...around(thing, size), ...corners, ...elsewhere] : [...elsewhere, ...corners];
  const places = offered.map((place) => withinScreen(place, size, screen));
  const cost = (place: Corner): number => {
    const box = { ...place, width: size.width, height: size.height };
    return (thing ? overlap(box, thing) * 1000 : 0) + seen.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const least = (best: Corner, place: Corner): Corner => (cost(place) < cost(best) ? place : best);
  const chosen = places.reduce(least);
  if (cost(chosen) === 0) return chosen;
  const wanted = thing ? centredOn(thing, size) : places[0];
  const away = ({ left, top }: Corner): number => Math.hypot(left - wanted.left, top - wanted.top);
  return [chosen, ...everywhere(size, screen).sort((a, b) => away(a) - away(b))].reduce(least);
}

function centredOn({ left, top, width, height }: Box, size: Size): Corner {
  return { left: left + (width - size.width) / 2, top: top + (height - size.height) / 2 };
}

function around(thing: Box, size: Size): Corner[] {
  const centred = centredOn(thing, size);
  return [
    { left: centred.left, top: thing.top - GAP - size.height },
    { left: centred.left, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: centred.top },
    { left: thing.left - GAP - size.width, top: centred.top },
  ];
}

function everywhere(size: Size, screen: Size): Corner[] {
  const steps = (room: number): number[] =>
    Array.from({ length: Math.max(0, Math.floor(room / STRIDE) + 1) }, (_, step) => EDGE + step * STRIDE);
  const across = steps(screen.width - size.width - 2 * EDGE);
  return steps(screen.height - size.height - 2 * EDGE).flatMap((top) => across.map((left) => ({ left, top })));
}

function withinScreen({ left, top }: Corner, size: Size, screen: Size): Corner {
  return {
    left: Math.max(EDGE, Math.min(left, screen.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, screen.height - size.height - EDGE)),
  };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
