// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    recap: {
      panel: {
        title: "Since your last turn",
        toTurn: "Go to my turn",
        close: "Close",
        show: "Show it on the board",
        next: "Next",
        before: "The step before",
        at: [["integer","step"]," of ",["integer","last"]],
        points: ["Points: ",["list","seats",{"of":"said","type":"unit"}],"."],
        seat: [["string","name"]," ",["integer","points",{"signDisplay":"always"}]],
      },
      castles: {
        gone: ["No longer in the market: ",["list","rooms",{"of":"string"}],"."],
        come: ["New in the market: ",["list","rooms",{"of":"string"}],"."],
        price: [["string","room"]," now costs ",["integer","now"]," instead of ",["integer","before"],"."],
        favor: [["string","favor"],": so far ",["integer","now"]," points for you, ",["integer","before"]," before."],
      },
      palace: {
        row: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," tile of the row is gone."]],[["*"],[["integer","count"]," tiles of the row are gone."]]]},
        moat: ["Moat tiles left: ",["integer","now"],", ",["integer","before"]," before."],
        won: [["string","favor"],": you lead now."],
        tied: [["string","favor"],": you now share the lead."],
        lost: [["string","favor"],": you no longer lead."],
      },
      between: {
        castle: [["string","castle"],": ",["integer","now"]," points, ",["integer","before"]," before."],
      },
    },
  },
};

export default bundle;
