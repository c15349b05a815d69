import { BOARD_DRAWINGS } from '@luftschloss/drawing';
import { GAMES } from '@luftschloss/engine';
import { accept, randomPlayer, reject } from '@luftschloss/engine/kernel';
import { GAME_WORDINGS, type WordingIn } from '@luftschloss/words';
import { boldPlayer, highCard } from '../../engine/test/kernel/toy-game.ts';
import { highCardWording } from '../../words/test/toy-wording.ts';
import type { Catalogue } from '../src/catalogue.ts';

/** The games of the house and High Card, in a module of its own so that worker threads can load it. */
export const catalogue: Catalogue = {
  url: import.meta.url,
  games: [{ id: 'high-card', rules: highCard, library: null, tables: null }, ...GAMES],
  bots: (game) => ({ random: randomPlayer, ...(game === 'high-card' ? { bold: boldPlayer } : {}) }),
  wordings: { ...GAME_WORDINGS, 'high-card': highCardWording as unknown as WordingIn },
  drawings: {
    ...BOARD_DRAWINGS,
    'high-card': {
      file: (file, theme) =>
        (file as { broken?: boolean }).broken
          ? reject('not-json', { detail: 'the cards are torn' })
          : accept(`<svg data-theme="${theme}"><!-- ${JSON.stringify(file)} --></svg>`),
      table: (_, names, theme) => names.map((name) => ({ title: `Cards of ${name}`, svg: `<svg data-theme="${theme}"/>` })),
    },
  },
};
