import type { Cell, ForeseenReward, Swan, TileId } from '@luftschloss/engine/palace';
import { matchesIn } from './matches.ts';
import type { Way } from './sites.ts';

/** What one seat gets. */
export interface Gets {
  readonly seat: number;
  readonly swans: readonly Swan[];
  readonly gives: ForeseenReward['gives'] | null;
}

/** One thing that a build brings about, with everybody who gets something by it. */
export type PreviewLine =
  | {
      readonly kind: 'match';
      readonly number: number;
      readonly swan: Swan;
      readonly gets: readonly Gets[];
      readonly cells: readonly Cell[];
    }
  | { readonly kind: 'third'; readonly tile: TileId; readonly gets: readonly Gets[]; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'completed';
      readonly tile: TileId;
      readonly owner: number | null;
      readonly gets: readonly Gets[];
      readonly cells: readonly Cell[];
    };

/** Several things of a kind in one line, for a narrow screen. */
export type Gathered =
  | { readonly kind: 'matches'; readonly numbers: readonly number[]; readonly gets: readonly Gets[]; readonly cells: readonly Cell[] }
  | { readonly kind: 'all-completed'; readonly count: number; readonly gets: readonly Gets[]; readonly cells: readonly Cell[] };

/** What may lie there in at most four lines: matches together, and what they complete together. */
export function inBrief(lines: readonly PreviewLine[]): (PreviewLine | Gathered)[] {
  const matches = lines.filter((line) => line.kind === 'match');
  const completed = lines.filter((line) => line.kind === 'completed');
  const third = lines.filter((line) => line.kind === 'third');
  return [
    ...(matches.length > 1 ? [{ kind: 'matches', numbers: matches.map(({ number }) => number), ...together(matches) } as const] : matches),
    ...third,
    ...(completed.length > 1 ? [{ kind: 'all-completed', count: completed.length, ...together(completed) } as const] : completed),
  ];
}

function together(lines: readonly PreviewLine[]): Pick<PreviewLine, 'gets' | 'cells'> {
  const gets: Gets[] = [];
  for (const each of lines.flatMap((line) => line.gets)) {
    const known = gets.findIndex(({ seat, gives }) => seat === each.seat && gives === each.gives && gives === null);
    if (known < 0) gets.push(each);
    else gets[known] = { ...each, swans: [...gets[known].swans, ...each.swans] };
  }
  return { gets: gets.sort((a, b) => a.seat - b.seat), cells: lines.flatMap(({ cells }) => cells) };
}

export function linesOf(way: Way): PreviewLine[] {
  const { action, preview } = way;
  const { tiles } = preview.after.palace;
  const cellOf = (id: TileId): Cell[] => tiles.filter(({ tile }) => tile === id).map(({ x, y }) => ({ x, y }));
  const lines: PreviewLine[] = matchesIn(way).map(({ number, swan, tile }) => ({
    kind: 'match',
    number,
    swan,
    gets: gathered(way, (swanOf) => swanOf.reason.why === 'match' && swanOf.reason.other === tile),
    cells: [...cellOf(tile), { x: action.x, y: action.y }],
  }));
  const third = gathered(way, ({ reason }) => reason.why === 'third-column');
  if (third.length > 0) lines.push({ kind: 'third', tile: action.tile, gets: third, cells: cellOf(action.tile) });
  for (const { tile, owner } of preview.completed) {
    const gets = gathered(way, ({ reason }) => (reason.why === 'living' || reason.why === 'hallway') && reason.tile === tile);
    const rewards = preview.rewards.filter((reward) => reward.tile === tile).map(({ seat, gives }) => ({ seat, swans: [], gives }));
    lines.push({ kind: 'completed', tile, owner, gets: [...gets, ...rewards], cells: cellOf(tile) });
  }
  return lines;
}

function gathered({ preview }: Way, wanted: (swan: Way['preview']['swans'][number]) => boolean): Gets[] {
  const bySeat = new Map<number, Swan[]>();
  for (const swan of preview.swans.filter(wanted)) bySeat.set(swan.seat, [...(bySeat.get(swan.seat) ?? []), swan.colour]);
  return [...bySeat].map(([seat, swans]) => ({ seat, swans, gives: null }));
}
