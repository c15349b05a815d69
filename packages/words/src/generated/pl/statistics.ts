// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    statistics: {
      page: {
        title: "Statystyki",
        intro: "Ukończone gry, rozegrane solo, z botami lub online, o ile ta przeglądarka je pamięta. Gry kilku osób przy jednym ekranie się nie liczą: nie wiadomo, kto był kim.",
        counting: "Twoje gry są właśnie liczone…",
        none: "Nie ma jeszcze czego liczyć. Rozegraj grę do końca, solo, z botami lub online, a pojawi się tu ze swoimi punktami, komnatami i miejscami.",
        play: "Zagraj",
        nothing: "Żadna gra nie pasuje.",
        all: "wszystkie",
        game: "Gra",
        edition: "Edycja",
        players: "Liczba osób",
        opponents: "Przeciwnicy",
        people: "ludzie",
        nobody: "nikt (gra solo)",
        games: "Gry",
        count: [["integer","count"]],
        wins: "Wygrane",
        winsOf: [["integer","wins"]," z ",["integer","count"]," (",["percent","share"],")"],
        average: "Średni wynik",
        best: "Najlepszy wynik",
        points: [["number","points",{"maximumFractionDigits":"1"}]],
        scores: "Wyniki, gra po grze",
        scoresLabel: ["Wyniki od pierwszej gry do ostatniej: ",["list","scores",{"of":"integer","type":"unit"}],". Pełna kropka to wygrana."],
        asTable: "Jako tabela",
        date: "Data",
        score: "Wynik",
        place: "Miejsce",
        on: [["date","when"]],
        placeOf: [["integer","rank"]," z ",["integer","players"]],
        categories: "Skąd biorą się punkty, średnio",
        category: "Kategoria",
        mine: "Ja",
        bots: "Zachłanne boty",
        favorites: "Ulubione komnaty",
        bestRooms: "Najlepsze komnaty",
        room: "Komnata",
        built: "Gry",
        csv: "Zapisz jako CSV",
        json: "Zapisz jako JSON",
      },
    },
  },
};

export default bundle;
