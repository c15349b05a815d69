// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    admin: {
      title: "Serverbetrieb",
      forgetKey: "Gehen und den Schlüssel in diesem Tab vergessen",
      load: {
        label: "Auslastung",
        started: ["Gestartet ",["string","when"],", mit ",["string","store"],", auf Node ",["string","node"],"."],
        moves: "Züge je Sekunde",
        movesValue: [["number","value",{"minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        pages: "Verbundene Seiten",
        games: "Spiele im Speicher",
        count: [["integer","value"]],
        busy: "Beschäftigt",
        busyValue: [["percent","share"]],
        processor: "Prozessor",
        processorValue: [["percent","share"]," eines Kerns"],
        late: "Größte Verzögerung",
        storing: "Zeit, um einen Zug zu speichern",
        storingNothing: "gerade keiner",
        milliseconds: [["number","value",{"style":"unit","unit":"millisecond","maximumFractionDigits":"0"}]],
        fewMilliseconds: [["number","value",{"style":"unit","unit":"millisecond","minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        memory: "Arbeitsspeicher",
        megabytes: [["number","value",{"style":"unit","unit":"megabyte","maximumFractionDigits":"0"}]],
        errors: "Fehler seit dem Start",
      },
      tables: {
        title: "Tische",
        which: "Welche Tische",
        playing: ["Im Spiel (",["integer","count"],")"],
        gathering: ["Warten auf Mitspielende (",["integer","count"],")"],
        finished: ["Beendet (",["integer","count"],")"],
        none: "Es gibt keine.",
        newer: "Neuere",
        older: "Ältere",
        steps: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," Schritt, der letzte ",["string","when"]]],[["*"],[["integer","count"]," Schritte, der letzte ",["string","when"]]]]},
        stepsPublic: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," Schritt, der letzte ",["string","when"],", öffentlich"]],[["*"],[["integer","count"]," Schritte, der letzte ",["string","when"],", öffentlich"]]]},
        remove: "Entfernen …",
        removeTable: ["Den Tisch entfernen: ",["said","table"]],
        removeYes: "Für alle entfernen",
        removeNo: "Behalten",
      },
      cleanUp: {
        title: "Aufräumen",
        help: "Einmal in der Stunde entfernt der Server Tische, die länger verlassen sind, als seine Grenzen erlauben.",
        now: "Jetzt aufräumen",
        removed: {"by":[["integer","count"]],"variants":[[["0"],"Es gab nichts aufzuräumen."],[["one"],[["integer","count"]," Tisch wurde entfernt."]],[["*"],[["integer","count"]," Tische wurden entfernt."]]]},
      },
      trouble: {
        title: "Warnungen und Fehler",
        none: "Keine seit dem Start.",
        error: ["Fehler, ",["string","when"]],
        warning: ["Warnung, ",["string","when"]],
      },
      limits: {
        title: "Grenzen",
        help: "Sie werden beim Start des Servers gesetzt, durch Optionen oder Umgebungsvariablen.",
      },
    },
  },
};

export default bundle;
