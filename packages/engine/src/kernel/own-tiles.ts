import { accept, type Checked, reject } from './checked.ts';
import { list, object, oneOf, type Schema } from './schema.ts';

/**
 * Tiles that people describe themselves, since what is printed on theirs is not in our data. The id of such a tile is its description, so that it means the same
 * wherever a tile is named: in a file, in a link, on a plan, in a sentence. Nothing has to be registered for it.
 */
const SIGN = 'own';
const SEPARATOR = '/';
const LONGEST_NAME = 40;

export const OWN_TILES_FORMAT = 'luftschloss-tiles';

/** A collection of them, to be kept and shared. */
export interface OwnTilesFile<Tile extends { readonly name: string } = { readonly name: string }> {
  readonly format: typeof OWN_TILES_FORMAT;
  readonly game: string;
  readonly tiles: readonly Tile[];
}

export interface OwnTileLibrary<Tile extends { readonly name: string } = { readonly name: string }> {
  read(file: unknown): Checked<OwnTilesFile<Tile>>;
  /** The id of a tile that has been checked. */
  idOf(tile: Tile): string;
  /** `null` for an id that describes no tile. */
  describe(id: string): Tile | null;
}

/** The parts of such an id, its name first; `null` for other ids. */
function ownParts(id: string): string[] | null {
  const [sign, ...parts] = id.split(SEPARATOR);
  return sign === SIGN && parts.length > 0 ? parts : null;
}

/** What somebody has called a tile. */
export function ownName(id: string): string | null {
  return ownParts(id)?.[0] ?? null;
}

/** A name that fits into an id and can be read. */
export const ownTileName: Schema<string> = {
  check: (value, path) =>
    typeof value === 'string' && value.length <= LONGEST_NAME && value === value.trim() && /^[^/\p{C}]+$/u.test(value)
      ? accept(value)
      : reject('own-tile-name', { most: LONGEST_NAME }, path),
  json: { type: 'string', maxLength: LONGEST_NAME },
};

const MOST_TILES = 500;

/** What reads and writes own tiles of a game: a description as data, and the parts of an id that follow its name. */
export function ownTileLibrary<Tile extends { readonly name: string }>(
  game: string,
  schema: Schema<Tile>,
  toParts: (tile: Tile) => readonly string[],
  fromParts: (parts: readonly string[]) => object,
): OwnTileLibrary<Tile> {
  const file = object({ format: oneOf(OWN_TILES_FORMAT), game: oneOf(game), tiles: list(schema, MOST_TILES) });
  const idOf = (tile: Tile): string => [SIGN, tile.name, ...toParts(tile)].join(SEPARATOR);
  return {
    read: (value) => file.check(value, 'tiles'),
    idOf,
    describe(id) {
      const parts = ownParts(id);
      if (!parts) return null;
      const checked = schema.check({ name: parts[0], ...fromParts(parts.slice(1)) });
      // One tile, one id.
      return checked.ok && idOf(checked.value) === id ? checked.value : null;
    },
  };
}

/** Remembers only the last few hundred, so that a flood of new tiles cannot fill the memory. */
export function rememberLately<T>(make: (id: string) => T, most = 400): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    let found = known.get(id);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      found = make(id);
      known.set(id, found);
    }
    return found;
  };
}
