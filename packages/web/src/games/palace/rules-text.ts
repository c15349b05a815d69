import type { RulesChapter } from '../screen.ts';

export const rulesText: readonly RulesChapter[] = [
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
];
