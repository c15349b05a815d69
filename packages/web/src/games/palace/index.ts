import { drawPalace, drawPalaceTile, palaceBoard } from '@luftschloss/drawing';
import type { Rules } from '@luftschloss/engine/kernel';
import { type PalaceView, palace as rules, TILE_TYPES, TILES } from '@luftschloss/engine/palace';
import { palaceWording, type WordingIn } from '@luftschloss/words';
import { lazy } from 'react';
import type { GameScreen } from '../screen.ts';
import { card } from './card.ts';
import { palaceFacts } from './facts.ts';
import { FRONT_PALACE } from './front-palace.ts';
import { houseMade, rulesText } from './rules-text.ts';
import { scoreNow, worth } from './worth.ts';

export const palace: GameScreen = {
  card,
  rules: rules as unknown as Rules,
  wording: palaceWording as unknown as WordingIn,
  drawing: palaceBoard,
  picture: (theme, language) => drawPalace({ palace: FRONT_PALACE }, { theme, language, legend: false, scale: 0.2 }),
  rulesText,
  Table: lazy(() => import('./PalaceTable.tsx')),
  houseMade,
  worth,
  opensRound(event, seats) {
    const { type, number = 1 } = event as { readonly type: string; readonly number?: number };
    return type === 'turn-began' && number > 1 && (number - 1) % seats === 0;
  },
  scores: (view) => (view as PalaceView).players.map((_, seat) => scoreNow(view as PalaceView, seat)),
  tileKinds: (theme, language) =>
    TILE_TYPES.flatMap((type) => TILES.find((tile) => tile.type === type) ?? []).map(({ id, type }) => ({
      id: type,
      title: language.term('palace.type', type),
      svg: drawPalaceTile(id, theme, language),
    })),
  facts: (view, people, language) => palaceFacts(view as PalaceView, people, language),
};
