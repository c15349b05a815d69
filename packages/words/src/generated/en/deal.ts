// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    deal: {
      atTheEnd: {
        again: "The same deal again",
        compare: {"by":[["integer","count"]],"variants":[[["one"],["Compare ",["integer","count"]," game of this deal"]],[["*"],["Compare ",["integer","count"]," games of this deal"]]]},
        intro: "You play this game again from the start, with the same tiles and cards in the same order. Afterwards both can be compared, castle by castle.",
        seats: "Who plays?",
        me: "I",
        friend: "a friend, by link",
        start: "Deal again",
        cancel: "Cancel",
      },
      page: {
        title: "The same deal",
        intro: ["Games of ",["string","game"]," with the same deal, compared by category and castle by castle. The others are measured against the first one."],
        none: "There is no finished game of this deal here.",
        open: "Open the table",
        column: [["integer","number"],". ",["list","names",{"of":"string"}],", ",["date","when"]],
        whose: "Compared for",
        seat: ["Seat ",["integer","seat"],": ",["string","who"]],
        sitters: [["list","names",{"type":"disjunction","of":"string"}]],
      },
    },
  },
};

export default bundle;
