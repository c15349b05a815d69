// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    branches: {
      playOn: {
        button: "Von hier an weiterspielen",
        intro: "Du spielst in einem eigenen Zweig mit eigenem Namen weiter. Die Partie selbst bleibt, wie sie ist.",
        sameDeal: "Es wird nicht neu gemischt: Was gezogen wird, kommt so, wie es damals gekommen wäre.",
        drawnAnew: "Diese Partie ist noch nicht zu Ende. Darum wird alles neu gezogen, was du in diesem Moment nicht sehen konntest: verdeckte Karten, Stapel, was als Nächstes kommt. Über die echte Partie verrät der Zweig nichts.",
        name: "Name des Zweigs",
        fromRound: ["Ab Runde ",["integer","round"]],
        fromStep: ["Ab Aktion ",["integer","step"]],
        numbered: [["string","name"]," (",["integer","count"],")"],
        seats: "Wer spielt weiter?",
        person: "jemand hier",
        bot: ["Bot, ",["string","level"]],
        start: "Weiterspielen",
        cancel: "Abbrechen",
      },
      atTheEnd: {
        whatIf: "Was wäre, wenn …",
        whatIfHelp: "Zu irgendeinem Moment zurückgehen und von dort weiterspielen",
        branches: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," Zweig"]],[["*"],[["integer","count"]," Zweige"]]]},
        compare: "Mit dem Original vergleichen",
      },
      note: {
        same: ["Zweig ",["#name"],"„",["string","name"],"“",["/name"],": Es wurde nicht neu gemischt; das Original bleibt. ",["#tree"],"Alle Zweige",["/tree"]],
        drawn: ["Zweig ",["#name"],"„",["string","name"],"“",["/name"],": Was du nicht sehen konntest, ist neu gezogen; das Original bleibt. ",["#tree"],"Alle Zweige",["/tree"]],
      },
      page: {
        title: "Zweige",
        intro: "Partien, die du irgendwann verlassen hast, um anders weiterzuspielen. Sie liegen in diesem Browser, das Original auch.",
        none: "Noch gibt es keine Zweige. Sieh dir eine Partie in der Wiedergabe an und wähle in irgendeinem Moment „Von hier an weiterspielen“.",
        game: {"by":[["count","others"]],"variants":[[["0"],[["string","game"]]],[["*"],[["string","game"]," mit ",["list","others",{"of":"string"}]]]]},
        original: "Das Original",
        lost: "(nicht mehr in diesem Browser)",
        leaves: ["ab Aktion ",["integer","step"],";"],
        leavesInRound: ["ab Runde ",["integer","round"],";"],
        actions: {"by":[["integer","count"]],"variants":[[["one"],["läuft noch, bisher ",["integer","count"]," Aktion"]],[["*"],["läuft noch, bisher ",["integer","count"]," Aktionen"]]]},
        finished: ["zu Ende: ",["list","scores",{"of":"said","type":"unit"}]],
        score: [["string","name"]," ",["integer","score"]],
        rename: "Umbenennen",
        renameBranch: ["Umbenennen: ",["string","name"]],
        newName: ["Neuer Name für ",["string","name"]],
        keepName: "Speichern",
        throwAway: "Wegwerfen",
        throwAwayBranch: ["Wegwerfen: ",["string","name"]],
        compare: "Vergleichen",
        compareBranch: ["Vergleichen: ",["string","name"]],
        whose: "Verglichen für",
      },
      sideBySide: {
        points: "Punkte",
        boards: "Schlösser",
        total: "Summe",
        rank: "Platz",
        rankOf: [["integer","rank"]," von ",["integer","players"]],
        running: "läuft noch",
        difference: [["integer","points",{"signDisplay":"always"}]],
      },
    },
  },
};

export default bundle;
