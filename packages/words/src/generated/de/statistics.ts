// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    statistics: {
      page: {
        title: "Statistik",
        intro: "Beendete Partien, die du allein, gegen Bots oder online gespielt hast, soweit dieser Browser sie kennt. Partien mehrerer Leute an einem Bildschirm zählen nicht: Niemand weiß, wer wer war.",
        counting: "Deine Partien werden gezählt …",
        none: "Noch gibt es nichts zu zählen. Spiel eine Partie zu Ende, allein, gegen Bots oder online, und sie erscheint hier mit ihren Punkten, Räumen und Plätzen.",
        play: "Eine Partie spielen",
        nothing: "Keine passende Partie.",
        all: "alle",
        game: "Spiel",
        edition: "Ausgabe",
        players: "Personen",
        opponents: "Gegen",
        people: "Menschen",
        nobody: "niemanden (allein)",
        games: "Partien",
        count: [["integer","count"]],
        wins: "Gewonnen",
        winsOf: [["integer","wins"]," von ",["integer","count"]," (",["percent","share"],")"],
        average: "Punkte im Schnitt",
        best: "Beste Punktzahl",
        points: [["number","points",{"maximumFractionDigits":"1"}]],
        scores: "Punkte von Partie zu Partie",
        scoresLabel: ["Punkte von der ersten bis zur letzten Partie: ",["list","scores",{"of":"integer","type":"unit"}],". Ein gefüllter Punkt ist ein Sieg."],
        asTable: "Als Tabelle",
        date: "Datum",
        score: "Punkte",
        place: "Platz",
        on: [["date","when"]],
        placeOf: [["integer","rank"]," von ",["integer","players"]],
        categories: "Woher die Punkte kommen, im Schnitt",
        category: "Kategorie",
        mine: "Ich",
        bots: "Gierige Bots",
        favorites: "Lieblingsräume",
        bestRooms: "Beste Räume",
        room: "Raum",
        built: "Partien",
        csv: "Als CSV sichern",
        json: "Als JSON sichern",
      },
    },
  },
};

export default bundle;
