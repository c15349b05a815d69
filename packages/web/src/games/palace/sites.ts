import type { BoardPoint } from '@luftschloss/drawing';
import { type ActionOf, type Cell, type PalaceView, type Preview, previewsOf, type Swan, type TileId } from '@luftschloss/engine/palace';
import { standingOf } from './standing.ts';

/** One legal way to build a tile in a cell. */
export interface Way {
  readonly action: ActionOf<'build'>;
  readonly preview: Preview;
  readonly gain: number; // points now, with what it costs
  readonly swans: readonly Swan[]; // that the builder gets
}

/** A cell where a tile can be built. */
export interface Site {
  readonly cell: Cell;
  readonly key: string;
  readonly ways: readonly Way[]; // by turns
  readonly best: number; // of the ways
}

export const cellKey = ({ x, y }: Cell): string => `${x} ${y}`;

const known = new WeakMap<PalaceView, Map<TileId, readonly Site[]>>();

/** Every legal place of a tile with what it brings, best first. */
export function sitesOf(view: PalaceView, tile: TileId): readonly Site[] {
  let ofView = known.get(view);
  if (!ofView) {
    ofView = new Map();
    known.set(view, ofView);
  }
  let sites = ofView.get(tile);
  if (!sites) {
    sites = foundSites(view, tile);
    ofView.set(tile, sites);
  }
  return sites;
}

function foundSites(view: PalaceView, tile: TileId): Site[] {
  const seat = view.viewer ?? 0;
  const { now } = standingOf(view, seat);
  const byCell = new Map<string, Way[]>();
  for (const { action, preview } of previewsOf(view, tile)) {
    const swans = preview.swans.filter((swan) => swan.seat === seat).map(({ colour }) => colour);
    const way = { action, preview, gain: standingOf(preview.after, seat).now - now, swans };
    const ways = byCell.get(cellKey(action));
    if (ways) ways.push(way);
    else byCell.set(cellKey(action), [way]);
  }
  return [...byCell.entries()]
    .map(([key, ways]) => {
      const best = ways.reduce((chosen, way, index) => (worth(way, seat) > worth(ways[chosen], seat) ? index : chosen), 0);
      return { key, cell: { x: ways[0].action.x, y: ways[0].action.y }, ways, best };
    })
    .sort((a, b) => worth(b.ways[b.best], seat) - worth(a.ways[a.best], seat));
}

/** Points first, then swans, then that others get less. */
function worth({ gain, swans, preview }: Way, seat: number): number {
  const others = preview.swans.filter((swan) => swan.seat !== seat).length;
  return gain * 1000 + swans.length * 50 + preview.completed.filter(({ owner }) => owner === seat).length * 10 - others;
}

export function siteAt(sites: readonly Site[], cell: Cell | null): Site | null {
  return (cell && sites.find(({ key }) => key === cellKey(cell))) || null;
}

/** The nearest site in a direction of the screen, for the arrow keys. */
export function siteBeside(sites: readonly Site[], from: Cell, { x: dx, y: dy }: BoardPoint): Site | null {
  let nearest: Site | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const site of sites) {
    const [x, y] = [site.cell.x - from.x, from.y - site.cell.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0) continue;
    const way = along + aside * 2.5;
    if (way < least) [nearest, least] = [site, way];
  }
  return nearest;
}
