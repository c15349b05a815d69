// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    deal: {
      atTheEnd: {
        again: "To samo rozdanie jeszcze raz",
        compare: {"by":[["integer","count"]],"variants":[[["one"],["Porównaj ",["integer","count"]," grę z tego rozdania"]],[["few"],["Porównaj ",["integer","count"]," gry z tego rozdania"]],[["many"],["Porównaj ",["integer","count"]," gier z tego rozdania"]],[["*"],["Porównaj ",["integer","count"]," gry z tego rozdania"]]]},
        intro: "Grasz tę grę od początku, z tymi samymi kafelkami i kartami w tej samej kolejności. Gdy się skończy, można porównać obie, zamek po zamku.",
        seats: "Kto gra?",
        me: "ja",
        friend: "ktoś inny, przez link",
        start: "Rozdaj jeszcze raz",
        cancel: "Anuluj",
      },
      page: {
        title: "To samo rozdanie",
        intro: ["Gry z tym samym rozdaniem (",["string","game"],"): według kategorii i zamek po zamku. Pozostałe porównuje się z pierwszą."],
        none: "Nie ma tu żadnej ukończonej gry z tym rozdaniem.",
        open: "Otwórz stół",
        column: [["integer","number"],". ",["list","names",{"of":"string"}],", ",["date","when"]],
        whose: "Porównanie dla",
        seat: ["Miejsce ",["integer","seat"],": ",["string","who"]],
        sitters: [["list","names",{"type":"disjunction","of":"string"}]],
      },
    },
  },
};

export default bundle;
