import { type Seat, TABLE_FORMAT } from '../../kernel/index.ts';
import { scoresDuringPlay, termsOf } from '../expansions/decrees/decrees.ts';
import { planOf } from '../geometry/castle.ts';
import { depletedStacks } from '../scoring/final-points.ts';
import type { LedgerEntry } from '../scoring/ledger.ts';
import { PARTS, sumOf } from '../scoring/scoring.ts';
import { HIDDEN } from '../table/state.ts';
import type { CastlesView, SeatView } from '../table/view.ts';
import { buildingLines, downstairsRewards, rewardedRooms, settledReward } from './played-points.ts';
import type { CastleOnTable, CastlesPlayer, CastlesTable } from './table-file.ts';

/** The table of a game: of a finished one everything, of a running one what the viewer knows. */
export function castlesTableOf(view: CastlesView, names: readonly string[]): CastlesTable {
  const { rulesVersion, options, seats, favors, masterBuilder } = view;
  const table = {
    format: TABLE_FORMAT,
    game: 'castles',
    ...(rulesVersion !== undefined && { rulesVersion }),
    options,
    players: seats.map((seat, index) => playerOf(view, seat, index, names[index] ?? '')),
    favors,
    depleted: depletedStacks(view).map(({ name }) => name),
    ...(seats.length > 1 && { firstMasterBuilder: seats.findIndex(({ ledger }) => !ledger.some(([reason]) => reason === 'start')) }),
    ...(view.round > 0 && { lastMasterBuilder: masterBuilder }),
  };
  return table as CastlesTable;
}

function playerOf(view: CastlesView, seat: SeatView, index: Seat, name: string): CastlesPlayer {
  const { castle, money, swans, decree, savings, secretRoom } = seat;
  const terms = termsOf(view, index);
  const player = {
    name,
    castle: castleOf(seat, rewardsOf(view, seat, index)),
    ...(money !== null && { money }),
    ...known('bonusCards', seat.bonusCards),
    ...(view.options.swans && { swans }),
    ...(decree !== null && { decree }),
    ...(terms.saves && { savings }),
    ...((view.options.towers || view.options.decrees) && known('ownFavors', seat.ownFavors)),
    ...(secretRoom !== null && secretRoom.tile !== HIDDEN && { secretRoom: secretRoom.tile }),
    ...(downstairsRewards(castle, terms) > 0 && { downstairsPoints: sumOf(rewards(seat).filter(({ room }) => isDownstairs(seat, room))) }),
    ...(decree !== null && scoresDuringPlay(decree) && { decreePoints: decreePointsOf(seat, sumOf(buildingLines(castle, terms))) }),
  };
  return player as CastlesPlayer;
}

function known(field: string, cards: readonly string[]): object {
  return cards.includes(HIDDEN) ? {} : { [field]: cards };
}

/** Points of completion rewards, each with its room. */
function rewards({ ledger }: SeatView): { readonly room: number; readonly points: number }[] {
  return ledger
    .filter(([reason]) => reason === 'activity' || reason.startsWith('again-'))
    .map(([, points, room]) => ({ room: Number(room), points }));
}

function isDownstairs({ castle }: SeatView, room: number): boolean {
  return planOf(castle).rooms[room].form.tile.type === 'downstairs';
}

/** By room: only those that cannot be read off the castle, because they depend on the order in which it was built. */
function rewardsOf(view: CastlesView, seat: SeatView, index: Seat): Map<number, number> {
  const terms = termsOf(view, index);
  const built = { castle: seat.castle, orderKnown: false };
  const scored = rewards(seat);
  const differing = rewardedRooms(seat.castle, terms)
    .map((room) => ({ room, points: sumOf(scored.filter((reward) => reward.room === room)) }))
    .filter(({ room, points }) => {
      const settled = settledReward(built, room, terms);
      return settled === null || sumOf(settled) !== points;
    });
  return new Map(differing.map(({ room, points }) => [room, points]));
}

function castleOf({ castle }: SeatView, points: ReadonlyMap<number, number>): CastleOnTable {
  const { tiles, barbican, moats, passages } = castle;
  const placed = tiles.map((tile, room) => ({ ...tile, ...(points.has(room) && { reward: points.get(room) }) }));
  return {
    tiles: placed,
    ...(barbican && { barbican }),
    ...(moats && { moats }),
    ...(passages && { passages }),
    inOrder: true,
  } as CastleOnTable;
}

const BUILDING: readonly string[] = [...PARTS, 'moat'];

/** What the decree gave during the game, less the points that were taken as money. */
function decreePointsOf({ ledger }: SeatView, building: number): number {
  const sum = (wanted: (reason: string) => boolean): number =>
    sumOf(ledger.filter(([reason]) => wanted(reason)).map(([, points]: LedgerEntry) => ({ points })));
  return sum((reason) => reason === 'decree') + sum((reason) => BUILDING.includes(reason)) - building;
}
