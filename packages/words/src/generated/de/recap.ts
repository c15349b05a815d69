// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    recap: {
      panel: {
        title: "Seit deinem letzten Zug",
        toTurn: "Zu meinem Zug",
        close: "Schließen",
        show: "Auf dem Plan zeigen",
        next: "Weiter",
        before: "Einen Schritt zurück",
        at: [["integer","step"]," von ",["integer","last"]],
        points: ["Punkte: ",["list","seats",{"of":"said","type":"unit"}],"."],
        seat: [["string","name"]," ",["integer","points",{"signDisplay":"always"}]],
      },
      castles: {
        gone: ["Nicht mehr im Markt: ",["list","rooms",{"of":"string"}],"."],
        come: ["Neu im Markt: ",["list","rooms",{"of":"string"}],"."],
        price: [["string","room"],": jetzt ",["integer","now"]," statt ",["integer","before"],"."],
        favor: [["string","favor"],": bisher ",["integer","now"]," Punkte für dich, vorher ",["integer","before"],"."],
      },
      palace: {
        row: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," Plättchen der Auslage ist weg."]],[["*"],[["integer","count"]," Plättchen der Auslage sind weg."]]]},
        moat: ["Noch ",["integer","now"]," Wasserplättchen, vorher ",["integer","before"],"."],
        won: [["string","favor"],": Jetzt liegst du vorn."],
        tied: [["string","favor"],": Jetzt liegst du mit anderen vorn."],
        lost: [["string","favor"],": Du liegst nicht mehr vorn."],
      },
      between: {
        castle: [["string","castle"],": ",["integer","now"]," Punkte, vorher ",["integer","before"],"."],
      },
    },
  },
};

export default bundle;
