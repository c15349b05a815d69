import type { Words } from '@luftschloss/words';
import { type Chapter, clause } from '../../../rulebook/rulebook.ts';
import { EXAMPLES as castles } from './examples.ts';
import type { CastleFigures } from './figures.ts';

type Say = Words['castles-rules'];

export function overview({ overview: say }: Say): Chapter {
  return {
    id: 'overview',
    title: say.title(),
    clauses: [
      clause('aim', say.aim(), say.aimText()),
      clause('master-builder', say.round(), say.roundText(), { cites: ['C-3.6'] }),
      clause('public', say.hidden(), say.hiddenText()),
    ],
  };
}

export function setup({ setup: say }: Say): Chapter {
  return {
    id: 'setup',
    title: say.title(),
    clauses: [
      clause('stacks', say.stacks(), say.stacksText(), { cites: ['C-3.1'] }),
      clause('deck', say.deck(), say.deckText(), { cites: ['C-3.2'] }),
      clause('market', say.market(), say.marketText(), { cites: ['C-3.3'] }),
      clause('favors-out', say.favors(), say.favorsText(), { cites: ['C-3.4'] }),
      clause('start', say.start(), say.startText(), { cites: ['C-3.5'] }),
      clause('left-in-the-box', say.options(), say.optionsText(), { house: 'rule' }),
    ],
  };
}

export function round({ round: say }: Say): Chapter {
  return {
    id: 'round',
    title: say.title(),
    clauses: [
      clause('draw', say.draw(), say.drawText(), { cites: ['C-3.6', 'C-3.7'] }),
      clause('prices', say.prices(), say.pricesText(), { cites: ['C-3.6'] }),
      clause('turn', say.turn(), say.turnText(), { cites: ['C-3.6'] }),
      clause('paying', say.paying(), say.payingText(), { cites: ['C-3.6'] }),
      clause('unsold', say.unsold(), say.unsoldText(), { cites: ['C-3.6'] }),
      clause('laid-rooms', say.laid(), say.laidText(), { cites: ['C-3.9'] }),
      clause('nobody-builds', say.idle(), say.idleText(), { cites: ['C-3.10'], house: 'rule' }),
    ],
  };
}

export function building({ building: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'building',
    title: say.title(),
    clauses: [
      clause('tiles', say.tiles(), say.tilesText(), {
        cites: ['C-1.1', 'C-1.2'],
        figures: [show.tiles('buttery', 'parlor', 'nap-room', 'kitchen', 'salon', 'pumpkin-garden')],
      }),
      clause('door-to-door', say.door(), say.doorText(), {
        cites: ['C-1.5', 'C-2.1'],
        figures: [show.asked(castles.doorToDoor, 'pantry 3 0 0'), show.asked(castles.doorToDoor, 'pantry 3 1 0')],
      }),
      clause('overlap', say.overlap(), say.overlapText(), {
        cites: ['C-1.3', 'C-2.1'],
        figures: [show.asked(castles.doorToDoor, 'pantry 2 0 0')],
      }),
      clause('levels', say.levels(), say.levelsText(), {
        cites: ['C-1.6'],
        figures: [show.asked(castles.foyer, 'the-hole 3 0 1'), show.shown(castles.cellar)],
      }),
      clause('hallways', say.hallways(), say.hallwaysText(), { cites: ['C-2.3'], figures: [show.tiles('hallway')] }),
      clause('stairs', say.stairs(), say.stairsText(), {
        cites: ['C-1.6'],
        figures: [show.asked(castles.stairsAtTheFoyer, 'stairs -6 1 2')],
      }),
      clause('fence', say.fence(), say.fenceText(), {
        cites: ['C-1.7'],
        figures: [show.asked(castles.hallwayAndShed, 'hallway -3 -4 0 main')],
      }),
      clause('way-out', say.outside(), say.outsideText(), {
        cites: ['C-2.1'],
        figures: [show.asked(castles.twoClosets, 'powder-room 1 3 2')],
      }),
      clause('blocking', say.blocking(), say.blockingText(), {
        cites: ['C-2.2'],
        figures: [show.asked(castles.doorToDoor, 'food-prep-room -2 3 0')],
      }),
      clause('drawing-board', say.edge(), say.edgeText(), { cites: ['C-1.1'], house: 'rule' }),
    ],
  };
}

export function points({ points: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'points',
    title: say.title(),
    clauses: [
      clause('points-order', say.order(), say.orderText(), { cites: ['C-4.1', 'C-4.3', 'C-4.4'], figures: [show.legend()] }),
      clause('connected', say.connected(), say.connectedText(), { cites: ['C-1.5', 'C-4.1'], figures: [show.scored(castles.ownBonus)] }),
      clause('connected-later', say.later(), say.laterText(), { cites: ['C-4.1'], figures: [show.scored(castles.bothWays)] }),
      clause('adjacent', say.adjacent(), say.adjacentText(), { cites: ['C-1.4', 'C-4.1'], figures: [show.scored(castles.noise)] }),
      clause('round-rooms', say.round(), say.roundText(), { cites: ['C-1.3', 'C-1.4'], figures: [show.scored(castles.roundRooms)] }),
      clause('each', say.each(), say.eachText(), { cites: ['C-4.1'], figures: [show.scored(castles.everyLivingRoom)] }),
      clause('corridors', say.corridors(), say.corridorsText(), { cites: ['C-4.2'], figures: [show.tiles('foyer', 'hallway', 'stairs')] }),
    ],
  };
}

export function rewards({ rewards: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'rewards',
    title: say.title(),
    clauses: [
      clause('complete', say.complete(), say.completeText(), { cites: ['C-5.1'], figures: [show.scored(castles.oneDoor)] }),
      clause('reward-order', say.order(), say.orderText(), { cites: ['C-5.1'], figures: [show.scored(castles.oneDoor)] }),
      clause('reward-living', say.living(), say.livingText(), { cites: ['C-5.3'], figures: [show.scored(castles.livingAgain)] }),
      clause('reward-sleeping', say.sleeping(), say.sleepingText(), { cites: ['C-5.7'], figures: [show.scored(castles.bedroomComplete)] }),
      clause('reward-food', say.food(), say.foodText(), { cites: ['C-5.2'], figures: [show.scored(castles.foodComplete)] }),
      clause('reward-utility', say.utility(), say.utilityText(), { cites: ['C-5.5'], figures: [show.scored(castles.utilityComplete)] }),
      clause('reward-outdoor', say.outdoor(), say.outdoorText(), { cites: ['C-5.6'], figures: [show.scored(castles.gardenComplete)] }),
      clause('reward-activity', say.activity(), say.activityText(), { cites: ['C-5.6'] }),
      clause('reward-corridor', say.corridor(), say.corridorText(), { cites: ['C-5.4', 'C-5.9'], figures: [show.scored(castles.noise)] }),
      clause('reward-downstairs', say.downstairs(), say.downstairsText(), { cites: ['C-5.8'], figures: [show.scored(castles.cellar)] }),
    ],
  };
}

export function measures({ measures: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'measures',
    title: say.title(),
    clauses: [
      clause('external-entrances', say.outside(), say.outsideText(), {
        cites: ['C-1.8'],
        figures: [show.measured(castles.courtyard, 'externalEntrances', 'allEntrances')],
      }),
      clause('courtyards', say.courtyards(), say.courtyardsText(), {
        cites: ['C-1.8'],
        figures: [show.measured(castles.courtyard, 'courtyards')],
      }),
      clause('sizes', say.sizes(), say.sizesText(), { figures: [show.tiles('cloak-room', 'parlor', 'dirt-room', 'gatehouse')] }),
      clause('swan-rooms', say.swans(), say.swansText()),
      clause('completed-rooms', say.complete(), say.completeText(), { figures: [show.measured(castles.cellar, 'completed')] }),
      clause('longest-path', say.path(), say.pathText(), { cites: ['C-1.9'], figures: [show.measured(castles.noise, 'longestPath')] }),
      clause('square-feet', say.feet(), say.feetText()),
    ],
  };
}

export function end({ end: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'end',
    title: say.title(),
    clauses: [
      clause('last-round', say.last(), say.lastText(), { cites: ['C-3.8'] }),
      clause('final-order', say.order(), say.orderText(), { cites: ['C-6.1'] }),
      clause('depleted', say.depleted(), say.depletedText(), { cites: ['C-6.2'], figures: [show.emptied(castles.foodComplete, 100)] }),
      clause('favors', say.favors(), say.favorsText(), { cites: ['C-6.3'], figures: [show.shares(5, 5, 3, 1), show.shares(4, 2, 2, 0)] }),
      clause('bonus-cards', say.cards(), say.cardsText(), {
        figures: [show.carded(castles.livingAgain, 'external-entrances', 'type-outdoor', 'round')],
      }),
      clause('money', say.money(), say.moneyText(), { cites: ['C-6.4'] }),
      clause('ties', say.ties(), say.tiesText(), { cites: ['C-6.5'] }),
    ],
  };
}
