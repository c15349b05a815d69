import type { CastlesEvent, CastlesView } from '@luftschloss/engine/castles';
import { lazy } from 'react';
import type { GameScreen } from '../screen.ts';
import { card } from './card.ts';
import { rulesText } from './rules-text.ts';

export const castles: GameScreen = {
  card,
  rulesText,
  Table: lazy(() => import('./CastlesTable.tsx')),
  opensRound: (event) => (event as CastlesEvent).type === 'master-builder',
  scores: (view) => (view as CastlesView).seats.map(({ score }) => score),
};
