import { DECREE_IDS } from '@luftschloss/engine/castles';
import type { Language, Words } from '@luftschloss/words';
import { type Chapter, clause } from '../../../rulebook/rulebook.ts';
import { EXAMPLES as castles } from './examples.ts';
import type { CastleFigures } from './figures.ts';

type Say = Words['castles-rules'];

export function solo({ solo: say }: Say): Chapter {
  return {
    id: 'solo',
    title: say.title(),
    clauses: [
      clause('solo-setup', say.setup(), say.setupText(), { cites: ['C-8.1'] }),
      clause('solo-turn', say.turn(), say.turnText(), { cites: ['C-8.1'] }),
      clause('solo-titles', say.titles(), say.titlesText(), { cites: ['C-8.1', 'C-8.2'] }),
      clause('solo-expansions', say.expansions(), say.expansionsText(), { cites: ['C-8.2'] }),
    ],
  };
}

export function swans({ swans: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'swans',
    title: say.title(),
    clauses: [
      clause('swan-tokens', say.tokens(), say.tokensText(), { cites: ['C-9.1'] }),
      clause('swan-money', say.money(), say.moneyText(), { cites: ['C-9.2'] }),
      clause('swan-sets', say.sets(), say.setsText(), {
        cites: ['C-9.3'],
        figures: [show.swans('red', 'yellow', 'green', 'red'), show.swans('red', 'red', 'blue', 'blue')],
      }),
    ],
  };
}

export function passages({ passages: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'passages',
    title: say.title(),
    clauses: [
      clause('passage-pieces', say.pieces(), say.piecesText(), { cites: ['C-10.1'], house: 'made' }),
      clause('passage-digging', say.digging(), say.diggingText(), {
        cites: ['C-10.1', 'C-10.2'],
        figures: [show.asked(castles.foyer, 'study 4 0 0 | small 3 1 0'), show.asked(castles.foyer, 'study 5 0 0 | small 3 1 0')],
      }),
      clause('passage-limits', say.limits(), say.limitsText(), { cites: ['C-10.2'] }),
      clause('passage-double', say.double(), say.doubleText(), { cites: ['C-10.3'], figures: [show.scored(castles.throughThePassage)] }),
      clause('passage-secrets', say.secrets(), say.secretsText(), { cites: ['C-10.2'] }),
    ],
  };
}

export function moats({ moats: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'moats',
    title: say.title(),
    clauses: [
      clause('barbican', say.barbican(), say.barbicanText(), { cites: ['C-11.1'], figures: [show.scored(castles.barbicanComplete)] }),
      clause('moat-buying', say.buying(), say.buyingText(), { cites: ['C-11.2'], figures: [show.shown(castles.oneMoat)] }),
      clause('moat-points', say.points(), say.pointsText(), { cites: ['C-11.2'], figures: [show.scored(castles.behindTheMoat)] }),
      clause('moat-inside', say.inside(), say.insideText(), { cites: ['C-11.3'] }),
      clause('garden', say.garden(), say.gardenText(), {
        cites: ['C-11.3'],
        figures: [show.asked(castles.barbicanOnly, 'winter-garden -1 5 1'), show.asked(castles.barbicanOnly, 'parlor 0 5 0')],
      }),
      clause('moat-third', say.third(), say.thirdText(), { cites: ['C-11.5'], figures: [show.shown(castles.threeMoats)] }),
      clause('moat-counts', say.count(), say.countText(), { cites: ['C-11.4', 'C-11.6'] }),
    ],
  };
}

export function towers({ towers: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'towers',
    title: say.title(),
    clauses: [
      clause('tower-rooms', say.rooms(), say.roomsText(), { cites: ['C-12.1'], figures: [show.tiles('hohenschwangau', 'neuschwanstein')] }),
      clause('tower-favors', say.favors(), say.favorsText(), { cites: ['C-12.1'], figures: [show.scored(castles.towerComplete)] }),
    ],
  };
}

export function decrees({ decrees: say }: Say, { term }: Language): Chapter {
  const items = DECREE_IDS.map((id) => ({ name: term('castles.decree', id), text: term('castles-table.decreeText', id) }));
  return {
    id: 'decrees',
    title: say.title(),
    clauses: [
      clause('decrees-dealt', say.dealt(), say.dealtText()),
      clause('decree-list', say.list(), say.listText(), { items }),
      clause('decree-rewards', say.rewards(), say.rewardsText()),
      clause('decree-favors', say.ties(), say.tiesText()),
      clause('decree-walls', say.walls(), say.wallsText()),
      clause('decree-storing', say.storing(), say.storingText()),
    ],
  };
}

export function firstEdition({ firstEdition: say }: Say): Chapter {
  return {
    id: 'first-edition',
    title: say.title(),
    clauses: [
      clause('first-box', say.box(), say.boxText(), { cites: ['C-14.1'] }),
      clause('secrets', say.secrets(), say.secretsText(), { cites: ['C-14.2'] }),
    ],
  };
}

export function house({ house: say }: Say): Chapter {
  return {
    id: 'house',
    title: say.title(),
    clauses: [
      clause('house-rooms', say.rooms(), say.roomsText(), { cites: ['C-1.10'], house: 'made' }),
      clause('house-shapes', say.shapes(), say.shapesText(), { cites: ['C-1.2', 'C-10.1', 'C-11.1'], house: 'made' }),
      clause('house-rules', say.rules(), say.rulesText(), { cites: ['C-3.10'], house: 'rule' }),
    ],
  };
}
