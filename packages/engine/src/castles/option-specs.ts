import type { OptionSpec, OptionSpecs } from '../kernel/index.ts';
import { DECREE_LIST } from './expansions/decrees/decree-list.ts';
import type { CastlesOptions } from './options.ts';
import { BONUS_CARDS } from './scoring/bonus-cards.ts';
import { FAVORS } from './scoring/favors.ts';

function expansion(label: string, help: string): OptionSpec {
  return { kind: 'flag', label, help, default: false };
}

function leftInTheBox(label: string, help: string, rows: readonly { readonly id: string; readonly name: string }[]): OptionSpec {
  return { kind: 'set', label, help, default: [], choices: rows.map(({ id, name }) => ({ value: id, label: name })) };
}

export const CASTLES_OPTIONS: OptionSpecs<CastlesOptions> = {
  edition: {
    kind: 'choice',
    label: 'Edition',
    help: 'The first edition is for one to four players; the Collector’s Edition has more rooms, favors and bonus cards, and up to five players.',
    default: 'collectors',
    choices: [
      { value: 'collectors', label: 'Collector’s Edition' },
      { value: 'first', label: 'First edition' },
    ],
  },
  rooms: {
    kind: 'choice',
    label: 'Rooms',
    help: 'The first 75 rooms are as printed; the data of the 83 later ones are house-made. Stacks hold what there is.',
    default: 'all',
    choices: [
      { value: 'all', label: 'All rooms of the edition' },
      { value: 'printed', label: 'Only the 75 rooms with printed data' },
    ],
  },
  swans: expansion(
    'Swans',
    'Rooms bring swan tokens, to be turned into money or scored in sets. In the first edition they need the rooms of Secrets.',
  ),
  passages: expansion('Secret passages', 'Three tunnels for each player that join distant rooms and double their bonuses.'),
  moats: expansion('Moats', 'A Barbican for everybody and water to build around the castle.'),
  towers: expansion('Towers', 'Eight tower rooms with secret favors. Needed for five players. Collector’s Edition only.'),
  decrees: expansion('Royal decrees', 'A special rule for each player. Collector’s Edition only.'),
  secretRooms: expansion('Rooms of Secrets', 'Thirty more rooms for the first edition; their data are house-made.'),
  excludedFavors: leftInTheBox('Favors left in the box', 'These favors are never drawn.', FAVORS),
  excludedBonusCards: leftInTheBox('Bonus cards left in the box', 'These bonus cards are never drawn.', BONUS_CARDS),
  excludedDecrees: leftInTheBox('Decrees left in the box', 'These decrees are never dealt.', DECREE_LIST),
};
