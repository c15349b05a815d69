import type { Words } from '@luftschloss/words';
import { type Chapter, clause } from '../../../rulebook/rulebook.ts';
import { EXAMPLES as castles } from './examples.ts';
import type { CastleFigures } from './figures.ts';

type Say = Words['between-rules'];

export function overview({ overview: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'overview',
    title: say.title(),
    clauses: [
      clause('aim', say.aim(), say.aimText(), { cites: ['B-1.1', 'B-5.8'] }),
      clause('castle', say.castle(), say.castleText(), { cites: ['B-1.2'], figures: [show.whole(castles.specialty)] }),
      clause('pieces', say.pieces(), say.piecesText(), { cites: ['B-1.3'], figures: [show.types()] }),
    ],
  };
}

export function turns({ turns: say }: Say): Chapter {
  return {
    id: 'turns',
    title: say.title(),
    clauses: [
      clause('rounds', say.rounds(), say.roundsText(), { cites: ['B-2.1'] }),
      clause('choose', say.choose(), say.chooseText(), { cites: ['B-2.1'] }),
      clause('place', say.place(), say.placeText(), { cites: ['B-2.2', 'B-4.4'] }),
      clause('partners', say.partners(), say.partnersText(), { cites: ['B-2.2'] }),
      clause('take-back', say.back(), say.backText(), { cites: ['B-2.3', 'B-2.4'], house: 'rule' }),
      clause('secret', say.secret(), say.secretText(), { cites: ['B-2.5'] }),
    ],
  };
}

export function places({ places: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'places',
    title: say.title(),
    clauses: [
      clause('touch', say.touch(), say.touchText(), {
        cites: ['B-3.1'],
        figures: [show.asked(castles.beside, 'study 3 0'), show.asked(castles.beside, 'study 3 1')],
      }),
      clause('support', say.support(), say.supportText(), { cites: ['B-3.1'], figures: [show.asked(castles.above, 'kitchen 2 1')] }),
      clause('levels', say.levels(), say.levelsText(), {
        cites: ['B-3.2'],
        figures: [show.asked(castles.beside, 'fungus-room 3 0'), show.asked(castles.beside, 'study 2 -1')],
      }),
      clause('open-sky', say.open(), say.openText(), { cites: ['B-3.3'], figures: [show.asked(castles.garden, 'study 2 1')] }),
    ],
  };
}

export function bonuses({ bonuses: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'bonuses',
    title: say.title(),
    clauses: [
      clause('third-and-fifth', say.when(), say.whenText(), { cites: ['B-4.1'], figures: [show.earned(castles.twoFoods, 'bakery -1 0')] }),
      clause('bonus-food', say.food(), say.foodText(), { cites: ['B-4.2'], figures: [show.earned(castles.twoBakeries, 'buttery 1 1')] }),
      clause('bonus-living', say.living(), say.livingText(), {
        cites: ['B-4.2'],
        figures: [show.earned(castles.twoLiving, 'gallery 2 0')],
      }),
      clause('bonus-utility', say.utility(), say.utilityText(), {
        cites: ['B-4.2'],
        figures: [show.earned(castles.twoUtility, 'repair-shop -1 1')],
      }),
      clause('bonus-specialty', say.specialty(), say.specialtyText(), {
        cites: ['B-4.2'],
        figures: [show.earned(castles.twoGardens, 'chicken-coop 1 1')],
      }),
      clause('bonus-downstairs', say.downstairs(), say.downstairsText(), {
        cites: ['B-4.2'],
        figures: [show.earned(castles.twoCellars, 'subterranean-tunnel 0 -2')],
      }),
      clause('bonus-lost', say.lost(), say.lostText(), { cites: ['B-4.3'] }),
    ],
  };
}

export function points({ points: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'points',
    title: say.title(),
    clauses: [
      clause('food', say.food(), say.foodText(), { cites: ['B-5.2'], figures: [show.scored(castles.food, 'kitchen', 'dining-room')] }),
      clause('living', say.living(), say.livingText(), { cites: ['B-5.1', 'B-5.5'], figures: [show.scored(castles.living, 'study')] }),
      clause('utility', say.utility(), say.utilityText(), { cites: ['B-5.3'], figures: [show.scored(castles.utility, 'schoolhouse')] }),
      clause('outdoor', say.outdoor(), say.outdoorText(), { cites: ['B-5.2'], figures: [show.scored(castles.outdoor, 'stables')] }),
      clause('sleeping', say.sleeping(), say.sleepingText(), { cites: ['B-5.2'], figures: [show.scored(castles.sleeping, 'solar')] }),
      clause('corridor', say.corridor(), say.corridorText(), {
        cites: ['B-5.5'],
        figures: [show.scored(castles.corridor, 'between-two-rooms')],
      }),
      clause('downstairs', say.downstairs(), say.downstairsText(), {
        cites: ['B-5.4'],
        figures: [show.scored(castles.downstairs, 'mold-room')],
      }),
      clause('specialty', say.specialty(), say.specialtyText(), {
        cites: ['B-5.2'],
        figures: [show.scored(castles.specialty, 'tower', 'grand-foyer', 'fountain')],
      }),
      clause('throne', say.throne(), say.throneText(), { cites: ['B-5.2'], figures: [show.courtly(castles.throne)] }),
      clause('attendants', say.attendants(), say.attendantsText(), { cites: ['B-5.6'], figures: [show.courtly(castles.attended)] }),
      clause('bonus-cards', say.cards(), say.cardsText(), { cites: ['B-5.7'], figures: [show.courtly(castles.attended)] }),
    ],
  };
}

export function end({ end: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'end',
    title: say.title(),
    clauses: [
      clause('score', say.score(), say.scoreText(), {
        cites: ['B-5.8', 'B-5.9'],
        figures: [show.whole(castles.sleeping), show.whole(castles.food)],
      }),
      clause('ties', say.ties(), say.tiesText(), { cites: ['B-5.8'] }),
    ],
  };
}

export function two({ two: say }: Say): Chapter {
  return {
    id: 'two-players',
    title: say.title(),
    clauses: [
      clause('ludwig', say.ludwig(), say.ludwigText(), { cites: ['B-6.1'] }),
      clause('steward', say.steward(), say.stewardText(), { cites: ['B-6.1'] }),
      clause('ludwig-placing', say.placing(), say.placingText(), { cites: ['B-6.2'] }),
      clause('ludwig-wins', say.wins(), say.winsText(), { cites: ['B-6.3'] }),
    ],
  };
}

export function house({ house: say }: Say): Chapter {
  return {
    id: 'house',
    title: say.title(),
    clauses: [
      clause('house-specialty', say.specialty(), say.specialtyText(), { cites: ['B-1.3'], house: 'made' }),
      clause('house-rules', say.rules(), say.rulesText(), { cites: ['B-2.3', 'B-2.4'], house: 'rule' }),
    ],
  };
}

/** What players ask again and again. */
export function questions({ questions: say }: Say, show: CastleFigures): Chapter {
  return {
    id: 'questions',
    title: say.title(),
    clauses: [
      clause('ask-below', say.below(), say.belowText(), { cites: ['B-3.1'], figures: [show.asked(castles.below, 'wine-cellar -1 -1')] }),
      clause('ask-above', say.above(), say.aboveText(), { cites: ['B-3.3'], figures: [show.asked(castles.gardenWall, 'study 2 1')] }),
      clause('ask-through', say.through(), say.throughText(), {
        cites: ['B-4.2'],
        figures: [show.scored(castles.food, 'kitchen', 'dining-room')],
      }),
      clause('ask-corner', say.corner(), say.cornerText(), { cites: ['B-3.1'], figures: [show.asked(castles.beside, 'study 3 1')] }),
      clause('ask-gaps', say.gaps(), say.gapsText(), { cites: ['B-5.4'], figures: [show.scored(castles.downstairs, 'mold-room')] }),
    ],
  };
}
