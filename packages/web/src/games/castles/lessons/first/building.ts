import { type CastlesAction, type CastlesView, type PlacedTile, tileOf } from '@luftschloss/engine/castles';
import { bestFor, builtAt, isBest, isBuilding, newlyWalledUp, pointsOf } from '../finding.ts';
import { marksOfRooms } from '../notes.ts';
import { laidOut } from '../scene.ts';
import { amountOf, gained, moneyOf, type Step } from '../words.ts';
import { DINING, FLUTE, NAP, SITTING, say } from './rooms.ts';

const BEDROOM = 'queens-bedroom'; // likes sleeping rooms
/** Beside the noise, and against a door. */
const BAD: PlacedTile = { tile: BEDROOM, x: 4, y: -2, r: 2 };

/** A place of less worth than the best, where a door of another room is walled up. */
function isBad(view: CastlesView, action: CastlesAction): boolean {
  return isBuilding(action, BEDROOM) && !isBest(view, action, BEDROOM) && newlyWalledUp(view, action).length > 0;
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
    rule: 'turn',
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
    rule: 'door-to-door',
    model: (view) => builtAt(view, SITTING),
    accepts: (_, action) => isBuilding(action, SITTING.tile),
  },
  {
    id: 'marks',
    part: 'building',
    kind: 'read',
    sign: ['[data-testid="board"] .castle'],
    title: (words) => say(words).marksTitle(),
    text: ({ words }) => say(words).marksText({ room: SITTING.tile }),
    notes: (language) => marksOfRooms(language, amountOf(SITTING.tile)),
    rule: 'tiles',
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
    rule: 'connected',
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
    rule: 'adjacent',
    model: (view) => builtAt(view, FLUTE),
    accepts: (view, action) => isBest(view, action, FLUTE.tile),
  },
  {
    id: 'wall',
    part: 'doors',
    kind: 'do',
    start: () =>
      laidOut({
        castle: [SITTING, NAP, FLUTE],
        money: 12_000,
        market: ['throne-room', 'formal-gardens', 'stables', BEDROOM, 'broom-closet'],
      }),
    title: (words) => say(words).wallTitle(),
    task: ({ words }) => say(words).wallTask({ room: BEDROOM }),
    text: ({ words }) => say(words).wallText({ room: BEDROOM, amount: amountOf(BEDROOM) }),
    done: ({ words }, { before, action, after }) => {
      const best = bestFor(before, BEDROOM);
      const [room] = newlyWalledUp(before, action);
      return say(words).wallDone({ here: gained({ before, action, after }), there: (best && pointsOf(before, best)) ?? 0, room });
    },
    look: ['[data-sign="door:blocked"]'],
    rule: 'blocking',
    model: (view) => builtAt(view, BAD),
    accepts: isBad,
  },
  {
    id: 'better',
    part: 'doors',
    kind: 'do',
    start: () =>
      laidOut({
        castle: [SITTING, NAP, FLUTE],
        money: 12_000,
        market: ['throne-room', 'formal-gardens', 'stables', DINING.tile, 'broom-closet'],
      }),
    title: (words) => say(words).betterTitle(),
    task: ({ words }) => say(words).betterTask({ room: DINING.tile }),
    text: ({ words }) => say(words).betterText(),
    done: ({ words }, done) => say(words).betterDone({ points: gained(done) }),
    rule: 'points-order',
    model: (view) => builtAt(view, DINING),
    accepts: (view, action) => isBest(view, action, DINING.tile),
  },
];
