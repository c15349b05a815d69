import { type Form, formsOf, type Level, levelsOf, TILES, tileOf } from '@luftschloss/engine/castles';
import { element } from '../common/svg.ts';
import { castleDefs, type DrawOptions, penFor } from './castle.ts';
import { px } from './ink.ts';
import { type RoomPicture, roomFragment } from './room.ts';
import { documentOf, paperFragment } from './sheet.ts';
import { textLine } from './text.ts';

export interface TileOptions extends DrawOptions {
  readonly turns?: 0 | 1 | 2 | 3;
  readonly level?: Level; // hallways only
  readonly completed?: boolean;
  readonly scored?: number;
  readonly nameless?: boolean; // where the name stands beside it
  readonly plain?: boolean; // where all that is written on it stands beside it
}

/** One room on its own: for markets, galleries and room cards. */
export function drawTile(id: string, options: TileOptions): string {
  const pen = penFor(options);
  const { drawing: words } = pen.language.words;
  const tile = tileOf(id);
  const form = formsOf(tile, options.level ?? null)[options.turns ?? 0];
  const margin = options.margin ?? 0.25;
  const room: RoomPicture = {
    form,
    x: margin,
    y: margin,
    completed: options.completed ?? false,
    scored: options.scored,
    nameless: options.nameless ?? false,
    plain: options.plain ?? false,
  };
  return documentOf(
    {
      width: (form.width + 2 * margin) * pen.size,
      height: (form.height + 2 * margin) * pen.size,
      title: pen.language.term('castles.room', id),
      description: words.castles.tile({ room: id, type: tile.type, size: tile.size, doors: form.entranceCount }),
    },
    pen,
    castleDefs(pen),
    roomFragment(room, pen),
  );
}

/** Every form of every tile: four turns, hallways on both levels. */
export function galleryForms(): readonly Form[][] {
  return TILES.flatMap((tile) => levelsOf(tile).map((level) => [...formsOf(tile, level)]));
}

/** Every room in every rotation, one room to a row, for the eye to check. */
export function drawGallery(options: DrawOptions): string {
  const pen = penFor({ cellSize: 30, ...options });
  const { size, theme, language } = pen;
  const { castles } = language.words.drawing;
  const rows = galleryForms();
  const columns = 3;
  const lane = 27 * size;
  const tops = new Array<number>(columns).fill(size * 2);
  const fragments = rows.map((forms) => {
    const column = tops.indexOf(Math.min(...tops));
    const top = tops[column];
    tops[column] += (Math.max(...forms.map(({ height }) => height)) + 1.6) * size;
    let x = 0.5;
    const [{ level, tile }] = forms;
    const caption = level === 'down' ? castles.downstairs({ room: tile.id }) : language.term('castles.room', tile.id);
    const pictures = forms.map((form) => {
      const svg = roomFragment({ form, x, y: 0 }, pen);
      x += form.width + 0.8;
      return svg;
    });
    const heading = textLine(caption, size * 0.5, -size * 0.35, { size: 13, color: theme.ink, anchor: 'start' });
    return element('g', { transform: `translate(${px(column * lane + size)} ${px(top)})` }, heading, ...pictures);
  });
  const width = columns * lane + size;
  const height = Math.max(...tops) + size;
  const sheet = { width, height, title: castles.allRooms(), description: castles.allRoomsShown() };
  return documentOf(sheet, pen, castleDefs(pen), paperFragment(width, height, [0, 0], pen), ...fragments);
}
