// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    'between-signs': {
      titles: {
        wish: "What the room wants",
        worth: "What the room is worth",
        freeAttendant: "A place for an attendant",
        throneWish: "What the throne wants",
        total: "Points of the castle",
        card: "Bonus card",
        counts: "The castle that counts",
        standing: "Score so far",
        back: "A chosen tile",
        passes: "Where the hand goes",
        brings: "What the tile adds",
        bringsBonus: "What the tile adds, with a bonus",
        seat: "Seats",
        castle: "A castle",
        place: "A place for the tile",
        change: "What would change",
      },
      what: {
        type: ["The third one in a castle earns ",["said","bonus"],", the fifth ",["said","fifth"],"."],
        specialty: "A castle gets it as a bonus. It counts as no other type.",
        hanging: "Corridors and attendants count what hangs on the walls.",
        wish: "Points, the cells that the room looks at, and what it looks for there.",
        worth: "Its points as the castle stands now. They can still change.",
        attendant: [["said","who"],"."],
        freeAttendant: "The castle’s third living room earns one, who scores for what hangs on its walls.",
        throneWish: "The throne room scores for a room of these types at this place.",
        total: "All rooms, attendants and bonus cards of the castle, as it stands now.",
        card: "It belongs to the castle and scores for both of its builders.",
        counts: "Only the lower of your two castles is your score.",
        standing: "The points of the lower of the two castles.",
        castle: "Two neighbors build it together. Press it to see it large.",
        seat: "Everything with this color and this sign belongs to this seat.",
        back: "It lies face down until everybody has chosen.",
        passes: "Whoever sits there gets the tiles that are left.",
        brings: "The most points that it can add to the castle on this side now.",
        bringsBonus: "The most points that it can add to the castle on this side now. As the third or fifth of its type it also earns a bonus.",
        tile: [["between.type","type",{"capital":"yes"}],"."],
        place: "The tile can go here. The number is how many points the castle would gain.",
        change: "The points of this room as they are now, and as they would be after the move.",
      },
      now: {
        rule: [["said","rule",{"capital":"yes"}],"."],
        worth: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," point now."]],[["*"],[["integer","points"]," points now."]]]},
        count: ["In this castle: ",["integer","count"],"."],
        part: [["between.category","category"]," ",["integer","points"]],
        parts: [["list","parts",{"of":"said","type":"unit"}],"."],
        score: [["string","name"],": ",["integer","score"],"."],
        builders: [["string","first"]," and ",["string","second"]," build it."],
      },
    },
  },
};

export default bundle;
