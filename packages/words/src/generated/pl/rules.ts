// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    rules: {
      page: {
        title: ["Zasady: ",["string","game"]],
        games: "Gry",
        chapters: "Rozdziały",
        contents: ["Rozdział: ",["string","chapter"]],
        search: "Szukaj w zasadach",
        found: {"by":[["integer","count"]],"variants":[[["0"],["Nic nie znaleziono: „",["string","wanted"],"”"]],[["one"],[["integer","count"]," miejsce"]],[["few"],[["integer","count"]," miejsca"]],[["*"],[["integer","count"]," miejsc"]]]},
        print: "Drukuj wszystkie rozdziały",
        next: ["Dalej: ",["string","chapter"]],
        previous: ["Wstecz: ",["string","chapter"]],
        house: "zasada domowa",
        houseMade: "naszej roboty",
        cites: {"by":[["count","clauses"]],"variants":[[["one"],["Punkt ",["list","clauses",{"of":"string"}]]],[["*"],["Punkty ",["list","clauses",{"of":"string"}]]]]},
        anchor: ["Odnośnik: „",["string","clause"],"”"],
        legendPicture: "Znaki na komnatach: rodzaje, premie i wejścia",
        loading: "Otwieramy zasady…",
      },
      figures: {
        allowed: "Wolno",
        refused: "Nie wolno",
        sum: [["string","room"],": razem ",["integer","points",{"signDisplay":"exceptZero"}]],
        sumAlone: ["Razem ",["integer","points",{"signDisplay":"exceptZero"}]],
        completes: ["Ukończone: ",["list","rooms",{"of":"string"}]],
        again: ["Punktowana jeszcze raz daje ",["integer","points",{"signDisplay":"exceptZero"}]],
        count: [["string","name"],": ",["integer","count"]],
        externalEntrances: "Wyjścia na zewnątrz bez komnat przechodnich",
        allEntrances: "Wejścia na zewnątrz razem z komnatami przechodnimi",
        courtyards: "Dziedzińce",
        longestPath: "Najdłuższa droga",
        completed: "Ukończone kafelki",
        share: [["string","who"],", liczba ",["integer","amount"],": ",["integer","points",{"signDisplay":"exceptZero"}]],
        swanMoney: {"by":[["integer","count"]],"variants":[[["one"],["Oddany łabędź daje ",["integer","money"]]],[["few"],["Oddane ",["integer","count"]," łabędzie dają ",["integer","money"]]],[["*"],["Oddane ",["integer","count"]," łabędzi daje ",["integer","money"]]]]},
        castle: ["Rysunek: zamek, w nim ",["list","rooms",{"of":"string"}]],
        palace: {"by":[["integer","count"]],"variants":[[["one"],"Rysunek: pałac z jednego kafelka"],[["*"],["Rysunek: pałac z ",["integer","count"]," kafelków"]]]},
        tiles: ["Rysunek: ",["list","tiles",{"of":"string"}]],
      },
      links: {
        open: "Otwórz księgę zasad",
        close: "Zamknij",
      },
    },
  },
};

export default bundle;
