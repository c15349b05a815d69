// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "Galerie",
      games: "Jeux",
      kinds: "Sortes d’éléments",
      loading: "Ouverture de la galerie…",
      type: "Type",
      size: "Taille",
      edition: "Édition",
      bonus: "Bonus",
      origin: "Données",
      hanging: "Au mur",
      doorCount: "Portes",
      all: "tout",
      name: "Chercher",
      found: {"by":[["integer","count"]],"variants":[[["0"],"Rien ne correspond"],[["one"],[["integer","count"]," élément"]],[["*"],[["integer","count"]," éléments"]]]},
      houseMade: "fait maison",
      printed: "tel qu’imprimé",
      built: ["Dans ",["number","share",{"maximumFractionDigits":"0"}]," constructions sur 100 de nos bots"],
      counted: ["Compté sur ",["integer","games"]," parties de bots ambitieux (",["integer","boards"]," châteaux ou palais), le ",["date","when",{"style":"long"}],"."],
      close: "Fermer",
      favorPoints: [["list","points",{"of":"integer"}]," points pour les premières places"],
      worth: {"by":[["integer","points"]],"variants":[[["one"],["Vaut ",["integer","points"]," point"]],[["*"],["Vaut ",["integer","points"]," points"]]]},
      doors: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," porte"]],[["*"],[["integer","count"]," portes"]]]},
      pays: ["Rapporte une fois achevé : ",["list","swans",{"of":"string"}]],
      bubble: ["Achevée, elle compte : ",["string","thing"]],
      swansOf: ["cygnes (",["string","colour"],")"],
      bonuses: {
        connected: "salles reliées",
        adjacent: "salles adjacentes",
        each: "salles n’importe où",
        none: "aucun",
      },
      kind: {
        rooms: "Salles",
        towers: "Tourelles",
        cards: "Cartes bonus",
        favors: "Faveurs",
        decrees: "Décrets royaux",
        specialty: "Salles spéciales",
        thrones: "Salles du trône",
        attendants: "Serviteurs",
        tiles: "Tuiles",
        powers: "Pouvoirs du plan",
      },
    },
  },
};

export default bundle;
