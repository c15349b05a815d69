import { drawPalaceTile } from '@luftschloss/drawing';
import { FAVORS, SLOTS, TILE_TYPES, TILES, type Tile } from '@luftschloss/engine/palace';
import { type Language, palaceTileName, plain } from '@luftschloss/words';
import { builtIn, type Counted, type Filter, type GalleryIn, type Piece } from '../../../gallery/collection.ts';
import numbers from './counted.json' with { type: 'json' };

export const counted: Counted = numbers;

const WALL = '-';

const RULES: { readonly [T in Tile['type']]: string } = {
  living: 'reward-living',
  food: 'reward-food',
  sleeping: 'reward-sleeping',
  utility: 'points-of-tiles',
  activity: 'points-of-tiles',
  downstairs: 'reward-downstairs',
  hallway: 'reward-hallway',
  stairs: 'stairs',
};

function doorsOf({ sides }: Tile): string[] {
  return [...sides].filter((side) => side !== WALL);
}

function tilePiece(tile: Tile, language: Language): Piece {
  const { words, said, term } = language;
  const say = words.gallery;
  const { id, type, reward, bubble } = tile;
  const doors = doorsOf(tile);
  return {
    id,
    name: plain(palaceTileName(said, id)),
    lines: [
      say.doors({ count: doors.length }),
      ...(reward ? [say.pays({ swans: reward.map((swan) => term('palace.swan', swan)) })] : []),
      ...(bubble ? [say.bubble({ thing: bubbleName(bubble, language) })] : []),
    ],
    house: true,
    facets: { type: [type], doors: [String(doors.length)] },
    draw: (light) => drawPalaceTile(id, light, language),
    rule: RULES[type],
    built: builtIn(counted, 'tiles', id),
  };
}

function bubbleName(bubble: NonNullable<Tile['bubble']>, { words, term }: Language): string {
  if (bubble.item === 'swan') return words.gallery.swansOf({ colour: term('palace.swan', bubble.colour) });
  return bubble.item === 'room' ? term('palace.type', bubble.type) : words.gallery.kind.favors();
}

function tileFilters({ words, term }: Language): Filter[] {
  const { gallery } = words;
  return [
    { id: 'type', title: gallery.type(), values: TILE_TYPES.map((type) => ({ id: type, name: term('palace.type', type) })) },
    { id: 'doors', title: gallery.doorCount(), values: ['1', '2', '3', '4'].map((count) => ({ id: count, name: count })) },
  ];
}

/** Everything that The Palace is made of. */
export const gallery: GalleryIn = (language) => {
  const { words, term } = language;
  const say = words.gallery;
  return [
    { id: 'tiles', title: say.kind.tiles(), filters: tileFilters(language), pieces: TILES.map((tile) => tilePiece(tile, language)) },
    {
      id: 'favors',
      title: say.kind.favors(),
      filters: [],
      pieces: FAVORS.map(({ id, points }) => ({
        id,
        name: term('palace.favor', id),
        lines: [say.worth({ points })],
        house: true,
        facets: {},
        rule: 'favors',
        built: null,
      })),
    },
    {
      id: 'powers',
      title: say.kind.powers(),
      filters: [],
      pieces: [...new Set(SLOTS)].map((slot) => ({
        id: slot,
        name: term('palace.slot', slot),
        lines: [],
        house: false,
        facets: {},
        rule: slot === 'move-moat' ? 'move-moat' : 'powers',
        built: null,
      })),
    },
  ];
};
