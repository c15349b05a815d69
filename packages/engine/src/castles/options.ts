import type { OptionSpecs } from '../kernel/index.ts';
import { BONUS_CARDS } from './bonus-cards.ts';
import type { Edition } from './edition.ts';
import { FAVORS } from './favors.ts';

export interface CastlesOptions {
  readonly edition: Edition;
  /** Which rooms fill the stacks. */
  readonly rooms: 'all' | 'printed';
  readonly excludedFavors: readonly string[];
  readonly excludedBonusCards: readonly string[];
}

export const CASTLES_OPTIONS: OptionSpecs<CastlesOptions> = {
  edition: {
    kind: 'choice',
    label: 'Edition',
    help: 'The first edition is for one to four players; the Collector’s Edition has more rooms, favors and bonus cards.',
    default: 'collectors',
    choices: [
      { value: 'collectors', label: 'Collector’s Edition' },
      { value: 'first', label: 'First edition' },
    ],
  },
  rooms: {
    kind: 'choice',
    label: 'Rooms',
    help: 'The first 75 rooms are as printed; the data of the 83 later ones are house-made. Stacks hold what there is. The first edition has the 75 only.',
    default: 'all',
    choices: [
      { value: 'all', label: 'All rooms of the edition' },
      { value: 'printed', label: 'Only the 75 rooms with printed data' },
    ],
  },
  excludedFavors: {
    kind: 'set',
    label: 'Favors left in the box',
    help: 'These favors are never drawn.',
    default: [],
    choices: FAVORS.map(({ id, name }) => ({ value: id, label: name })),
  },
  excludedBonusCards: {
    kind: 'set',
    label: 'Bonus cards left in the box',
    help: 'These bonus cards are never drawn.',
    default: [],
    choices: BONUS_CARDS.map(({ id, name }) => ({ value: id, label: name })),
  },
};
