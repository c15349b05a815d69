// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "Gallery",
      games: "Games",
      kinds: "Kinds of pieces",
      loading: "Opening the gallery …",
      type: "Type",
      size: "Size",
      edition: "Edition",
      bonus: "Bonus",
      origin: "Data",
      hanging: "On the wall",
      doorCount: "Doors",
      all: "all",
      name: "Search",
      found: {"by":[["integer","count"]],"variants":[[["0"],"Nothing matches"],[["one"],[["integer","count"]," piece"]],[["*"],[["integer","count"]," pieces"]]]},
      houseMade: "house-made",
      printed: "as printed",
      built: ["In ",["number","share",{"maximumFractionDigits":"0"}]," of 100 boards built by our bots"],
      counted: ["Counted in ",["integer","games"]," games between ambitious bots (",["integer","boards"]," castles or palaces) on ",["date","when",{"style":"long"}],"."],
      close: "Close",
      favorPoints: [["list","points",{"of":"integer"}]," points for the first places"],
      worth: {"by":[["integer","points"]],"variants":[[["one"],["Worth ",["integer","points"]," point"]],[["*"],["Worth ",["integer","points"]," points"]]]},
      doors: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," door"]],[["*"],[["integer","count"]," doors"]]]},
      pays: ["Pays when completed: ",["list","swans",{"of":"string"}]],
      bubble: ["Counts when completed: ",["string","thing"]],
      swansOf: ["swans (",["string","colour"],")"],
      bonuses: {
        connected: "connected rooms",
        adjacent: "adjacent rooms",
        each: "rooms anywhere",
        none: "none",
      },
      kind: {
        rooms: "Rooms",
        towers: "Towers",
        cards: "Bonus cards",
        favors: "Favors",
        decrees: "Royal decrees",
        specialty: "Specialty rooms",
        thrones: "Throne rooms",
        attendants: "Attendants",
        tiles: "Tiles",
        powers: "Powers of the blueprint",
      },
    },
  },
};

export default bundle;
