// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    cli: {
      results: {
        total: "Razem",
        tiebreak: ["Przy remisie: ",["string","name"]],
        rank: "Miejsce",
        wins: ["Wygrywa ",["string","name"],"."],
        share: ["Wspólne zwycięstwo: ",["list","names",{"of":"string"}],"."],
        note: [["string","name"],": ",["string","note"]],
      },
    },
    programs: {
      arena: {
        program: "Program",
        late: "Za późno",
        broken: "Awarie",
        illegal: "Niedozwolone",
        restarts: "Ponowne starty",
        trouble: [["string","program"],", ostatni kłopot: ",["said","trouble"]],
      },
      trouble: {
        'cannot-start': ["Nie da się go uruchomić (",["string","detail"],")."],
        'not-ready': {"by":[["string","detail"]],"variants":[[[""],"Nie odpowiedział „ready” na „start”."],[["*"],["Nie odpowiedział „ready” na „start” (",["string","detail"],")."]]]},
        'other-protocol': ["Mówi innym protokołem (",["string","detail"],")."],
        exited: ["Zakończył działanie z kodem wyjścia ",["string","detail"],"."],
        ended: {"by":[["string","detail"]],"variants":[[[""],"Zakończył działanie."],[["*"],["Zakończył działanie (",["string","detail"],")."]]]},
        garbage: ["Napisał wiersz, który nie jest odpowiedzią (",["string","detail"],")."],
        'too-long': "Napisał zbyt długi wiersz.",
        late: "Nie odpowiedział na czas.",
        illegal: ["To, czego chciał, nie jest dozwolone (",["string","detail"],")."],
      },
      bot: {
        seated: ["Przy stole ",["string","table"],", miejsce ",["integer","seat"],"."],
        again: ["Aby znów tu usiąść: ",["string","link"]],
        waiting: "Czeka na początek gry.",
        playing: "Gra się zaczęła.",
        lost: "Połączenie przerwane; kolejna próba.",
        back: "Połączenie wróciło.",
        decision: ["Stracona decyzja: ",["said","trouble"]],
        refused: ["Serwer odrzucił ruch: ",["string","message"]],
        over: ["Gra skończona. Punkty: ",["list","scores",{"of":"integer"}],"."],
        stopped: "Grę zakończono przed czasem.",
        counted: {"by":[["integer","lost"]],"variants":[[["0"],["Decyzje: ",["integer","decisions"],", żadna nie przepadła."]],[["*"],["Decyzje: ",["integer","decisions"],", w tym stracone: ",["integer","lost"]," (za późno ",["integer","late"],", awarie ",["integer","broken"],", niedozwolone ",["integer","illegal"],"); ponowne starty: ",["integer","restarts"],"."]]]},
      },
      failure: {
        link: ["„",["string","link"],"” nie jest linkiem do miejsca: podaj sam link, zaproszenie albo kod stołu."],
        server: "Gdzie jest serwer? Podaj go przez --server albo podaj cały link.",
        address: ["„",["string","address"],"” nie jest adresem serwera: oczekiwano czegoś takiego jak https://games.example.org."],
        command: ["„",["string","command"],"” nie jest poleceniem, które uruchamia program."],
        unreachable: ["Nie można połączyć się z serwerem ",["string","address"]," (",["string","detail"],")."],
        asked: ["Serwer odmawia: ",["string","message"]],
        game: ["Ten program nie zna gry „",["string","game"],"” z tego stołu."],
        version: ["Przy stole obowiązuje wersja ",["integer","version"]," zasad, której ten program nie zna."],
        gone: "Stół usunięto.",
        readOnly: ["Tę grę można tylko oglądać: ",["string","message"]],
        unseated: "Miejsce należy teraz do kogoś innego.",
      },
    },
  },
};

export default bundle;
