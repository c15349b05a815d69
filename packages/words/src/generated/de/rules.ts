// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    rules: {
      page: {
        title: ["Regeln: ",["string","game"]],
        games: "Spiele",
        chapters: "Kapitel",
        contents: ["Kapitel: ",["string","chapter"]],
        search: "In den Regeln suchen",
        found: {"by":[["integer","count"]],"variants":[[["0"],["Nichts gefunden für „",["string","wanted"],"“"]],[["one"],[["integer","count"]," Stelle"]],[["*"],[["integer","count"]," Stellen"]]]},
        print: "Alle Kapitel drucken",
        next: ["Weiter: ",["string","chapter"]],
        previous: ["Zurück: ",["string","chapter"]],
        house: "Hausregel",
        houseMade: "hausgemacht",
        cites: {"by":[["count","clauses"]],"variants":[[["one"],["Abschnitt ",["list","clauses",{"of":"string"}]]],[["*"],["Abschnitte ",["list","clauses",{"of":"string"}]]]]},
        anchor: ["Link zu „",["string","clause"],"“"],
        legendPicture: "Die Zeichen auf den Räumen: Raumarten, Boni und Türen",
        loading: "Die Regeln werden aufgeschlagen …",
      },
      figures: {
        allowed: "Erlaubt",
        refused: "Nicht erlaubt",
        sum: [["string","room"],": zusammen ",["integer","points",{"signDisplay":"exceptZero"}]],
        sumAlone: ["Zusammen ",["integer","points",{"signDisplay":"exceptZero"}]],
        completes: ["Vollendet: ",["list","rooms",{"of":"string"}]],
        again: ["Noch einmal gewertet bringt er ",["integer","points",{"signDisplay":"exceptZero"}]],
        count: [["string","name"],": ",["integer","count"]],
        externalEntrances: "Ausgänge ins Freie ohne Korridore",
        allEntrances: "Türen ins Freie mit Korridoren",
        courtyards: "Innenhöfe",
        longestPath: "Längster Weg",
        completed: "Vollendete Plättchen",
        share: [["string","who"]," mit ",["integer","amount"],": ",["integer","points",{"signDisplay":"exceptZero"}]],
        swanMoney: {"by":[["integer","count"]],"variants":[[["one"],["Abgegeben bringt ein Schwan ",["integer","money"]]],[["*"],["Abgegeben bringen ",["integer","count"]," Schwäne ",["integer","money"]]]]},
        castle: ["Bild: ein Schloss mit ",["list","rooms",{"of":"string"}]],
        palace: {"by":[["integer","count"]],"variants":[[["one"],"Bild: ein Palast aus einem Plättchen"],[["*"],["Bild: ein Palast aus ",["integer","count"]," Plättchen"]]]},
        tiles: ["Bild: ",["list","tiles",{"of":"string"}]],
      },
      links: {
        open: "Regelheft öffnen",
        close: "Schließen",
      },
    },
  },
};

export default bundle;
