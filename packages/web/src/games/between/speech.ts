import { type Attendant, type CastleIndex, type RegularType, roomById, type TileId } from '@luftschloss/engine/between';
import { betweenCell, betweenRule, betweenTalk, betweenTalkWords, type Language, plain, type Words } from '@luftschloss/words';

/** What the table says, in the language of its reader. */
export interface Speech {
  readonly words: Words['between-table'];
  tile(tile: TileId): string;
  rule(tile: TileId): string; // what a room scores for
  castle(castle: CastleIndex): string;
  attendant(attendant: Attendant): string;
  card(card: string): string;
  category(category: string): string;
  cell(x: number, y: number): string;
  bonus(type: RegularType): string; // what a castle gets for it
  talk(line: string): string; // what was said about a castle, without its name
}

export function speechOf(language: Language): Speech {
  const { words, said, term } = language;
  return {
    words: words['between-table'],
    tile: (tile) => term('between.room', tile.startsWith('throne') ? 'throne' : tile),
    rule: (tile) => plain(betweenRule(said, roomById(tile))),
    castle: (castle) => term('between.castle', String(castle)),
    attendant: (attendant) => term('between.attendant', attendant),
    card: (card) => term('between.card', card),
    category: (category) => term('between.category', category),
    cell: (x, y) => plain(betweenCell(said, x, y)),
    bonus: (type) => words.between.bonuses[type](),
    talk(line) {
      const talk = betweenTalk(line);
      return talk ? plain(betweenTalkWords(said, talk)) : line;
    },
  };
}
