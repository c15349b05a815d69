/** A sign of a table: what it is, and where it stands. Pages and drawings mark signs by `data-sign="kind"` or `data-sign="kind:about"`. */
export interface Sign {
  readonly kind: string;
  readonly about: string; // which one of its kind
  readonly tile: string | null; // the tile that it belongs to
  readonly room: string | null; // the room on the board that it belongs to, as the drawing names it
  readonly castle: number | null; // the castle, or the seat, that it belongs to
}

export const SIGNS = '[data-sign]';

export function signNamed(name: string, place: Partial<Omit<Sign, 'kind' | 'about'>> = {}): Sign {
  const colon = name.indexOf(':');
  const [kind, about] = colon < 0 ? [name, ''] : [name.slice(0, colon), name.slice(colon + 1)];
  return { kind, about, tile: null, room: null, castle: null, ...place };
}

/** What an element is the sign of; what it belongs to is said by itself or by what it lies in. */
export function signOf(element: Element): Sign {
  const around = (name: string): string | null => element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;
  const castle = around('castle');
  const place = { tile: around('tile'), room: around('room'), castle: castle === null ? null : Number(castle) };
  return signNamed(element.getAttribute('data-sign') ?? '', place);
}
