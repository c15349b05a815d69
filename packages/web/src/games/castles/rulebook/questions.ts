import type { Words } from '@luftschloss/words';
import { type Chapter, clause } from '../../../rulebook/rulebook.ts';
import { EXAMPLES as castles } from './examples.ts';
import type { CastleFigures } from './figures.ts';

/** What players ask again and again. */
export function questions({ questions: say }: Words['castles-rules'], show: CastleFigures): Chapter {
  return {
    id: 'questions',
    title: say.title(),
    clauses: [
      clause('ask-connected', say.connected(), say.connectedText(), {
        cites: ['C-1.4', 'C-1.5', 'C-4.1'],
        figures: [show.scored(castles.noise)],
      }),
      clause('ask-near', say.near(), say.nearText(), { cites: ['C-1.4', 'C-1.8'], figures: [show.scored(castles.roundRooms)] }),
      clause('ask-block', say.block(), say.blockText(), {
        cites: ['C-2.2'],
        figures: [show.asked(castles.doorToDoor, 'food-prep-room -2 3 0')],
      }),
      clause('ask-courtyard', say.courtyard(), say.courtyardText(), {
        cites: ['C-1.8'],
        figures: [show.measured(castles.courtyard, 'courtyards', 'allEntrances')],
      }),
      clause('ask-corridor', say.corridor(), say.corridorText(), { cites: ['C-5.4'], figures: [show.scored(castles.noise)] }),
      clause('ask-cellar', say.cellar(), say.cellarText(), { cites: ['C-1.6', 'C-5.8'], figures: [show.shown(castles.cellar)] }),
      clause('ask-second', say.second(), say.secondText(), { cites: ['C-5.8'], figures: [show.scored(castles.cellar)] }),
      clause('ask-order', say.order(), say.orderText(), { cites: ['C-5.1', 'C-5.2'], figures: [show.scored(castles.oneDoor)] }),
      clause('ask-sleep', say.sleep(), say.sleepText(), { cites: ['C-5.7'], figures: [show.tiles('nap-room')] }),
      clause('ask-search', say.search(), say.searchText(), { cites: ['C-5.7'], figures: [show.tiles('hallway', 'stairs')] }),
      clause('ask-empty', say.empty(), say.emptyText(), { cites: ['C-6.2'], figures: [show.tiles('buttery', 'larder')] }),
      clause('ask-tie', say.tie(), say.tieText(), { cites: ['C-6.3'], figures: [show.shares(5, 5, 3, 0)] }),
      clause('ask-entrances', say.entrances(), say.entrancesText(), {
        cites: ['C-1.8'],
        figures: [show.carded(castles.livingAgain, 'external-entrances')],
      }),
      clause('ask-barbican', say.barbican(), say.barbicanText(), {
        cites: ['C-11.1', 'C-11.6'],
        figures: [show.scored(castles.barbicanComplete)],
      }),
    ],
  };
}
