export interface RulesChapter {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The games in our own words: enough to play, not enough to argue. The engine knows the rest. */
export const RULES_TEXT: { readonly [game: string]: readonly RulesChapter[] } = {
  castles: [
    {
      title: 'What it is about',
      lines: [
        'Everybody draws a castle of their own, beginning with a foyer. Whoever has most points at the end has pleased the king.',
        'A round has a Master Builder, who fills the market, sets the prices and buys last. The others pay their money to the Master Builder; the Master Builder pays the bank.',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        'Buy one room of the market, or a hallway or stairs for 3000, and fit it into your castle at once. Or pass and take 5000.',
        'A new room must meet your castle door to door. Nothing may overlap, the fenced side of a garden stays free, and some door must still lead outside.',
        'Downstairs rooms lie one floor lower: only stairs and hallways of that floor join them.',
      ],
    },
    {
      title: 'Points for a room',
      lines: [
        'A room gives its printed points and its bonus when it is placed. Later rooms that fit its bonus give points as well.',
        'A door sign counts rooms connected by a door, bricks count rooms that merely touch (noise: it costs points), a keep counts rooms anywhere in your castle.',
      ],
    },
    {
      title: 'Completed rooms',
      lines: [
        'A room whose doors all meet other doors is complete and gives a reward by its type.',
        'Living: score it again. Sleeping: choose rooms of a stack for the next market. Food: another turn. Utility: a bonus card. Outdoor: 10000. Activity: 5 points. Corridor: a free hallway or stairs. Downstairs: any of these.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'The game ends after the round in which the deck runs out. Then come the king’s favors (8, 4, 2, 1 for most of something), rooms of emptied stacks, your bonus cards, and a point for every 10000.',
      ],
    },
    {
      title: 'Expansions',
      lines: [
        'Swans come with some rooms and are worth money or points in sets. Secret passages join distant doors and double bonuses. Moats dig water around the castle. Towers bring secret favors. Decrees give each player a rule of their own.',
      ],
    },
  ],
  between: [
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
  ],
  palace: [
    {
      title: 'What it is about',
      lines: [
        'All build one palace together beside the lake. Rooms belong to whoever built them, swans are the money, and water creeps around the palace from both sides until its arms meet.',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        'Do one of these: build a room of the row for its price, build a hallway or stairs for nothing, put a room of the row on your blueprint for its price and three swans, or pay three swans to look at three favors and keep one.',
        'A tile must join the palace door to door. Downstairs rooms join only each other and the dark end of stairs. Doors may be walled up on purpose, but some door must still lead outside.',
      ],
    },
    {
      title: 'Swans',
      lines: [
        'Every door shows a swan. Where the swans of two doors that meet have the same colour, both owners get one; grey goes with any colour.',
        'You pay with any swans you like. At the end they are worth points in sets of different colours: 1, 2, 4 or 7 for one, two, three or four.',
      ],
    },
    {
      title: 'Completed tiles',
      lines: [
        'A tile whose doors are all connected is complete, and its owner is rewarded. Living: one more swan for each of its doors that matches. Food: keep one of three favors. Sleeping: a room of the row for your blueprint at its price. Hallway: the two swans on it. Downstairs: a secret swan.',
        'At the end a complete activity room is worth 7, a complete utility room 3 for each thing in its bubble, and complete stairs 3 for every downstairs room below them.',
        'For every tile that was completed, moat is laid: none at first, then 1, 2, 4 and 6 pieces as the stacks run empty. You choose which arm grows.',
      ],
    },
    {
      title: 'Your blueprint',
      lines: [
        'It has six slots. A room tile wakes the power of its slot: two discounts, moving the moat, ten points, winning tied favors, or three swans at the end. A favor kills the power but counts itself.',
        'It also counts the types of tiles that you have built: 10 points for five of a type, and 10, 20 and 30 more when you have one, two and three of every type.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'The game ends after a turn in which the arms of the moat met, the moat ran out, or the last stack was emptied. Then the favors are counted: the four of the king for everybody, the secret ones for those who kept them. Most and fewest mean alone; a tie scores only with the power for it.',
      ],
    },
  ],
};
