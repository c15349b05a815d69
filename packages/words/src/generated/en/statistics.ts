// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    statistics: {
      page: {
        title: "Statistics",
        intro: "Finished games that you played alone, against bots or online, as far as this browser remembers them. Games with several people around one screen are not counted: nobody knows who was who.",
        counting: "Your games are being counted …",
        none: "There is nothing to count yet. Play a game to its end, alone, against bots or online, and it appears here with its points, rooms and places.",
        play: "Play a game",
        nothing: "No game matches.",
        all: "all",
        game: "Game",
        edition: "Edition",
        players: "Players",
        opponents: "Against",
        people: "people",
        nobody: "nobody (solo)",
        games: "Games",
        count: [["integer","count"]],
        wins: "Won",
        winsOf: [["integer","wins"]," of ",["integer","count"]," (",["percent","share"],")"],
        average: "Average score",
        best: "Best score",
        points: [["number","points",{"maximumFractionDigits":"1"}]],
        scores: "Scores, game by game",
        scoresLabel: ["Scores from the first game to the last: ",["list","scores",{"of":"integer","type":"unit"}],". A filled dot is a win."],
        asTable: "As a table",
        date: "Date",
        score: "Score",
        place: "Place",
        on: [["date","when"]],
        placeOf: [["integer","rank"]," of ",["integer","players"]],
        categories: "Where the points come from, on average",
        category: "Category",
        mine: "Mine",
        bots: "Greedy bots",
        favorites: "Favorite rooms",
        bestRooms: "Best rooms",
        room: "Room",
        built: "Games",
        csv: "Save as CSV",
        json: "Save as JSON",
      },
    },
  },
};

export default bundle;
