// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    cli: {
      results: {
        total: "Summe",
        tiebreak: ["Gleichstand: ",["string","name"]],
        rank: "Rang",
        wins: [["string","name"]," gewinnt."],
        share: [["list","names",{"of":"string"}]," teilen sich den Sieg."],
        note: [["string","name"],": ",["string","note"]],
      },
    },
    programs: {
      arena: {
        program: "Programm",
        late: "Zu spät",
        broken: "Kaputt",
        illegal: "Regelwidrig",
        restarts: "Neustarts",
        trouble: [["string","program"],", zuletzt: ",["said","trouble"]],
      },
      trouble: {
        'cannot-start': ["Es lässt sich nicht starten (",["string","detail"],")."],
        'not-ready': {"by":[["string","detail"]],"variants":[[[""],"Es hat auf „start“ nicht mit „ready“ geantwortet."],[["*"],["Es hat auf „start“ nicht mit „ready“ geantwortet (",["string","detail"],")."]]]},
        'other-protocol': ["Es spricht ein anderes Protokoll (",["string","detail"],")."],
        exited: ["Es hat sich mit Exit-Code ",["string","detail"]," beendet."],
        ended: {"by":[["string","detail"]],"variants":[[[""],"Es hat sich beendet."],[["*"],["Es hat sich beendet (",["string","detail"],")."]]]},
        garbage: ["Es hat eine Zeile geschrieben, die keine Antwort ist (",["string","detail"],")."],
        'too-long': "Es hat eine zu lange Zeile geschrieben.",
        late: "Es hat nicht rechtzeitig geantwortet.",
        illegal: ["Was es wollte, ist nicht erlaubt (",["string","detail"],")."],
      },
      bot: {
        seated: ["Sitzt am Tisch ",["string","table"],", Platz ",["integer","seat"],"."],
        again: ["Um wieder hier zu sitzen: ",["string","link"]],
        waiting: "Wartet auf den Beginn des Spiels.",
        playing: "Das Spiel hat begonnen.",
        lost: "Die Verbindung ist unterbrochen; neuer Versuch läuft.",
        back: "Die Verbindung steht wieder.",
        decision: ["Eine Entscheidung ging verloren: ",["said","trouble"]],
        refused: ["Der Server hat einen Zug abgelehnt: ",["string","message"]],
        over: ["Das Spiel ist zu Ende. Punkte: ",["list","scores",{"of":"integer"}],"."],
        stopped: "Das Spiel wurde vorzeitig beendet.",
        counted: {"by":[["integer","lost"]],"variants":[[["0"],[["integer","decisions"]," Entscheidungen, keine davon verloren."]],[["one"],[["integer","decisions"]," Entscheidungen, ",["integer","lost"]," davon verloren (zu spät ",["integer","late"],", kaputt ",["integer","broken"],", regelwidrig ",["integer","illegal"],"); ",["integer","restarts"],"-mal neu gestartet."]],[["*"],[["integer","decisions"]," Entscheidungen, ",["integer","lost"]," davon verloren (zu spät ",["integer","late"],", kaputt ",["integer","broken"],", regelwidrig ",["integer","illegal"],"); ",["integer","restarts"],"-mal neu gestartet."]]]},
      },
      failure: {
        link: ["„",["string","link"],"“ ist kein Link zu einem Platz: Gib den Link selbst, eine Einladung oder den Code eines Tisches an."],
        server: "Wo ist der Server? Gib ihn mit --server an, oder gib einen ganzen Link.",
        address: ["„",["string","address"],"“ ist keine Adresse eines Servers: Erwartet wird etwas wie https://games.example.org."],
        command: ["„",["string","command"],"“ ist kein Befehl, der ein Programm startet."],
        unreachable: ["Der Server unter ",["string","address"]," ist nicht zu erreichen (",["string","detail"],")."],
        asked: ["Der Server lehnt ab: ",["string","message"]],
        game: ["Dieses Programm kennt das Spiel „",["string","game"],"“ des Tisches nicht."],
        version: ["Am Tisch gilt Version ",["integer","version"]," der Regeln, die dieses Programm nicht kennt."],
        gone: "Der Tisch wurde entfernt.",
        readOnly: ["Das Spiel kann nur noch angesehen werden: ",["string","message"]],
        unseated: "Der Platz gehört jetzt jemand anderem.",
      },
    },
  },
};

export default bundle;
