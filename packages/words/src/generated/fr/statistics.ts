// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    statistics: {
      page: {
        title: "Statistiques",
        intro: "Les parties terminées que vous avez jouées en solo, contre des bots ou en ligne, pour autant que ce navigateur s’en souvienne. Les parties à plusieurs autour d’un écran ne comptent pas : personne ne sait qui était qui.",
        counting: "On compte vos parties…",
        none: "Il n’y a encore rien à compter. Terminez une partie, en solo, contre des bots ou en ligne, et elle apparaîtra ici avec ses points, ses salles et ses places.",
        play: "Jouer une partie",
        nothing: "Aucune partie ne correspond.",
        all: "toutes",
        game: "Jeu",
        edition: "Édition",
        players: "Joueurs",
        opponents: "Contre",
        people: "des personnes",
        nobody: "personne (en solo)",
        games: "Parties",
        count: [["integer","count"]],
        wins: "Gagnées",
        winsOf: [["integer","wins"]," sur ",["integer","count"]," (",["percent","share"],")"],
        average: "Score moyen",
        best: "Meilleur score",
        points: [["number","points",{"maximumFractionDigits":"1"}]],
        scores: "Les scores, partie après partie",
        scoresLabel: ["Scores de la première à la dernière partie : ",["list","scores",{"of":"integer","type":"unit"}],". Un point plein est une victoire."],
        asTable: "Sous forme de tableau",
        date: "Date",
        score: "Score",
        place: "Place",
        on: [["date","when"]],
        placeOf: [["integer","rank"]," sur ",["integer","players"]],
        categories: "D’où viennent les points, en moyenne",
        category: "Catégorie",
        mine: "Moi",
        bots: "Bots gourmands",
        favorites: "Salles préférées",
        bestRooms: "Meilleures salles",
        room: "Salle",
        built: "Parties",
        csv: "Enregistrer en CSV",
        json: "Enregistrer en JSON",
      },
    },
  },
};

export default bundle;
