// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    puzzles: {
      page: {
        title: "Rätsel",
        intro: "Momente aus Partien unserer Bots, in denen eine Antwort deutlich besser ist als die anderen – und nicht die, die einem zuerst einfällt. Spiel sie am Tisch, und du erfährst, was sie wert ist. Was die Person am Zug nicht sehen konnte, weiß niemand: Die Antworten wurden in vielen Partien durchgespielt.",
        loading: "Die Rätsel werden ausgelegt …",
        solved: [["integer","solved"]," von ",["integer","count"]," gelöst"],
        allSolved: "Alle gelöst",
        onlyUnsolved: "Nur die, die ich noch nicht gelöst habe",
        next: "Nächstes Rätsel",
        nextOf: ["Nächstes Rätsel: ",["string","game"]],
        players: {"by":[["integer","count"]],"variants":[[["1"],"allein"],[["2"],"zu zweit"],[["3"],"zu dritt"],[["4"],"zu viert"],[["*"],[["integer","count"]," Personen"]]]},
        puzzle: "Rätsel",
        tried: "versucht",
        solvedMark: "gelöst",
        lost: ["Zu dieser Adresse gibt es kein Rätsel. ",["#all"],"Alle Rätsel",["/all"]],
      },
      difficulty: {
        easy: "leicht",
        medium: "mittel",
        hard: "schwer",
      },
      puzzle: {
        where: ["Rätsel ",["integer","number"]," von ",["integer","count"]],
        leave: "Alle Rätsel",
        question: "Was ist hier am besten?",
        ask: "Du bist am Zug. Was du am Tisch tust, ist deine Antwort; danach geschieht nichts mehr.",
        weighing: ["Deine Antwort wird in vielen Partien durchgespielt: ",["percent","done"]],
        failed: "Deine Antwort ließ sich nicht durchspielen. Versuch es noch einmal.",
        best: "Richtig! Das ist die beste Antwort.",
        asGood: "Richtig! Sie ist so gut wie die beste Antwort, die wir kennen.",
        better: "Bemerkenswert: Deine Antwort ist sogar besser als die, die wir für die beste hielten.",
        costsWins: {"by":[["integer","wins"]],"variants":[[["one"],["Nicht die beste: Von 100 Partien gewinnt sie ",["integer","wins"]," weniger als die beste Antwort."]],[["*"],["Nicht die beste: Von 100 Partien gewinnt sie ",["integer","wins"]," weniger als die beste Antwort."]]]},
        costsPoints: {"by":[["integer","points"]],"variants":[[["one"],["Nicht die beste: Am Ende bringt sie etwa ",["integer","points"]," Punkt weniger als die beste Antwort."]],[["*"],["Nicht die beste: Am Ende bringt sie etwa ",["integer","points"]," Punkte weniger als die beste Antwort."]]]},
        shown: ["Am besten ist: ",["string","action"],"."],
        tryAgain: "Noch einmal versuchen",
        show: "Lösung zeigen",
        next: "Nächstes Rätsel",
      },
      why: {
        title: "Warum",
        answers: "Die Antworten, durchgespielt",
        best: "beste",
        yours: "deine",
        usual: "fällt einem zuerst ein",
        endsMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Im Schnitt hast du am Ende ",["number","points",{"maximumFractionDigits":"1"}]," Punkt mehr als nach ",["#other"],["string","other"],["/other"],". Unterschiede: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["Im Schnitt hast du am Ende ",["number","points",{"maximumFractionDigits":"1"}]," Punkte mehr als nach ",["#other"],["string","other"],["/other"],". Unterschiede: ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Im Schnitt hast du am Ende ",["number","points",{"maximumFractionDigits":"1"}]," Punkt weniger als nach ",["#other"],["string","other"],["/other"],". Unterschiede: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["Im Schnitt hast du am Ende ",["number","points",{"maximumFractionDigits":"1"}]," Punkte weniger als nach ",["#other"],["string","other"],["/other"],". Unterschiede: ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsSame: ["Du hast am Ende etwa gleich viele Punkte wie nach ",["#other"],["string","other"],["/other"],". Unterschiede: ",["list","parts",{"of":"said","type":"unit"}],"."],
        endsEqual: ["Du hast am Ende etwa gleich viele Punkte wie nach ",["#other"],["string","other"],["/other"],"."],
        part: [["string","category"]," ",["number","points",{"maximumFractionDigits":"1","signDisplay":"always"}]],
        rivalFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Wer von den anderen am besten steht, hat am Ende ",["number","points",{"maximumFractionDigits":"1"}]," Punkt weniger."]],[["*"],["Wer von den anderen am besten steht, hat am Ende ",["number","points",{"maximumFractionDigits":"1"}]," Punkte weniger."]]]},
        rivalMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Wer von den anderen am besten steht, hat am Ende ",["number","points",{"maximumFractionDigits":"1"}]," Punkt mehr."]],[["*"],["Wer von den anderen am besten steht, hat am Ende ",["number","points",{"maximumFractionDigits":"1"}]," Punkte mehr."]]]},
      },
    },
  },
};

export default bundle;
