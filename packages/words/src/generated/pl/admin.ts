// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    admin: {
      title: "Zarządzanie serwerem",
      forgetKey: "Wyjdź i zapomnij klucz w tej karcie",
      load: {
        label: "Obciążenie",
        started: ["Start ",["string","when"],", ",["string","store"],", Node ",["string","node"],"."],
        moves: "Ruchy na sekundę",
        movesValue: [["number","value",{"minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        pages: "Połączone strony",
        games: "Gry w pamięci",
        count: [["integer","value"]],
        busy: "Zajętość",
        busyValue: [["percent","share"]],
        processor: "Procesor",
        processorValue: [["percent","share"]," rdzenia"],
        late: "Największe opóźnienie",
        storing: "Czas zapisu ruchu",
        storingNothing: "teraz nic",
        milliseconds: [["number","value",{"style":"unit","unit":"millisecond","maximumFractionDigits":"0"}]],
        fewMilliseconds: [["number","value",{"style":"unit","unit":"millisecond","minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        memory: "Pamięć",
        megabytes: [["number","value",{"style":"unit","unit":"megabyte","maximumFractionDigits":"0"}]],
        errors: "Błędy od startu",
      },
      tables: {
        title: "Stoły",
        which: "Które stoły",
        playing: ["W toku (",["integer","count"],")"],
        gathering: ["Czekają na graczy (",["integer","count"],")"],
        finished: ["Zakończone (",["integer","count"],")"],
        none: "Nie ma żadnych.",
        newer: "Nowsze",
        older: "Starsze",
        steps: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," krok, ostatni ",["string","when"]]],[["few"],[["integer","count"]," kroki, ostatni ",["string","when"]]],[["*"],[["integer","count"]," kroków, ostatni ",["string","when"]]]]},
        stepsPublic: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," krok, ostatni ",["string","when"],", publiczny"]],[["few"],[["integer","count"]," kroki, ostatni ",["string","when"],", publiczny"]],[["*"],[["integer","count"]," kroków, ostatni ",["string","when"],", publiczny"]]]},
        remove: "Usuń…",
        removeTable: ["Usuń stół: ",["said","table"]],
        removeYes: "Usuń dla wszystkich",
        removeNo: "Zostaw",
      },
      cleanUp: {
        title: "Porządki",
        help: "Raz na godzinę serwer usuwa stoły porzucone na dłużej, niż pozwalają jego limity.",
        now: "Posprzątaj teraz",
        removed: {"by":[["integer","count"]],"variants":[[["0"],"Nie było czego sprzątać."],[["one"],["Usunięto ",["integer","count"]," stół."]],[["few"],["Usunięto ",["integer","count"]," stoły."]],[["*"],["Usunięto ",["integer","count"]," stołów."]]]},
      },
      trouble: {
        title: "Ostrzeżenia i błędy",
        none: "Od startu żadnych.",
        error: ["Błąd, ",["string","when"]],
        warning: ["Ostrzeżenie, ",["string","when"]],
      },
      limits: {
        title: "Limity",
        help: "Ustawia się je przy starcie serwera, opcjami albo zmiennymi środowiskowymi.",
      },
    },
  },
};

export default bundle;
