import { MOAT_RATE, ROW_PRICES, SET_POINTS } from '@luftschloss/engine/palace';
import type { Words } from '@luftschloss/words';
import { type Chapter, clause } from '../../../rulebook/rulebook.ts';
import { EXAMPLES as palaces } from './examples.ts';
import type { PalaceFigures } from './figures.ts';

type Say = Words['palace-rules'];

export function overview({ overview: say }: Say, show: PalaceFigures): Chapter {
  return {
    id: 'overview',
    title: say.title(),
    clauses: [
      clause('aim', say.aim(), say.aimText(), { cites: ['P-1', 'P-17'] }),
      clause('setup', say.setup(), say.setupText(), { cites: ['P-5'], figures: [show.types()] }),
    ],
  };
}

export function turn({ turn: say }: Say): Chapter {
  return {
    id: 'turn',
    title: say.title(),
    clauses: [
      clause('actions', say.actions(), say.actionsText(), { cites: ['P-6'] }),
      clause('prices', say.prices(), say.pricesText({ prices: ROW_PRICES }), { cites: ['P-8'], house: 'made' }),
      clause('paying', say.paying(), say.payingText(), { cites: ['P-8'] }),
      clause('row', say.row(), say.rowText(), { cites: ['P-13'] }),
      clause('discard', say.discard(), say.discardText(), { cites: ['P-8', 'P-9'] }),
      clause('stuck', say.stuck(), say.stuckText(), { cites: ['P-13'] }),
    ],
  };
}

export function building({ building: say }: Say, show: PalaceFigures): Chapter {
  return {
    id: 'building',
    title: say.title(),
    clauses: [
      clause('door-to-door', say.door(), say.doorText(), {
        cites: ['P-4', 'P-7'],
        figures: [show.asked(palaces.start, 'LIV-01 1 0 2'), show.asked(palaces.start, 'LIV-01 1 0 0')],
      }),
      clause('levels', say.levels(), say.levelsText(), {
        cites: ['P-3', 'P-7'],
        figures: [show.asked(palaces.start, 'DWN-03 1 0 2'), show.asked(palaces.stairs, 'DWN-03 2 0 2')],
      }),
      clause('stairs', say.stairs(), say.stairsText(), {
        cites: ['P-3', 'P-7'],
        figures: [show.asked(palaces.stairs, 'STA-02 2 0 1')],
      }),
      clause('ground', say.ground(), say.groundText(), { cites: ['P-2', 'P-7'], house: 'made' }),
      clause('last-entrance', say.entrance(), say.entranceText(), { cites: ['P-7'] }),
      clause('blocking', say.blocking(), say.blockingText(), { cites: ['P-4', 'P-7'] }),
    ],
  };
}

export function swans({ swans: say }: Say, show: PalaceFigures): Chapter {
  return {
    id: 'swans',
    title: say.title(),
    clauses: [
      clause('match', say.match(), say.matchText(), { cites: ['P-9'], figures: [show.built(palaces.neighbour, 'LIV-08 1 0 0')] }),
      clause('secret-swans', say.secret(), say.secretText(), { cites: ['P-5', 'P-8'] }),
      clause('third-of-a-type', say.third(), say.thirdText(), { cites: ['P-9', 'P-12'] }),
      clause('swan-sets', say.sets(), say.setsText({ points: SET_POINTS.slice(1) }), {
        cites: ['P-15'],
        figures: [show.purse(palaces.sets)],
      }),
    ],
  };
}

export function completed({ completed: say }: Say, show: PalaceFigures): Chapter {
  return {
    id: 'completed',
    title: say.title(),
    clauses: [
      clause('complete', say.when(), say.whenText(), { cites: ['P-4', 'P-9'], figures: [show.built(palaces.neighbour, 'ACT-02 1 0 3')] }),
      clause('reward-living', say.living(), say.livingText(), {
        cites: ['P-10'],
        figures: [show.built(palaces.neighbour, 'LIV-01 1 0 3')],
      }),
      clause('reward-food', say.food(), say.foodText(), { cites: ['P-10'], figures: [show.built(palaces.neighbour, 'FOO-01 1 0 3')] }),
      clause('reward-sleeping', say.sleeping(), say.sleepingText(), {
        cites: ['P-10'],
        figures: [show.built(palaces.neighbour, 'SLE-01 1 0 3')],
      }),
      clause('reward-hallway', say.hallway(), say.hallwayText(), { cites: ['P-10'] }),
      clause('reward-downstairs', say.downstairs(), say.downstairsText(), {
        cites: ['P-10'],
        figures: [show.built(palaces.stairs, 'DWN-01 2 0 3')],
      }),
      clause('points-of-tiles', say.end(), say.endText(), {
        cites: ['P-10', 'P-15'],
        figures: [show.scored(palaces.cellar), show.scored(palaces.utility)],
      }),
    ],
  };
}

export function moat({ moat: say }: Say, show: PalaceFigures): Chapter {
  return {
    id: 'moat',
    title: say.title(),
    clauses: [
      clause('moat-rate', say.rate(), say.rateText({ rates: MOAT_RATE.slice(0, 5) }), { cites: ['P-9', 'P-13'] }),
      clause('moat-arms', say.arms(), say.armsText(), { cites: ['P-11'], house: 'rule', figures: [show.moat(palaces.armsGrow)] }),
      clause('ponds', say.ponds(), say.pondsText(), { cites: ['P-11'] }),
      clause('no-shutting-in', say.shut(), say.shutText(), { cites: ['P-11'] }),
      clause('arms-meet', say.joined(), say.joinedText(), { cites: ['P-11', 'P-14'], figures: [show.moat(palaces.armsMeet)] }),
    ],
  };
}

export function blueprint({ blueprint: say }: Say): Chapter {
  return {
    id: 'blueprint',
    title: say.title(),
    clauses: [
      clause('slots', say.slots(), say.slotsText(), { cites: ['P-12'] }),
      clause('powers', say.powers(), say.powersText(), { cites: ['P-12'] }),
      clause('move-moat', say.move(), say.moveText(), { cites: ['P-12'] }),
      clause('types-built', say.types(), say.typesText(), { cites: ['P-12', 'P-15'] }),
    ],
  };
}

export function end({ end: say }: Say, show: PalaceFigures): Chapter {
  return {
    id: 'end',
    title: say.title(),
    clauses: [
      clause('end-of-game', say.when(), say.whenText(), { cites: ['P-14'] }),
      clause('final-scoring', say.scoring(), say.scoringText(), { cites: ['P-15'], figures: [show.scored(palaces.activity)] }),
      clause('favors', say.favors(), say.favorsText(), { cites: ['P-15'], figures: [show.scored(palaces.tied)] }),
      clause('ties', say.ties(), say.tiesText(), { cites: ['P-16'] }),
    ],
  };
}

export function house({ house: say }: Say): Chapter {
  return {
    id: 'house',
    title: say.title(),
    clauses: [
      clause('house-tiles', say.doors(), say.doorsText(), { cites: ['P-19'], house: 'made' }),
      clause('house-favors', say.favors(), say.favorsText(), { cites: ['P-19'], house: 'made' }),
      clause('house-table', say.lake(), say.lakeText(), { cites: ['P-2', 'P-18'], house: 'rule' }),
    ],
  };
}

/** What players ask again and again. */
export function questions({ questions: say }: Say, show: PalaceFigures): Chapter {
  return {
    id: 'questions',
    title: say.title(),
    clauses: [
      clause('ask-colours', say.colours(), say.coloursText(), {
        cites: ['P-4', 'P-7'],
        figures: [show.asked(palaces.start, 'LIV-01 1 0 2')],
      }),
      clause('ask-tied', say.tied(), say.tiedText(), { cites: ['P-15', 'P-16'], figures: [show.scored(palaces.tied)] }),
      clause('ask-diagonal', say.diagonal(), say.diagonalText(), { cites: ['P-11', 'P-14'], figures: [show.moat(palaces.armsMeet)] }),
      clause('ask-grey', say.grey(), say.greyText(), { cites: ['P-9'], figures: [show.built(palaces.start, 'LIV-05 -1 0 2')] }),
      clause('ask-others', say.others(), say.othersText(), {
        cites: ['P-9', 'P-10'],
        figures: [show.built(palaces.neighbour, 'ACT-01 1 0 3')],
      }),
    ],
  };
}
