import type { RulesChapter } from '../screen.ts';

export const rulesText: readonly RulesChapter[] = [
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
];
