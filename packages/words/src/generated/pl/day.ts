// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    day: {
      page: {
        title: "Zamek dnia",
        intro: "Codziennie jest jedno rozdanie dla jednej osoby i jedno przeciwko botom, takie samo dla wszystkich na tym serwerze. Na każde masz jedną próbę i nikt nie zna rozdania z góry. Gdy skończysz, możesz obejrzeć, co zbudowali inni.",
        days: "Dni",
        before: "Dzień wcześniej",
        after: "Dzień później",
        toToday: "Dzisiaj",
        today: ["Dzisiaj, ",["date","when",{"style":"full"}]],
        dayOf: [["date","when",{"style":"full"}]],
        ends: ["Następne zamki pojawią się o ",["time","when",{"style":"short"}]," twojego czasu (o północy w Greenwich)."],
        alone: "W pojedynkę",
        againstBots: {"by":[["integer","count"]],"variants":[[["one"],["Przeciwko ",["integer","count"]," botowi"]],[["*"],["Przeciwko ",["integer","count"]," botom"]]]},
        ranking: "Ranking",
        ofDay: "Dzień",
        ofWeek: "Tydzień",
        nobodyYet: "Nikt jeszcze nie ukończył tego zamku.",
        nobodyThisWeek: "W tym tygodniu nikt jeszcze nie ukończył zamku.",
        waiting: "Chwileczkę…",
        look: "Obejrzyj te zamki",
        closeLook: "Zamknij porównanie",
        compare: ["Obejrzyj zamek: ",["string","name"]],
      },
      table: {
        rank: "Miejsce",
        name: "Kto",
        points: "Punkty",
        lead: "Przewaga",
        leadOf: [["integer","lead",{"signDisplay":"exceptZero"}]],
        look: "Obejrzyj",
        days: "Dni",
        best: "Najlepszy dzień",
        together: "Razem",
      },
      outcome: {
        points: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," punkt"]],[["few"],[["integer","points"]," punkty"]],[["many"],[["integer","points"]," punktów"]],[["*"],[["integer","points"]," punktu"]]]},
        lead: {"by":[["sign","lead"]],"variants":[[["positive"],["przewaga ",["integer","lead",{"signDisplay":"never"}],", wynik ",["integer","points"]]],[["negative"],["strata ",["integer","lead",{"signDisplay":"never"}],", wynik ",["integer","points"]]],[["*"],["remis, wynik ",["integer","points"]]]]},
        unranked: "bez miejsca w rankingu",
      },
      own: {
        notYet: "Ten zamek jeszcze przed tobą. Masz jedną próbę, którą możesz przerwać.",
        begin: "Zacznij moją próbę",
        begun: "Twoja próba czeka na ciebie. Liczy się, jeśli skończysz ją dzisiaj.",
        late: "Ten dzień minął. Możesz jeszcze dokończyć swoją próbę, bez miejsca w rankingu.",
        continue: "Graj dalej",
        ranked: [["string","outcome"],": miejsce ",["integer","rank"]," z ",["integer","count"]],
        none: "Ten zamek cię ominął.",
        again: "Zobacz mój stół",
        begunHere: "Twoja gra czeka na ciebie.",
        beginUnranked: "Graj poza rankingiem",
      },
      mine: {
        title: "Moje zamki dnia",
        bestAlone: "Mój najlepszy w pojedynkę",
        bestAgainstBots: "Mój najlepszy przeciwko botom",
        day: "Dzień",
        againstBots: "Przeciwko botom",
        dated: [["date","when"]],
        running: "nieukończony",
      },
      open: {
        intro: "Codziennie jest jedno rozdanie dla jednej osoby i jedno przeciwko botom, o którym decyduje sama data.",
        unranked: "Poza rankingiem: ta strona działa bez serwera. Jej rozdania wynikają z daty, więc każdy może je znać z góry, a twój wynik zostaje w tej przeglądarce.",
      },
      card: {
        line: "Jedno rozdanie dziennie, takie samo dla wszystkich tutaj, i jedna próba.",
        allPlayed: "Dzisiejsze zamki już za tobą. Nowe pojawią się o północy w Greenwich.",
        status: [["string","kind"],": ",["string","status"]],
        begun: "rozpoczęty, nieukończony",
        notPlayed: {"by":[["integer","count"]],"variants":[[["0"],"jeszcze nierozegrany"],[["one"],["jeszcze nierozegrany; ukończyła go ",["integer","count"]," osoba"]],[["few"],["jeszcze nierozegrany; ukończyły go ",["integer","count"]," osoby"]],[["many"],["jeszcze nierozegrany; ukończyło go ",["integer","count"]," osób"]],[["*"],["jeszcze nierozegrany; ukończyło go ",["integer","count"]," osoby"]]]},
        play: "Zagraj w dzisiejsze zamki",
        look: "Zobacz ranking",
      },
      atTheEnd: {
        ranking: "Ranking dnia",
      },
    },
  },
};

export default bundle;
