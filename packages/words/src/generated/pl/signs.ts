// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    signs: {
      legend: {
        help: "Wskaż cokolwiek na stole albo przytrzymaj na tym palec, a dowiesz się, co to jest. Na klawiaturze: naciśnij I, i jeszcze raz po następne.",
      },
      groups: {
        rooms: "Na komnacie",
        types: "Rodzaje komnat",
        doors: "Wejścia",
        bonuses: "Co liczy premia",
        around: "Wokół komnat",
        seats: "Miejsca",
        market: "Rynek i stosy",
        cards: "Karty i życzenia",
        points: "Punkty",
        hangings: "Na ścianach",
        swans: "Łabędzie",
        board: "Plan",
        moat: "Fosa i koniec",
      },
    },
  },
};

export default bundle;
