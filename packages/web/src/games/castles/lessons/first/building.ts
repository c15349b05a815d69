import { type CastlesAction, type CastlesView, tileOf } from '@luftschloss/engine/castles';
import { bestFor, builtAt, isBest, isBuilding, placesFor, pointsOf } from '../finding.ts';
import { laidOut } from '../scene.ts';
import { amountOf, gained, moneyOf, rules, type Step } from '../words.ts';
import { DINING, FLUTE, NAP, SITTING, say } from './rooms.ts';

/** A place of less worth, turned as the best one is: what the learner sees without turning. */
function worseFor(view: CastlesView, tile: string): CastlesAction | null {
  const [best, ...rest] = placesFor(view, tile);
  const worse = rest.filter(({ points, completes }) => points < best.points && completes === 0);
  return (worse.find(({ r }) => r === best.r) ?? worse[0])?.ways[0] ?? null;
}

export const building: readonly Step[] = [
  {
    id: 'take',
    part: 'building',
    kind: 'hold',
    start: () => laidOut({ market: ['throne-room', 'formal-gardens', 'flute-room', 'dining-room', SITTING.tile] }),
    title: (words) => say(words).takeTitle(),
    task: ({ words }) => say(words).takeTask({ room: SITTING.tile }),
    text: ({ words }) => say(words).takeText(),
    done: ({ words }) => say(words).takeDone(),
    why: (words) => [rules(words).aimKing(), rules(words).turnBuy()],
    model: (view) => bestFor(view, SITTING.tile),
    accepts: (_, action) => isBuilding(action, SITTING.tile),
  },
  {
    id: 'put',
    part: 'building',
    kind: 'do',
    title: (words) => say(words).putTitle(),
    task: ({ words }) => say(words).putTask({ button: words['castles-table'].hand.build() }),
    text: ({ words }) => say(words).putText(),
    done: ({ words }, done) => say(words).putDone({ points: gained(done), price: moneyOf(done.before) - moneyOf(done.after) }),
    why: (words) => [rules(words).turnFit(), rules(words).aimRound()],
    model: (view) => builtAt(view, SITTING),
    accepts: (_, action) => isBuilding(action, SITTING.tile),
  },
  {
    id: 'marks',
    part: 'building',
    kind: 'read',
    sign: ['[data-testid="board"] .castle'],
    title: (words) => say(words).marksTitle(),
    text: ({ words }) => say(words).marksText({ room: SITTING.tile, amount: amountOf(SITTING.tile) }),
    why: (words) => [rules(words).pointsPlaced(), rules(words).pointsMarks()],
  },
];

export const doors: readonly Step[] = [
  {
    id: 'doors',
    part: 'doors',
    kind: 'do',
    start: () =>
      laidOut({ castle: [SITTING], money: 11_000, market: ['throne-room', 'dining-room', 'formal-gardens', 'flute-room', NAP.tile] }),
    title: (words) => say(words).doorsTitle(),
    task: ({ words }) => say(words).doorsTask({ room: NAP.tile, other: SITTING.tile }),
    text: ({ words }) => say(words).doorsText({ room: NAP.tile, other: SITTING.tile, amount: amountOf(NAP.tile) }),
    done: ({ words }, done) => {
      const { points: printed } = tileOf(NAP.tile);
      return say(words).doorsDone({ points: gained(done), printed, bonus: gained(done) - printed, other: SITTING.tile });
    },
    why: (words) => [rules(words).pointsPlaced(), rules(words).pointsMarks()],
    model: (view) => builtAt(view, NAP),
    accepts: (view, action) => isBest(view, action, NAP.tile),
  },
  {
    id: 'noise',
    part: 'doors',
    kind: 'do',
    start: () =>
      laidOut({ castle: [SITTING, NAP], money: 12_000, market: ['throne-room', 'formal-gardens', 'dining-room', FLUTE.tile, 'larder'] }),
    title: (words) => say(words).noiseTitle(),
    task: ({ words }) => say(words).noiseTask({ room: FLUTE.tile }),
    text: ({ words }) => say(words).noiseText({ room: FLUTE.tile }),
    done: ({ words }, done) => say(words).noiseDone({ points: gained(done) }),
    why: (words) => [rules(words).pointsMarks()],
    model: (view) => builtAt(view, FLUTE),
    accepts: (view, action) => isBest(view, action, FLUTE.tile),
  },
  {
    id: 'wall',
    part: 'doors',
    kind: 'hold',
    start: () =>
      laidOut({
        castle: [SITTING, NAP, FLUTE],
        money: 12_000,
        market: ['throne-room', 'formal-gardens', 'stables', DINING.tile, 'broom-closet'],
      }),
    title: (words) => say(words).wallTitle(),
    task: ({ words }) => say(words).wallTask({ room: DINING.tile }),
    text: ({ words }) => say(words).wallText({ room: DINING.tile, amount: amountOf(DINING.tile) }),
    done: ({ words }, { before, action }) => {
      const best = bestFor(before, DINING.tile);
      return say(words).wallDone({ here: pointsOf(before, action) ?? 0, there: (best && pointsOf(before, best)) ?? 0 });
    },
    why: (words) => [rules(words).turnFit(), rules(words).completedWhen()],
    model: (view) => worseFor(view, DINING.tile),
    accepts: (view, action) => isBuilding(action, DINING.tile) && !isBest(view, action, DINING.tile),
  },
  {
    id: 'better',
    part: 'doors',
    kind: 'do',
    title: (words) => say(words).betterTitle(),
    task: ({ words }) => say(words).betterTask({ room: DINING.tile }),
    text: ({ words }) => say(words).betterText(),
    done: ({ words }, done) => say(words).betterDone({ points: gained(done) }),
    why: (words) => [rules(words).pointsPlaced()],
    model: (view) => builtAt(view, DINING),
    accepts: (view, action) => isBest(view, action, DINING.tile),
  },
];
