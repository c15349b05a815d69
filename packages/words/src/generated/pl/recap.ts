// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    recap: {
      panel: {
        title: "Od twojej ostatniej tury",
        toTurn: "Przejdź do mojej tury",
        close: "Zamknij",
        show: "Pokaż na planszy",
        next: "Dalej",
        before: "Poprzedni krok",
        at: [["integer","step"]," z ",["integer","last"]],
        points: ["Punkty: ",["list","seats",{"of":"said","type":"unit"}],"."],
        seat: [["string","name"]," ",["integer","points",{"signDisplay":"always"}]],
      },
      castles: {
        gone: ["Nie ma już na rynku: ",["list","rooms",{"of":"string"}],"."],
        come: ["Nowe na rynku: ",["list","rooms",{"of":"string"}],"."],
        price: [["string","room"],": teraz kosztuje ",["integer","now"]," zamiast ",["integer","before"],"."],
        favor: [["string","favor"],": na razie twoje punkty to ",["integer","now"],", przedtem ",["integer","before"],"."],
      },
      palace: {
        row: {"by":[["integer","count"]],"variants":[[["one"],["Z oferty ubył ",["integer","count"]," kafelek."]],[["few"],["Z oferty ubyły ",["integer","count"]," kafelki."]],[["many"],["Z oferty ubyło ",["integer","count"]," kafelków."]],[["*"],["Z oferty ubyło ",["integer","count"]," kafelka."]]]},
        moat: ["Zostało kafelków fosy: ",["integer","now"],", przedtem ",["integer","before"],"."],
        won: [["string","favor"],": teraz prowadzisz."],
        tied: [["string","favor"],": teraz prowadzisz razem z innymi."],
        lost: [["string","favor"],": już nie prowadzisz."],
      },
      between: {
        castle: [["string","castle"],": punkty ",["integer","now"],", przedtem ",["integer","before"],"."],
      },
    },
  },
};

export default bundle;
