/** How the house introduces its games, and the settings that most tables want. */
export interface Preset {
  readonly label: string;
  readonly help: string;
  readonly options: { readonly [name: string]: unknown };
  readonly bots: number;
}

export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly length: string;
  readonly presets: readonly Preset[];
}

export const GAME_CARDS: readonly GameCard[] = [
  {
    id: 'castles',
    name: 'Castles',
    line: 'Buy rooms at prices that a rival has set, fit them together door to door, and please the king.',
    length: '1 to 5 players, about an hour',
    presets: [
      { label: 'First edition', help: 'The classic box with its 75 rooms.', options: { edition: 'first', rooms: 'printed' }, bots: 1 },
      { label: 'Collector’s Edition', help: 'More rooms, favors and bonus cards.', options: { edition: 'collectors' }, bots: 2 },
      {
        label: 'Everything at once',
        help: 'Swans, secret passages, moats, towers and royal decrees.',
        options: { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true },
        bots: 2,
      },
      {
        label: 'Alone',
        help: 'A quiet game for one: how mad can your castle be?',
        options: { edition: 'first', rooms: 'printed' },
        bots: 0,
      },
    ],
  },
  {
    id: 'between',
    name: 'Between Two Castles',
    line: 'Build a castle with the neighbour on either side; only the worse of your two counts.',
    length: '2 to 7 players, half an hour',
    presets: [
      { label: 'Round table', help: 'You and two bots.', options: {}, bots: 2 },
      { label: 'Full house', help: 'You and four bots.', options: {}, bots: 4 },
      { label: 'With Ludwig', help: 'Two players; the king builds as the third.', options: {}, bots: 1 },
    ],
  },
  {
    id: 'palace',
    name: 'The Palace',
    line: 'One palace for all, water growing around it, and swans of five colours to pay with.',
    length: '2 to 4 players, about an hour',
    presets: [
      { label: 'Duel', help: 'You and one bot.', options: {}, bots: 1 },
      { label: 'Company', help: 'You and two bots.', options: {}, bots: 2 },
    ],
  },
];

export function gameCard(id: string): GameCard | undefined {
  return GAME_CARDS.find((card) => card.id === id);
}
