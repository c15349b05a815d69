import type { CastlesAction, CastlesView } from '@luftschloss/engine/castles';
import { piecesOf } from '../../pieces.ts';
import { passagesOf, spotsOf } from '../../spots.ts';
import { bestFor, isBest, isBuilding, pointsOf } from '../finding.ts';
import { laidOut } from '../scene.ts';
import { gained } from '../words.ts';
import { all, NAP, REST, SITTING, short } from './short.ts';

const SECOND = 'dining-room';

/** Builds a tile together with a secret passage, where that scores most. */
function withPassage(view: CastlesView, tile: string): CastlesAction | null {
  const piece = piecesOf(view).find((each) => each.tile?.id === tile);
  return (piece && spotsOf(view, piece, { digs: true, forMoney: false })[0]?.ways[0]) ?? null;
}

const isDigging = (action: CastlesAction, tile: string): boolean => isBuilding(action, tile) && passagesOf(action).length > 0;

export const passages = short(
  'passages',
  3,
  {
    title: (words) => all(words).passages.title(),
    line: (words) => all(words).passages.line(),
    plays: { preset: 'collectors', options: { passages: true } },
  },
  [
    {
      id: 'without',
      kind: 'hold',
      start: () => laidOut({ options: { passages: true }, castle: [SITTING], market: [...REST, 'panic-room', NAP.tile] }),
      title: (words) => all(words).passages.withoutTitle(),
      task: ({ words }) => all(words).passages.withoutTask({ room: NAP.tile }),
      text: ({ words }) => all(words).passages.withoutText({ room: NAP.tile }),
      done: ({ words }, { before, action }) => all(words).passages.withoutDone({ points: pointsOf(before, action) ?? 0 }),
      rule: 'passage-pieces',
      model: (view) => bestFor(view, NAP.tile),
      accepts: (view, action) => isBest(view, action, NAP.tile) && !isDigging(action, NAP.tile),
    },
    {
      id: 'dig',
      kind: 'do',
      title: (words) => all(words).passages.digTitle(),
      task: ({ words }) => all(words).passages.digTask({ room: NAP.tile }),
      text: ({ words }) => all(words).passages.digText(),
      done: ({ words }, done) => all(words).passages.digDone({ points: gained(done) }),
      rule: 'passage-double',
      model: (view) => withPassage(view, NAP.tile),
      accepts: (_, action) => isDigging(action, NAP.tile),
    },
    {
      id: 'second',
      kind: 'do',
      start: () =>
        laidOut({
          options: { passages: true },
          castle: [SITTING, NAP],
          mine: { passages: ['small', 'corner'] },
          market: [...REST, 'panic-room', SECOND],
        }),
      title: (words) => all(words).passages.secondTitle(),
      task: ({ words }) => all(words).passages.secondTask({ room: SECOND }),
      text: ({ words }) => all(words).passages.secondText(),
      done: ({ words }, done) => all(words).passages.secondDone({ points: gained(done) }),
      rule: 'passage-digging',
      model: (view) => withPassage(view, SECOND),
      accepts: (_, action) => isDigging(action, SECOND),
    },
    {
      id: 'limits',
      kind: 'read',
      sign: ['[data-testid="board"] .castle'],
      title: (words) => all(words).passages.limitsTitle(),
      text: ({ words }) => all(words).passages.limitsText(),
      rule: 'passage-limits',
    },
  ],
);
