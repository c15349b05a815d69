// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    signs: {
      legend: {
        help: "Point at anything on the table, or hold your finger on it, to learn what it is. By keyboard: press I, and again for the next one.",
      },
      groups: {
        rooms: "On a room",
        types: "Types of rooms",
        doors: "Doors",
        bonuses: "What a bonus counts",
        around: "Around the rooms",
        seats: "Seats",
        market: "Market and stacks",
        cards: "Cards and favors",
        points: "Points",
        hangings: "On the walls",
        swans: "Swans",
        board: "Blueprint board",
        moat: "Moat and end",
      },
    },
  },
};

export default bundle;
