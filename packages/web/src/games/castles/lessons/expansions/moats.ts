import { type Castle, type CastlesAction, type CastlesView, FOYER } from '@luftschloss/engine/castles';
import { bestFor, completes, firstOf, isBuilding, placesFor, rewardOf } from '../finding.ts';
import { laidOut, type Scene } from '../scene.ts';
import { gained } from '../words.ts';
import { all, NAP, REST, SITTING, short } from './short.ts';

const OPTIONS = { moats: true, rooms: 'all' } as const;
const PANTRY = { tile: 'pantry', x: 3, y: 0, r: 0 } as const;
const LARDER = { tile: 'larder', x: -2, y: 0, r: 0 } as const;
const GARDEN = 'winter-garden';

/** The Barbican in the south, and the water that is dug already. */
function dug(...moats: NonNullable<Castle['moats']>): Pick<Scene, 'barbican' | 'foyer'> {
  return { barbican: { barbican: { side: 'S' }, moats }, foyer: 0 };
}

export const moats = short(
  'moats',
  4,
  {
    title: (words) => all(words).moats.title(),
    line: (words) => all(words).moats.line(),
    plays: { preset: 'collectors', options: { moats: true } },
  },
  [
    {
      id: 'foyer',
      kind: 'do',
      start: () => laidOut({ options: OPTIONS, ask: { type: 'turn-foyer', seat: 0 }, market: [...REST, 'panic-room', NAP.tile] }),
      title: (words) => all(words).moats.foyerTitle(),
      task: ({ words }) => all(words).moats.foyerTask({ button: words['castles-table'].hand.keepFoyer() }),
      text: ({ words }) => all(words).moats.foyerText(),
      done: ({ words }) => all(words).moats.foyerDone(),
      rule: 'barbican',
      model: (view) => firstOf(view, 'turn-foyer'),
      accepts: (_, action) => action.type === 'turn-foyer',
    },
    {
      id: 'dig',
      kind: 'do',
      start: () => laidOut({ options: OPTIONS, castle: [SITTING], market: [...REST, 'panic-room', NAP.tile] }),
      title: (words) => all(words).moats.digTitle(),
      task: ({ words }) => all(words).moats.digTask(),
      text: ({ words }) => all(words).moats.digText(),
      done: ({ words }, done) => all(words).moats.digDone({ points: gained(done) }),
      rule: 'moat-points',
      model: (view) => firstOf(view, 'buy-moat'),
      accepts: (_, action) => action.type === 'buy-moat',
    },
    {
      id: 'room',
      kind: 'do',
      start: () => laidOut({ options: OPTIONS, castle: [PANTRY], ...dug('W', 'E'), market: [...REST, 'panic-room', LARDER.tile] }),
      title: (words) => all(words).moats.roomTitle(),
      task: ({ words }) => all(words).moats.roomTask({ room: LARDER.tile }),
      text: ({ words }) => all(words).moats.roomText(),
      done: ({ words }, done) => all(words).moats.roomDone({ points: gained(done) }),
      rule: 'moat-points',
      model: (view) => bestFor(view, LARDER.tile),
      accepts: (_, action) => isBuilding(action, LARDER.tile),
    },
    {
      id: 'third',
      kind: 'do',
      start: () => laidOut({ options: OPTIONS, castle: [PANTRY], ...dug('W', 'E'), market: [...REST, 'panic-room', LARDER.tile] }),
      title: (words) => all(words).moats.thirdTitle(),
      task: ({ words }) => all(words).moats.thirdTask(),
      text: ({ words }) => all(words).moats.thirdText(),
      done: ({ words }, done) => all(words).moats.thirdDone({ points: gained(done) }),
      rule: 'moat-third',
      model: (view) => firstOf(view, 'buy-moat'),
      accepts: (_, action) => action.type === 'buy-moat',
    },
    {
      id: 'reward',
      kind: 'do',
      title: (words) => all(words).moats.rewardTitle(),
      task: ({ words }) => all(words).moats.rewardTask(),
      text: ({ words }) => all(words).moats.rewardText(),
      done: ({ words }) => all(words).moats.rewardDone(),
      rule: 'moat-third',
      model: (view) => rewardOf(view, 'moat'),
    },
    {
      id: 'bridge',
      kind: 'do',
      start: () => laidOut({ options: OPTIONS, castle: [PANTRY, LARDER], ...dug(), market: [...REST, 'panic-room', GARDEN] }),
      title: (words) => all(words).moats.bridgeTitle(),
      task: ({ words }) => all(words).moats.bridgeTask({ room: GARDEN }),
      text: ({ words }) => all(words).moats.bridgeText(),
      done: ({ words }, done) => all(words).moats.bridgeDone({ points: gained(done) }),
      rule: 'garden',
      model: (view) => completing(view),
      accepts: (view, action) => isBuilding(action, GARDEN) && completes(view, action, FOYER),
    },
  ],
);

/** Builds the garden at the drawbridge, so that the Barbican is complete. */
function completing(view: CastlesView): CastlesAction | null {
  return placesFor(view, GARDEN).find(({ ways }) => completes(view, ways[0], FOYER))?.ways[0] ?? null;
}
