// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    rules: {
      page: {
        title: ["Rules: ",["string","game"]],
        games: "Games",
        chapters: "Chapters",
        contents: ["Chapter: ",["string","chapter"]],
        search: "Search the rules",
        found: {"by":[["integer","count"]],"variants":[[["0"],["Nothing found for “",["string","wanted"],"”"]],[["one"],[["integer","count"]," place"]],[["*"],[["integer","count"]," places"]]]},
        print: "Print all chapters",
        next: ["Next: ",["string","chapter"]],
        previous: ["Back: ",["string","chapter"]],
        house: "house rule",
        houseMade: "house-made",
        cites: {"by":[["count","clauses"]],"variants":[[["one"],["Clause ",["list","clauses",{"of":"string"}]]],[["*"],["Clauses ",["list","clauses",{"of":"string"}]]]]},
        anchor: ["Link to “",["string","clause"],"”"],
        legendPicture: "The marks on rooms: types, bonuses and doors",
        loading: "Opening the rules …",
      },
      figures: {
        allowed: "Allowed",
        refused: "Not allowed",
        sum: [["string","room"],": ",["integer","points",{"signDisplay":"exceptZero"}]," in all"],
        sumAlone: [["integer","points",{"signDisplay":"exceptZero"}]," in all"],
        completes: ["Completed: ",["list","rooms",{"of":"string"}]],
        again: ["Scored again it gives ",["integer","points",{"signDisplay":"exceptZero"}]],
        count: [["string","name"],": ",["integer","count"]],
        externalEntrances: "External entrances without corridors",
        allEntrances: "Doors to the outside, corridors included",
        courtyards: "Courtyards",
        longestPath: "Longest path",
        completed: "Completed tiles",
        share: [["string","who"]," with ",["integer","amount"],": ",["integer","points",{"signDisplay":"exceptZero"}]],
        swanMoney: {"by":[["integer","count"]],"variants":[[["one"],["Turned in, one swan earns ",["integer","money"]]],[["*"],["Turned in, ",["integer","count"]," swans earn ",["integer","money"]]]]},
        castle: ["Picture: a castle with ",["list","rooms",{"of":"string"}]],
        palace: {"by":[["integer","count"]],"variants":[[["one"],"Picture: a palace of one tile"],[["*"],["Picture: a palace of ",["integer","count"]," tiles"]]]},
        tiles: ["Picture: ",["list","tiles",{"of":"string"}]],
      },
      links: {
        open: "Open the rulebook",
        close: "Close",
      },
    },
  },
};

export default bundle;
