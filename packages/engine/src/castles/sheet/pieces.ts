import { SIDES, type Side } from '../../common/grid.ts';
import { type Checked, object, oneOf } from '../../kernel/index.ts';
import { passageFields } from '../castle-file.ts';
import { PASSAGE_KINDS, type PassageKind, type PlacedPassage } from '../expansions/passages/passages.ts';
import type { CastlesTable } from './table-file.ts';

/** What belongs to a castle and is no tile, in the form of a tile: its kind in place of a tile's id. */
export type Piece = { readonly tile: typeof MOAT; readonly side: Side } | ({ readonly tile: PassageKind } & Omit<PlacedPassage, 'kind'>);

export const MOAT = 'moat';

const { kind, ...place } = passageFields;
const passage = object({ tile: kind, ...place });
const moat = object({ tile: oneOf(MOAT), side: oneOf(...SIDES) });

export function isPassage(id: string): id is PassageKind {
  return PASSAGE_KINDS.some((each) => each === id);
}

/** `null` for what claims to be a tile. */
export function pieceIn(value: unknown): Checked<Piece> | null {
  const id = typeof value === 'object' && value !== null && 'tile' in value ? value.tile : null;
  if (id === MOAT) return moat.check(value, 'tile');
  return typeof id === 'string' && isPassage(id) ? passage.check(value, 'tile') : null;
}

/** As misfits are called. */
export function nameOf(piece: Piece): string {
  return piece.tile === MOAT ? piece.side : piece.tile;
}

export function withPiece(table: CastlesTable, board: number, piece: Piece): CastlesTable {
  const players = table.players.map((player, seat) => {
    if (seat !== board || !player.castle) return player;
    const { moats = [], passages = [] } = player.castle;
    const added = piece.tile === MOAT ? { moats: [...moats, piece.side] } : { passages: [...passages, passageOf(piece)] };
    return { ...player, castle: { ...player.castle, ...added } };
  });
  return { ...table, players };
}

function passageOf({ tile, x, y, r }: Exclude<Piece, { readonly tile: typeof MOAT }>): PlacedPassage {
  return { kind: tile, x, y, r };
}
