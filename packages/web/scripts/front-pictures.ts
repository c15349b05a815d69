// Draws the pictures of the entrance hall beforehand: to load the rules and drawings of three games for them would be too much.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { english } from '@luftschloss/words/english';
import { GAME_CARDS, loadScreen, screenOf } from '../src/games/index.ts';

export interface FrontPicture {
  readonly file: string;
  readonly svg: string;
}

export async function frontPictures(): Promise<readonly FrontPicture[]> {
  const games = GAME_CARDS.flatMap(({ id, pictures }) => (pictures ? [{ id, pictures }] : []));
  await Promise.all(games.map(({ id }) => loadScreen(id)));
  return games.flatMap(({ id, pictures }) =>
    (['day', 'night'] as const).map((theme) => ({
      file: fileURLToPath(pictures[theme]),
      svg: `${screenOf(id)?.picture(theme, english).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')}\n`,
    })),
  );
}

if (import.meta.main) for (const { file, svg } of await frontPictures()) writeFileSync(file, svg);
