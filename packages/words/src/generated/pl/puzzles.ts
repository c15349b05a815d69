// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    puzzles: {
      page: {
        title: "Zagadki",
        intro: "Chwile z gier naszych botów, w których jedna odpowiedź jest wyraźnie lepsza od innych, i nie jest to ta, która pierwsza przychodzi na myśl. Zagraj ją przy stole, a dowiesz się, ile jest warta. Co było ukryte, takie zostaje: odpowiedzi rozegrano do końca w wielu grach.",
        loading: "Zagadki są właśnie rozkładane…",
        solved: ["Rozwiązane: ",["integer","solved"]," z ",["integer","count"]],
        allSolved: "Wszystkie rozwiązane",
        onlyUnsolved: "Tylko te jeszcze nierozwiązane",
        next: "Następna zagadka",
        nextOf: ["Następna zagadka: ",["string","game"]],
        players: {"by":[["integer","count"]],"variants":[[["1"],"solo"],[["one"],[["integer","count"]," osoba"]],[["few"],[["integer","count"]," osoby"]],[["*"],[["integer","count"]," osób"]]]},
        puzzle: "Zagadka",
        tried: "po próbie",
        solvedMark: "rozwiązana",
        lost: ["Pod tym adresem nie ma żadnej zagadki. ",["#all"],"Wszystkie zagadki",["/all"]],
      },
      difficulty: {
        easy: "łatwa",
        medium: "średnia",
        hard: "trudna",
      },
      puzzle: {
        where: ["Zagadka ",["integer","number"]," z ",["integer","count"]],
        leave: "Wszystkie zagadki",
        question: "Co jest tu najlepsze?",
        ask: "Twoja kolej. Cokolwiek zrobisz przy stole, jest twoją odpowiedzią; potem nic więcej się nie dzieje.",
        weighing: ["Twoja odpowiedź jest rozgrywana do końca w wielu grach: ",["percent","done"]],
        failed: "Twojej odpowiedzi nie udało się rozegrać do końca. Spróbuj jeszcze raz.",
        best: "Dobrze! To najlepsza odpowiedź.",
        asGood: "Dobrze! Jest tak samo dobra jak najlepsza odpowiedź, jaką znamy.",
        better: "Brawo: twoja odpowiedź jest nawet lepsza od tej, którą mieliśmy za najlepszą.",
        costsWins: {"by":[["integer","wins"]],"variants":[[["one"],["Nie najlepsza: na 100 gier wygrywa o ",["integer","wins"]," mniej niż najlepsza odpowiedź."]],[["*"],["Nie najlepsza: na 100 gier wygrywa o ",["integer","wins"]," mniej niż najlepsza odpowiedź."]]]},
        costsPoints: {"by":[["integer","points"]],"variants":[[["one"],["Nie najlepsza: na koniec daje o około ",["integer","points"]," punkt mniej niż najlepsza odpowiedź."]],[["few"],["Nie najlepsza: na koniec daje o około ",["integer","points"]," punkty mniej niż najlepsza odpowiedź."]],[["*"],["Nie najlepsza: na koniec daje o około ",["integer","points"]," punktów mniej niż najlepsza odpowiedź."]]]},
        shown: ["Najlepiej: ",["string","action"],"."],
        tryAgain: "Spróbuj jeszcze raz",
        show: "Pokaż rozwiązanie",
        next: "Następna zagadka",
      },
      why: {
        title: "Dlaczego",
        answers: "Odpowiedzi rozegrane do końca",
        best: "najlepsza",
        yours: "twoja",
        usual: "pierwsza przychodzi na myśl",
        endsMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Średnio kończysz z wynikiem o ",["number","points",{"maximumFractionDigits":"1"}]," punkt wyższym niż po ",["#other"],["string","other"],["/other"],". Różnice: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["few"],["Średnio kończysz z wynikiem o ",["number","points",{"maximumFractionDigits":"1"}]," punkty wyższym niż po ",["#other"],["string","other"],["/other"],". Różnice: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["many"],["Średnio kończysz z wynikiem o ",["number","points",{"maximumFractionDigits":"1"}]," punktów wyższym niż po ",["#other"],["string","other"],["/other"],". Różnice: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["Średnio kończysz z wynikiem o ",["number","points",{"maximumFractionDigits":"1"}]," punktu wyższym niż po ",["#other"],["string","other"],["/other"],". Różnice: ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Średnio kończysz z wynikiem o ",["number","points",{"maximumFractionDigits":"1"}]," punkt niższym niż po ",["#other"],["string","other"],["/other"],". Różnice: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["few"],["Średnio kończysz z wynikiem o ",["number","points",{"maximumFractionDigits":"1"}]," punkty niższym niż po ",["#other"],["string","other"],["/other"],". Różnice: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["many"],["Średnio kończysz z wynikiem o ",["number","points",{"maximumFractionDigits":"1"}]," punktów niższym niż po ",["#other"],["string","other"],["/other"],". Różnice: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["Średnio kończysz z wynikiem o ",["number","points",{"maximumFractionDigits":"1"}]," punktu niższym niż po ",["#other"],["string","other"],["/other"],". Różnice: ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsSame: ["Punktów masz mniej więcej tyle samo co po ",["#other"],["string","other"],["/other"],". Różnice: ",["list","parts",{"of":"said","type":"unit"}],"."],
        endsEqual: ["Punktów masz mniej więcej tyle samo co po ",["#other"],["string","other"],["/other"],"."],
        part: [["string","category"]," ",["number","points",{"maximumFractionDigits":"1","signDisplay":"always"}]],
        rivalFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Najlepszy wynik wśród pozostałych jest o ",["number","points",{"maximumFractionDigits":"1"}]," punkt niższy."]],[["few"],["Najlepszy wynik wśród pozostałych jest o ",["number","points",{"maximumFractionDigits":"1"}]," punkty niższy."]],[["many"],["Najlepszy wynik wśród pozostałych jest o ",["number","points",{"maximumFractionDigits":"1"}]," punktów niższy."]],[["*"],["Najlepszy wynik wśród pozostałych jest o ",["number","points",{"maximumFractionDigits":"1"}]," punktu niższy."]]]},
        rivalMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Najlepszy wynik wśród pozostałych jest o ",["number","points",{"maximumFractionDigits":"1"}]," punkt wyższy."]],[["few"],["Najlepszy wynik wśród pozostałych jest o ",["number","points",{"maximumFractionDigits":"1"}]," punkty wyższy."]],[["many"],["Najlepszy wynik wśród pozostałych jest o ",["number","points",{"maximumFractionDigits":"1"}]," punktów wyższy."]],[["*"],["Najlepszy wynik wśród pozostałych jest o ",["number","points",{"maximumFractionDigits":"1"}]," punktu wyższy."]]]},
      },
    },
  },
};

export default bundle;
