// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    deal: {
      atTheEnd: {
        again: "Dieselbe Auslage noch einmal",
        compare: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," Partie mit dieser Auslage vergleichen"]],[["*"],[["integer","count"]," Partien mit dieser Auslage vergleichen"]]]},
        intro: "Du spielst diese Partie von Anfang an, mit denselben Plättchen und Karten in derselben Reihenfolge. Ist sie zu Ende, lassen sich beide vergleichen, Schloss für Schloss.",
        seats: "Wer spielt?",
        me: "ich",
        friend: "jemand anderes, per Link",
        start: "Noch einmal austeilen",
        cancel: "Abbrechen",
      },
      page: {
        title: "Dieselbe Auslage",
        intro: ["Partien ",["string","game"]," mit derselben Auslage: nach Kategorien und Schloss für Schloss. Mit der ersten werden die anderen verglichen."],
        none: "Hier gibt es keine beendete Partie mit dieser Auslage.",
        open: "Tisch öffnen",
        column: [["integer","number"],". ",["list","names",{"of":"string"}],", ",["date","when"]],
        whose: "Verglichen für",
        seat: ["Platz ",["integer","seat"],": ",["string","who"]],
        sitters: [["list","names",{"type":"disjunction","of":"string"}]],
      },
    },
  },
};

export default bundle;
