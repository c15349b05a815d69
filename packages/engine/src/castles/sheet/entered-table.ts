import { accept, asking, type Checked, type Inquiry, reject, type Seat } from '../../kernel/index.ts';
import { keepsSecretRoom, termsOf } from '../expansions/decrees/decrees.ts';
import type { Castle } from '../geometry/castle.ts';
import { planOf } from '../geometry/castle.ts';
import { completeRooms } from '../geometry/completion.ts';
import { type ScoringSeat, type ScoringTable, type Tally, tallyWith } from '../scoring/final-points.ts';
import { type Holdings, isTower } from '../scoring/holdings.ts';
import { sizesInPlay } from '../table/setup.ts';
import type { Terms } from '../table/terms.ts';
import { FOYER, HALLWAY, STAIRS } from '../tiles.ts';
import { type BuiltCastle, buildCastle } from './building-order.ts';
import type { CastlesPlayer, CastlesTable } from './table-file.ts';

/** A table that somebody is entering, as the final scoring reads it: reading what is not there is noted. */
export interface EnteredTable {
  readonly table: CastlesTable;
  /** By seat; `null` where no foyer is entered. */
  readonly built: readonly (BuiltCastle | null)[];
  readonly scoring: ScoringTable;
  readonly tally: Tally;
  readonly inquiry: Inquiry;
  /** By seat: rooms that were counted since the set was emptied. */
  readonly counted: readonly Set<number>[];
}

const NO_CASTLE: Castle = { tiles: [{ tile: FOYER, x: 0, y: 0, r: 0 }] };

export function enterTable(table: CastlesTable, inquiry: Inquiry): EnteredTable {
  const built = buildCastles(table);
  const scoring = scoringTable(table, built, inquiry);
  const counted = table.players.map(() => new Set<number>());
  const allHoldings = table.players.map((_, seat) => holdingsAt(scoring, seat, counted[seat]));
  return { table, built, scoring, tally: tallyWith(scoring, allHoldings), inquiry, counted };
}

/** Each room is there once: the first castle that has it keeps it. */
function buildCastles({ options, players }: CastlesTable): (BuiltCastle | null)[] {
  const taken = new Set<string>();
  return players.map(({ castle }) => {
    const built = castle ? buildCastle(castle, options.edition, (tile) => taken.has(tile)) : null;
    for (const { tile } of castle?.tiles ?? []) if (isSingle(tile)) taken.add(tile);
    return built;
  });
}

export function castleAt(table: CastlesTable, board: number): Checked<BuiltCastle> {
  const built = buildCastles(table)[board];
  return built ? accept(built) : reject('foyer-first', {}, `table.players[${board}].castle`);
}

/** There is one of each room, and as many of the others as anybody wants to lay. */
export function isSingle(tile: string): boolean {
  return tile !== FOYER && tile !== HALLWAY && tile !== STAIRS;
}

/** The terms of a seat by the decree that is entered for it. */
export function termsAt({ players }: CastlesTable, seat: Seat): Terms {
  return termsOf({ seats: [{ decree: players[seat].decree ?? null }] }, 0);
}

function scoringTable(table: CastlesTable, built: readonly (BuiltCastle | null)[], inquiry: Inquiry): ScoringTable {
  const { options, players, favors, depleted, lastMasterBuilder } = table;
  const isEmpty = (stack: string): boolean => entered(inquiry, depleted, [], 'depleted', null, 'depleted').includes(stack);
  const left = (stack: string): number => (isEmpty(stack) ? 0 : 1);
  const alone = players.length === 1;
  return {
    ...(table.rulesVersion !== undefined && { rulesVersion: table.rulesVersion }),
    options,
    get masterBuilder() {
      return alone ? 0 : entered(inquiry, lastMasterBuilder, -1, 'lastMasterBuilder', null, 'last-master-builder');
    },
    get favors() {
      return alone ? [] : entered(inquiry, favors, [], 'favors', null, 'favors');
    },
    get hallways() {
      return left('hallways');
    },
    get stairs() {
      return left('stairs');
    },
    get moats() {
      return left('moats');
    },
    supply: {
      get stacks() {
        return Object.fromEntries(sizesInPlay(options).map((size) => [size, left(String(size))]));
      },
    },
    seats: players.map((player, seat) => scoringSeat(table, player, seat, built[seat], inquiry)),
  };
}

function entered<T>(inquiry: Inquiry, value: T | undefined, otherwise: T, place: string, seat: Seat | null, code: string): T {
  if (value === undefined) inquiry.note(asking(place, seat, code));
  return value ?? otherwise;
}

function scoringSeat(table: CastlesTable, player: CastlesPlayer, seat: Seat, built: BuiltCastle | null, inquiry: Inquiry): ScoringSeat {
  const { options } = table;
  const terms = termsAt(table, seat);
  const own = <T>(value: T | undefined, otherwise: T, field: string, code = field): T =>
    entered(inquiry, value, otherwise, `players[${seat}].${field}`, seat, code);
  return {
    get castle() {
      return own(built?.castle, NO_CASTLE, 'castle');
    },
    get money() {
      return own(player.money, 0, 'money');
    },
    get savings() {
      return terms.saves ? own(player.savings, 0, 'savings') : 0;
    },
    get swans() {
      return options.swans ? own(player.swans, [], 'swans') : [];
    },
    get decree() {
      return options.decrees ? own<string | null>(player.decree, null, 'decree') : null;
    },
    get bonusCards() {
      return own(player.bonusCards, [], 'bonusCards', 'bonus-cards');
    },
    get ownFavors() {
      const mayHaveSome = terms.decreeFavors > 0 || (options.towers && hasCompleteTower(built, terms));
      return mayHaveSome ? own(player.ownFavors, [], 'ownFavors', 'own-favors') : (player.ownFavors ?? []);
    },
    get secretRoom() {
      if (!keepsSecretRoom(player.decree ?? null)) return null;
      const tile = own(player.secretRoom, '', 'secretRoom', 'secret-room');
      return tile === '' ? null : { tile };
    },
  };
}

// C-12.1
function hasCompleteTower(built: BuiltCastle | null, { wallsConnect }: Terms): boolean {
  if (!built) return false;
  const plan = planOf(built.castle);
  return completeRooms(plan, wallsConnect).some((room) => isTower(plan.rooms[room].form.tile));
}

function holdingsAt(scoring: ScoringTable, seat: Seat, counted: Set<number>): Holdings {
  const owner = scoring.seats[seat];
  return {
    get plan() {
      return planOf(owner.castle);
    },
    edition: scoring.options.edition,
    get money() {
      return (owner.money ?? 0) + owner.savings;
    },
    get swanTokens() {
      return owner.swans.length;
    },
    get wallsConnect() {
      return termsOf(scoring, seat).wallsConnect;
    },
    counted: (room) => counted.add(room),
  };
}
