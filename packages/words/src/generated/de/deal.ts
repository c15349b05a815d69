// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    deal: {
      atTheEnd: {
        again: "Dieselbe Mischung noch einmal",
        compare: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," Partie mit dieser Mischung vergleichen"]],[["*"],[["integer","count"]," Partien mit dieser Mischung vergleichen"]]]},
        intro: "Du spielst diese Partie von Anfang an, mit denselben Plättchen und Karten in derselben Reihenfolge. Ist sie zu Ende, lassen sich beide vergleichen, Schloss für Schloss.",
        seats: "Wer spielt?",
        me: "ich",
        friend: "jemand anderes, per Link",
        start: "Noch einmal austeilen",
        cancel: "Abbrechen",
      },
      page: {
        title: "Dieselbe Mischung",
        intro: ["Partien ",["string","game"]," mit derselben Mischung: nach Kategorien und Schloss für Schloss. Mit der ersten werden die anderen verglichen."],
        none: "Hier gibt es keine beendete Partie mit dieser Mischung.",
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
