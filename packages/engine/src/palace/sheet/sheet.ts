import { asking, type Inquiry, newInquiry, type Seat, type SheetLine, type TableSheet } from '../../kernel/index.ts';
import { playerFrom, withCompletion } from '../file-parts.ts';
import type { Palace, PlacedTile } from '../geometry/board.ts';
import {
  CATEGORIES,
  type Category,
  type CountedLine,
  countedIn,
  favorLine,
  ownFavors,
  type ScoredTable,
} from '../scoring/final-scoring.ts';
import { rankPlayers } from '../scoring/result.ts';
import type { Player } from '../table/state.ts';
import { type BuiltPalace, buildPalace } from './building-order.ts';
import type { PalaceTable } from './table-file.ts';

export function palaceSheet(table: PalaceTable): TableSheet {
  const inquiry = newInquiry();
  const built = buildPalace(table);
  const scored = scoredTable(table, built, inquiry);
  const numbers = new Map(built.order.map((number) => [table.tiles[number].tile, number]));
  const lines = table.players.map((_, seat) =>
    CATEGORIES.flatMap((category) => certainLines(scored, seat, category, inquiry)).map((line) => onTable(line, numbers)),
  );
  return {
    ...rankPlayers(scored, lines),
    categories: CATEGORIES,
    boards: [{ order: built.order, misfits: built.misfits }],
    questions: inquiry.questions(),
  };
}

function onTable({ tiles, ...line }: CountedLine, numbers: ReadonlyMap<string, number>): SheetLine {
  return { ...line, tiles: tiles.map((tile) => ({ board: 0, tile: numbers.get(tile) ?? 0 })) };
}

/** A favor may be certain while another one is not. */
function certainLines(scored: ScoredTable, seat: Seat, category: Category, inquiry: Inquiry): CountedLine[] {
  if (category !== 'favors') return inquiry.certain(category, () => countedIn(scored, seat, category)) ?? [];
  const shared = inquiry.certain(category, () => scored.publicFavors) ?? [];
  const own = inquiry.certain(category, () => ownFavors(scored.players[seat])) ?? [];
  const works = [
    ...shared.map((favor) => () => favorLine(scored, seat, favor, 'public')),
    ...own.map((favor) => () => favorLine(scored, seat, favor, 'own')),
  ];
  return works.flatMap((work) => inquiry.certain(category, work) ?? []).map((line) => ({ category, ...line }));
}

/** The table as the final scoring reads it: reading what is not entered is noted. */
function scoredTable(table: PalaceTable, built: BuiltPalace, inquiry: Inquiry): ScoredTable {
  return {
    palace: withOwners(withCompletion(built.palace), table, built.order, inquiry),
    players: table.players.map((entered, seat) => playerAt(entered, seat, inquiry)),
    get publicFavors() {
      if (!table.publicFavors) inquiry.note(asking('publicFavors', null, 'public-favors'));
      return table.publicFavors ?? [];
    },
  };
}

function withOwners(palace: Palace, { tiles }: PalaceTable, order: readonly number[], inquiry: Inquiry): Palace {
  const owned = palace.tiles.map((placed, index): PlacedTile => {
    const number = order[index];
    if (tiles[number].owner !== undefined) return placed;
    const { tile } = placed;
    return {
      ...placed,
      get owner() {
        inquiry.note(asking(`tiles[${number}].owner`, null, 'owner', { tile }));
        return null;
      },
    };
  });
  return { ...palace, tiles: owned };
}

function playerAt(entered: PalaceTable['players'][number], seat: Seat, inquiry: Inquiry): Player {
  const player = playerFrom(entered);
  const own = <T>(isEntered: boolean, value: T, field: string): T => {
    if (!isEntered) inquiry.note(asking(`players[${seat}].${field}`, seat, field));
    return value;
  };
  return {
    get swans() {
      return own(entered.swans !== undefined, player.swans, 'swans');
    },
    get secret() {
      return own(entered.secret !== undefined, player.secret, 'secret');
    },
    get slots() {
      return own(entered.slots !== undefined, player.slots, 'slots');
    },
  };
}
