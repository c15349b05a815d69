import type { RulesChapter } from '../screen.ts';

export const rulesText: readonly RulesChapter[] = [
  {
    title: 'What it is about',
    lines: [
      'Between every two neighbours at the table stands a castle that both of them build. Only the worse of your two castles is your score, so neither may be neglected.',
    ],
  },
  {
    title: 'A turn',
    lines: [
      'There are two rounds of four turns. In a round everybody begins with nine tiles. All at once: keep two tiles of your hand and pass the rest on, to the left in the first round and to the right in the second. The ninth tile is never placed.',
      'Then everybody shows the two tiles and places one in the castle at the left hand and one in the castle at the right hand. You and your partner may talk and suggest places to each other; whoever holds the tile decides.',
    ],
  },
  {
    title: 'Where a tile may lie',
    lines: [
      'It must touch a room of the castle, side to side. Above the ground it also needs a room directly below it.',
      'Downstairs rooms go below the ground. Corridors and grand foyers go anywhere, everything else at the ground or above.',
      'Nothing may ever lie on top of an outdoor room, a fountain or a tower.',
    ],
  },
  {
    title: 'Three of a kind, five of a kind',
    lines: [
      'The third room of a type earns the castle a bonus at once. Food: draw five tiles and place one. Living: an attendant for the throne room. Utility: one of three bonus cards. Outdoor: a fountain. Sleeping: a tower. Corridor: a grand foyer. Downstairs: any of these.',
      'The fifth room of a type earns a fountain, a tower or a grand foyer of your choice.',
    ],
  },
  {
    title: 'Points',
    lines: [
      'They are counted at the end, but shown all the time. Food rooms want something directly above or below. Living rooms look at the eight cells around them. Utility rooms count rooms of one type in an unbroken chain. Outdoor rooms count a type anywhere in the castle.',
      'Sleeping rooms are worth 4 in a castle with all seven types and 1 otherwise. Corridors count what hangs on the walls around them: paintings, swords, torches, mirrors. Downstairs rooms look up their own column.',
      'Thrones, attendants and bonus cards say themselves what they want. A tie goes to the better second castle, then to more specialty rooms.',
    ],
  },
  {
    title: 'Two players',
    lines: [
      'Ludwig sits down as the third. In each round one of you is his steward and decides which of his two drawn tiles goes into which of his castles. He scores like a player, and he can win.',
    ],
  },
];
