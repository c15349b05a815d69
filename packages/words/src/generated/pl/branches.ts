// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    branches: {
      playOn: {
        button: "Graj dalej od tego miejsca",
        intro: "Grasz dalej w osobnej gałęzi z własną nazwą. Sama gra zostaje taka, jaka jest.",
        sameDeal: "Rozdanie pozostaje to samo: dobierane elementy pojawią się tak, jak pojawiłyby się wtedy.",
        drawnAnew: "Ta gra jeszcze się nie skończyła, więc wszystko, czego w tym momencie nie było widać, zostaje wylosowane na nowo: zakryte karty, stosy i to, co przyjdzie dalej. Gałąź nie zdradza niczego o prawdziwej grze.",
        name: "Nazwa gałęzi",
        fromRound: ["Od rundy ",["integer","round"]],
        fromStep: ["Od akcji ",["integer","step"]],
        numbered: [["string","name"]," (",["integer","count"],")"],
        seats: "Kto gra dalej?",
        person: "ktoś tutaj",
        bot: ["bot, ",["string","level"]],
        start: "Graj dalej",
        cancel: "Anuluj",
      },
      atTheEnd: {
        whatIf: "Co by było, gdyby…",
        whatIfHelp: "Wróć do dowolnego momentu i graj dalej od niego",
        branches: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," gałąź"]],[["few"],[["integer","count"]," gałęzie"]],[["*"],[["integer","count"]," gałęzi"]]]},
        compare: "Porównaj z oryginałem",
      },
      note: {
        same: ["Gałąź ",["#name"],"„",["string","name"],"”",["/name"],": rozdanie pozostaje to samo, oryginał się nie zmienia. ",["#tree"],"Wszystkie gałęzie",["/tree"]],
        drawn: ["Gałąź ",["#name"],"„",["string","name"],"”",["/name"],": to, czego nie było widać, wylosowano na nowo, oryginał się nie zmienia. ",["#tree"],"Wszystkie gałęzie",["/tree"]],
      },
      page: {
        title: "Gałęzie",
        intro: "Gry, które w pewnym momencie poszły inną drogą. Są zachowane w tej przeglądarce, oryginał też.",
        none: "Nie ma jeszcze gałęzi. Obejrzyj grę jeszcze raz i w dowolnym momencie wybierz „Graj dalej od tego miejsca”.",
        game: {"by":[["count","others"]],"variants":[[["0"],[["string","game"]]],[["*"],[["string","game"],"; inni gracze: ",["list","others",{"of":"string"}]]]]},
        original: "Oryginał",
        lost: "(nie ma go już w tej przeglądarce)",
        leaves: ["od akcji ",["integer","step"],";"],
        leavesInRound: ["od rundy ",["integer","round"],";"],
        actions: {"by":[["integer","count"]],"variants":[[["one"],["w toku, dotąd ",["integer","count"]," akcja"]],[["few"],["w toku, dotąd ",["integer","count"]," akcje"]],[["*"],["w toku, dotąd ",["integer","count"]," akcji"]]]},
        finished: ["zakończona: ",["list","scores",{"of":"said","type":"unit"}]],
        score: [["string","name"]," ",["integer","score"]],
        rename: "Zmień nazwę",
        renameBranch: ["Zmień nazwę: ",["string","name"]],
        newName: ["Nowa nazwa: ",["string","name"]],
        keepName: "Zapisz",
        throwAway: "Wyrzuć",
        throwAwayBranch: ["Wyrzuć: ",["string","name"]],
        compare: "Porównaj",
        compareBranch: ["Porównaj: ",["string","name"]],
        whose: "Porównanie dla miejsca",
      },
      sideBySide: {
        points: "Punkty",
        boards: "Zamki",
        total: "Razem",
        rank: "Miejsce",
        rankOf: [["integer","rank"]," z ",["integer","players"]],
        running: "w toku",
        difference: [["integer","points",{"signDisplay":"always"}]],
      },
    },
  },
};

export default bundle;
