import { join } from 'node:path';
import { english } from '@luftschloss/words/english';
import { GAME_CARDS, loadScreen, screenOf } from '../src/games/index.ts';

const GAMES = join(import.meta.dirname, '../src/games');

/** The pictures of the entrance hall: drawn beforehand, since the rules and drawings of three games are too much to load for them. */
export async function frontPictures(): Promise<readonly { readonly file: string; readonly svg: string }[]> {
  const games = GAME_CARDS.filter(({ pictures }) => pictures).map(({ id }) => id);
  await Promise.all(games.map(loadScreen));
  return games.flatMap((game) =>
    (['day', 'night'] as const).map((theme) => ({
      file: join(GAMES, game, `front-${theme}.svg`),
      svg: `${screenOf(game)?.picture(theme, english).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')}\n`,
    })),
  );
}
