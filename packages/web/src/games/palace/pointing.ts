import type { Cell, PalaceEvent, PalaceView, TileId } from '@luftschloss/engine/palace';

/** Cells of the palace that somebody points at: a line of the log, of a preview, of the score. */
export type Pointing = (cells: readonly Cell[]) => void;

/** Which cells an event is about. */
export function cellsOfEvent({ palace }: PalaceView, event: PalaceEvent): readonly Cell[] {
  const where = (...tiles: readonly TileId[]): Cell[] =>
    palace.tiles.filter(({ tile }) => tiles.includes(tile)).map(({ x, y }) => ({ x, y }));
  switch (event.type) {
    case 'built':
      return [{ x: event.x, y: event.y }];
    case 'completed':
    case 'secret-swan':
      return where(event.tile);
    case 'swan':
      return where(event.reason.tile, ...('other' in event.reason ? [event.reason.other] : []));
    case 'moat-laid':
      return [{ x: event.x, y: event.y }];
    case 'moat-moved':
      return [event.from, event.to];
    case 'paid':
      return event.purchase.type === 'build' ? [{ x: event.purchase.x, y: event.purchase.y }] : [];
    default:
      return [];
  }
}
