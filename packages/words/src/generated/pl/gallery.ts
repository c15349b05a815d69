// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "Galeria",
      games: "Gry",
      kinds: "Rodzaje elementów",
      loading: "Otwieramy galerię…",
      type: "Rodzaj",
      size: "Wielkość",
      edition: "Edycja",
      bonus: "Premia",
      origin: "Dane",
      hanging: "Na ścianie",
      doorCount: "Wejścia",
      all: "wszystko",
      name: "Szukaj",
      found: {"by":[["integer","count"]],"variants":[[["0"],"Nic nie pasuje"],[["one"],[["integer","count"]," element"]],[["few"],[["integer","count"]," elementy"]],[["*"],[["integer","count"]," elementów"]]]},
      houseMade: "naszej roboty",
      printed: "jak w druku",
      built: ["W ",["number","share",{"maximumFractionDigits":"0"}]," na 100 budowli naszych botów"],
      counted: ["Policzone w ",["integer","games"]," grach ambitnych botów (",["integer","boards"]," zamków lub pałaców), ",["date","when",{"style":"long"}],"."],
      close: "Zamknij",
      favorPoints: [["list","points",{"of":"integer"}]," punktów za pierwsze miejsca"],
      worth: {"by":[["integer","points"]],"variants":[[["one"],["Wartość: ",["integer","points"]," punkt"]],[["few"],["Wartość: ",["integer","points"]," punkty"]],[["*"],["Wartość: ",["integer","points"]," punktów"]]]},
      doors: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," wejście"]],[["few"],[["integer","count"]," wejścia"]],[["*"],[["integer","count"]," wejść"]]]},
      pays: ["Po ukończeniu daje: ",["list","swans",{"of":"string"}]],
      bubble: ["Ukończona liczy: ",["string","thing"]],
      swansOf: ["łabędzie (",["string","colour"],")"],
      bonuses: {
        connected: "połączone komnaty",
        adjacent: "stykające się komnaty",
        each: "komnaty gdziekolwiek",
        none: "brak",
      },
      kind: {
        rooms: "Komnaty",
        towers: "Wieże",
        cards: "Karty bonusowe",
        favors: "Życzenia",
        decrees: "Dekrety królewskie",
        specialty: "Komnaty specjalne",
        thrones: "Sale tronowe",
        attendants: "Dworzanie",
        tiles: "Kafelki",
        powers: "Moce planu",
      },
    },
  },
};

export default bundle;
