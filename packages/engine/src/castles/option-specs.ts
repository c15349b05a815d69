import type { OptionSpec, OptionSpecs } from '../kernel/index.ts';
import { DECREE_IDS } from './expansions/decrees/decree-list.ts';
import type { CastlesOptions } from './options.ts';
import { BONUS_CARDS } from './scoring/bonus-cards.ts';
import { FAVORS } from './scoring/favors.ts';

const EXPANSION: OptionSpec = { kind: 'flag', default: false };

function leftInTheBox(choices: readonly string[]): OptionSpec {
  return { kind: 'set', default: [], choices };
}

export const CASTLES_OPTIONS: OptionSpecs<CastlesOptions> = {
  edition: { kind: 'choice', default: 'collectors', choices: ['collectors', 'first'] },
  rooms: { kind: 'choice', default: 'all', choices: ['all', 'printed'] },
  swans: EXPANSION,
  passages: EXPANSION,
  moats: EXPANSION,
  towers: EXPANSION,
  decrees: EXPANSION,
  secretRooms: EXPANSION,
  excludedFavors: leftInTheBox(FAVORS.map(({ id }) => id)),
  excludedBonusCards: leftInTheBox(BONUS_CARDS.map(({ id }) => id)),
  excludedDecrees: leftInTheBox(DECREE_IDS),
};
