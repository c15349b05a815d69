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
        'All at once: keep two tiles of your hand and pass the rest on. Then place one of the two in the castle at your left and one in the castle at your right.',
        'Rooms rest on rooms: above the ground a tile needs one below it. Downstairs rooms go below the ground, everything else above. Outdoor rooms carry nothing but sky.',
        'Each tile scores at the end by what is next to it, above or below it, or anywhere in the castle; the list tells what a place is worth now.',
      ],
    },
    {
      title: 'Three of a kind, five of a kind',
      lines: [
        'The third room of a type earns the castle a bonus: drawn tiles, an attendant for the throne room, a bonus card, a fountain, a tower or a grand foyer. The fifth earns a specialty room of your choice.',
      ],
    },
    { title: 'The end', lines: ['After two rounds the castles are scored. With two players Ludwig builds as the third neighbour.'] },
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
        'Pay swans for a room of the row, a hallway or stairs and build it so that a door meets a door; or put a room on your blueprint; or ask for a favor.',
        'Swans on doors that meet go to the owners. Completed rooms bring a secret swan and, as the stacks empty, ever more moat to lay.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'The game ends when the arms of the moat meet or something runs out. Points come from your rooms, sets of swans, your blueprint and the favors of the king, shared and secret.',
      ],
    },
  ],
};
