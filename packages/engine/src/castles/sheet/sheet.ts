import { newInquiry, rank, type Seat, type SheetLine, type TableSheet } from '../../kernel/index.ts';
import {
  cardEntries,
  decreeFavors,
  depletedEntry,
  favorEntries,
  PARTS_IN_ORDER,
  PARTS_OF_THE_END,
  type Part,
  towerFavors,
} from '../scoring/final-points.ts';
import { tiebreaksOf } from '../scoring/final-scoring.ts';
import { CATEGORIES, type LedgerEntry } from '../scoring/ledger.ts';
import { sumOf } from '../scoring/scoring.ts';
import { soloTitle } from '../scoring/solo-titles.ts';
import { type EnteredTable, enterTable } from './entered-table.ts';
import { ledgerLine, playedLines, type RoomLine } from './played-points.ts';
import type { CastlesTable } from './table-file.ts';

export function castlesSheet(table: CastlesTable): TableSheet {
  const entered = enterTable(table, newInquiry());
  const categories = categoriesOf(table);
  const { inquiry, tally, built } = entered;
  const contenders = table.players.map((_, seat) => {
    const scored = [...playedLines(entered, seat), ...finalLines(entered, seat)];
    const lines = categories.flatMap((category) => scored.filter((line) => line.category === category));
    const score = sumOf(lines);
    return {
      lines: lines.map((line) => onTable(entered, seat, line)),
      score,
      tiebreaks: tiebreaksOf(table.options, tally.allHoldings[seat]),
    };
  });
  const questions = inquiry.questions();
  const certain = questions.length === 0 && built.every((castle) => castle?.misfits.length === 0);
  const titled = contenders.map((contender) =>
    table.players.length === 1 && certain ? { ...contender, note: { code: soloTitle(table.options, contender.score) } } : contender,
  );
  return {
    ...rank(titled),
    categories,
    boards: built.map((castle) => ({ order: castle?.order ?? [], misfits: castle?.misfits ?? [] })),
    questions,
  };
}

function onTable({ built }: EnteredTable, seat: Seat, { rooms, ...line }: RoomLine): SheetLine {
  const order = built[seat]?.order ?? [];
  return { ...line, tiles: rooms.map((room) => ({ board: seat, tile: order[room] })) };
}

function categoriesOf({ options, players }: CastlesTable): string[] {
  const absent: { readonly [category: string]: boolean } = {
    start: players.length === 1,
    moats: !options.moats,
    swans: !options.swans,
    decree: !options.decrees,
    favors: players.length === 1,
    'own-favors': !options.towers && !options.decrees,
  };
  const usual = CATEGORIES.filter((category) => !absent[category]);
  return players.some(({ track }) => track !== undefined) ? [...usual, 'track'] : usual;
}

const CATEGORY_OF: { readonly [part in Part]: (typeof CATEGORIES)[number] } = {
  depleted: 'depleted-stacks',
  swans: 'swans',
  decree: 'decree',
  favors: 'favors',
  'bonus-cards': 'bonus-cards',
  'tower-favors': 'own-favors',
  money: 'money',
};

type Work = () => readonly LedgerEntry[];

type Pieces = (entered: EnteredTable, seat: Seat) => readonly Work[];

/** Pieces of the final scoring that may be certain one by one, by what lists them. */
const PIECES: { readonly [part in Part]: readonly Pieces[] } = {
  depleted: [({ tally }, seat) => tally.depleted.map((stack) => () => [depletedEntry(stack, tally.allHoldings[seat])])],
  swans: [whole('swans')],
  decree: [whole('decree')],
  favors: [
    ({ tally, scoring }, seat) => scoring.favors.map((favor) => () => favorEntries(tally, seat, 'favor', [favor])),
    ({ tally, scoring }, seat) => decreeFavors(scoring, seat).map((favor) => () => favorEntries(tally, seat, 'own-favor', [favor])),
  ],
  'bonus-cards': [({ tally, scoring }, seat) => scoring.seats[seat].bonusCards.map((card) => () => cardEntries(tally, seat, [card]))],
  'tower-favors': [
    ({ tally, scoring }, seat) => towerFavors(scoring, seat).map((favor) => () => favorEntries(tally, seat, 'own-favor', [favor])),
  ],
  money: [whole('money')],
};

function whole(part: Part): Pieces {
  return ({ tally }, seat) => [() => PARTS_OF_THE_END[part](tally, seat)];
}

function finalLines(entered: EnteredTable, seat: Seat): RoomLine[] {
  const { inquiry, table, built, counted } = entered;
  const castle = built[seat]?.castle ?? { tiles: [] };
  return PARTS_IN_ORDER[table.options.edition].flatMap((part) => {
    const category = CATEGORY_OF[part];
    const works = PIECES[part].flatMap((pieces) => inquiry.certain(category, () => pieces(entered, seat)) ?? []);
    return works.flatMap((work) => {
      counted[seat].clear();
      const entries = inquiry.certain(category, work) ?? [];
      return entries.filter(([, points]) => points !== 0).map((entry) => ledgerLine(entry, castle, [...counted[seat]]));
    });
  });
}
