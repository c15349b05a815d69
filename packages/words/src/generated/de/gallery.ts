// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "Galerie",
      games: "Spiele",
      kinds: "Arten von Teilen",
      loading: "Die Galerie wird geöffnet …",
      type: "Raumart",
      size: "Größe",
      edition: "Ausgabe",
      bonus: "Bonus",
      origin: "Daten",
      hanging: "Wandschmuck",
      doorCount: "Türen",
      all: "alle",
      name: "Suchen",
      found: {"by":[["integer","count"]],"variants":[[["0"],"Nichts passt"],[["one"],[["integer","count"]," Teil"]],[["*"],[["integer","count"]," Teile"]]]},
      houseMade: "hausgemacht",
      printed: "wie gedruckt",
      built: ["In ",["number","share",{"maximumFractionDigits":"0"}]," von 100 Bauten unserer Bots"],
      counted: ["Gezählt in ",["integer","games"]," Spielen ehrgeiziger Bots (",["integer","boards"]," Schlösser oder Paläste) am ",["date","when",{"style":"long"}],"."],
      close: "Schließen",
      favorPoints: [["list","points",{"of":"integer"}]," Punkte für die ersten Plätze"],
      worth: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," Punkt wert"]],[["*"],[["integer","points"]," Punkte wert"]]]},
      doors: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," Tür"]],[["*"],[["integer","count"]," Türen"]]]},
      pays: ["Zahlt, wenn vollendet: ",["list","swans",{"of":"string"}]],
      bubble: ["Vollendet zählt er: ",["string","thing"]],
      swansOf: ["Schwäne (",["string","colour"],")"],
      bonuses: {
        connected: "verbundene Räume",
        adjacent: "angrenzende Räume",
        each: "Räume überall",
        none: "keiner",
      },
      kind: {
        rooms: "Räume",
        towers: "Türme",
        cards: "Bonuskarten",
        favors: "Wünsche",
        decrees: "Königliche Erlasse",
        specialty: "Spezialräume",
        thrones: "Thronsäle",
        attendants: "Hofbedienstete",
        tiles: "Plättchen",
        powers: "Kräfte des Bauplans",
      },
    },
  },
};

export default bundle;
