// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    rules: {
      page: {
        title: ["Règles : ",["string","game"]],
        games: "Jeux",
        chapters: "Chapitres",
        contents: ["Chapitre : ",["string","chapter"]],
        search: "Chercher dans les règles",
        found: {"by":[["integer","count"]],"variants":[[["0"],["Rien trouvé pour « ",["string","wanted"]," »"]],[["one"],[["integer","count"]," passage"]],[["*"],[["integer","count"]," passages"]]]},
        print: "Imprimer tous les chapitres",
        next: ["Suite : ",["string","chapter"]],
        previous: ["Retour : ",["string","chapter"]],
        house: "règle maison",
        houseMade: "fait maison",
        cites: {"by":[["count","clauses"]],"variants":[[["one"],["Clause ",["list","clauses",{"of":"string"}]]],[["*"],["Clauses ",["list","clauses",{"of":"string"}]]]]},
        anchor: ["Lien vers « ",["string","clause"]," »"],
        legendPicture: "Les signes des salles : types, bonus et portes",
        loading: "Ouverture des règles…",
      },
      figures: {
        allowed: "Permis",
        refused: "Interdit",
        sum: [["string","room"]," : ",["integer","points",{"signDisplay":"exceptZero"}]," en tout"],
        sumAlone: [["integer","points",{"signDisplay":"exceptZero"}]," en tout"],
        completes: ["Achevé : ",["list","rooms",{"of":"string"}]],
        again: ["Recomptée, elle donne ",["integer","points",{"signDisplay":"exceptZero"}]],
        count: [["string","name"]," : ",["integer","count"]],
        externalEntrances: "Entrées extérieures sans corridors",
        allEntrances: "Portes vers l’extérieur, corridors compris",
        courtyards: "Cours",
        longestPath: "Plus long chemin",
        completed: "Tuiles achevées",
        share: [["string","who"]," avec ",["integer","amount"]," : ",["integer","points",{"signDisplay":"exceptZero"}]],
        swanMoney: {"by":[["integer","count"]],"variants":[[["one"],["Échangé, un cygne rapporte ",["integer","money"]]],[["*"],["Échangés, ",["integer","count"]," cygnes rapportent ",["integer","money"]]]]},
        castle: ["Image : un château avec ",["list","rooms",{"of":"string"}]],
        palace: {"by":[["integer","count"]],"variants":[[["one"],"Image : un palais d’une tuile"],[["*"],["Image : un palais de ",["integer","count"]," tuiles"]]]},
        tiles: ["Image : ",["list","tiles",{"of":"string"}]],
      },
      links: {
        open: "Ouvrir le livret de règles",
        close: "Fermer",
      },
    },
  },
};

export default bundle;
