// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    signs: {
      legend: {
        help: "Zeige auf irgendetwas am Tisch oder halte den Finger darauf, um zu erfahren, was es ist. Mit der Tastatur: Drücke I, und noch einmal für das nächste.",
      },
      groups: {
        rooms: "Auf einem Raum",
        types: "Arten von Räumen",
        doors: "Türen",
        bonuses: "Was ein Bonus zählt",
        around: "Um die Räume",
        seats: "Plätze",
        market: "Markt und Stapel",
        cards: "Karten und Wünsche",
        points: "Punkte",
        hangings: "An den Wänden",
        swans: "Schwäne",
        board: "Bauplan",
        moat: "Wassergraben und Ende",
      },
    },
  },
};

export default bundle;
