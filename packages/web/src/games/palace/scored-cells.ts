import type { Seat } from '@luftschloss/engine/kernel';
import {
  type Cell,
  cellarOf,
  favorOf,
  type PalaceView,
  type PlacedTile,
  type TileType,
  TRACKED_TYPES,
  tileOf,
} from '@luftschloss/engine/palace';

/** What a line of the final score is for: a code with its parameters. */
interface Reason {
  readonly code: string;
  readonly params?: { readonly [name: string]: unknown };
}

type Tiles = readonly PlacedTile[];

/** Which tiles of the palace a line of the final score counts; none where it counts swans, slots or favors. */
export function scoredCells({ palace }: Pick<PalaceView, 'palace'>, seat: Seat, { code, params = {} }: Reason): readonly Cell[] {
  const own = palace.tiles.filter(({ owner }) => owner === seat);
  const ofType = (type: unknown): Tiles => own.filter(({ tile }) => tileOf(tile).type === type);
  const called = (...ids: readonly unknown[]): Tiles => palace.tiles.filter(({ tile }) => ids.includes(tile));
  switch (code) {
    case 'row':
      return ofType(params['type']).slice(0, Number(params['count'])).map(cellOf);
    case 'column':
      return TRACKED_TYPES.flatMap((type) => ofType(type).slice(Number(params['count']) - 1, Number(params['count']))).map(cellOf);
    case 'stairs':
      return called(...cellarOf(palace, seat)).map(cellOf);
    case 'activity':
      return called(params['tile']).map(cellOf);
    case 'utility-rooms':
      return [...ofType(params['type']), ...asking(own, 'room', params['type'])].map(cellOf);
    case 'utility-swans':
      return asking(own, 'swan', params['colour']).map(cellOf);
    case 'utility-favors':
      return asking(own, 'favor').map(cellOf);
    case 'public-favor':
    case 'public-favor-tied':
    case 'own-favor':
    case 'own-favor-tied': {
      const { measure } = favorOf(String(params['favor']));
      return measure.item === 'tiles' ? ofType(measure.type satisfies TileType).map(cellOf) : [];
    }
    default:
      return [];
  }
}

/** The completed utility rooms that score for such a thing. */
function asking(own: Tiles, item: 'room' | 'swan' | 'favor', what?: unknown): Tiles {
  return own.filter(({ tile, complete }) => {
    const { bubble } = tileOf(tile);
    if (!complete || bubble?.item !== item) return false;
    return bubble.item === 'room' ? bubble.type === what : bubble.item === 'swan' ? bubble.colour === what : true;
  });
}

const cellOf = ({ x, y }: PlacedTile): Cell => ({ x, y });
