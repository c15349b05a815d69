// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "Galería",
      games: "Juegos",
      kinds: "Clases de piezas",
      loading: "Abriendo la galería…",
      type: "Tipo",
      size: "Tamaño",
      edition: "Edición",
      bonus: "Bonificación",
      origin: "Datos",
      hanging: "En la pared",
      doorCount: "Puertas",
      all: "todo",
      name: "Buscar",
      found: {"by":[["integer","count"]],"variants":[[["0"],"Nada coincide"],[["one"],[["integer","count"]," pieza"]],[["*"],[["integer","count"]," piezas"]]]},
      houseMade: "hecho en casa",
      printed: "como impreso",
      built: ["En ",["number","share",{"maximumFractionDigits":"0"}]," de cada 100 construcciones de nuestros bots"],
      counted: ["Contado en ",["integer","games"]," partidas de bots ambiciosos (",["integer","boards"]," castillos o palacios), el ",["date","when",{"style":"long"}],"."],
      close: "Cerrar",
      favorPoints: [["list","points",{"of":"integer"}]," puntos para los primeros puestos"],
      worth: {"by":[["integer","points"]],"variants":[[["one"],["Vale ",["integer","points"]," punto"]],[["*"],["Vale ",["integer","points"]," puntos"]]]},
      doors: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," puerta"]],[["*"],[["integer","count"]," puertas"]]]},
      pays: ["Da al completarse: ",["list","swans",{"of":"string"}]],
      bubble: ["Completada, cuenta: ",["string","thing"]],
      swansOf: ["cisnes (",["string","colour"],")"],
      bonuses: {
        connected: "salas conectadas",
        adjacent: "salas adyacentes",
        each: "salas en cualquier lugar",
        none: "ninguna",
      },
      kind: {
        rooms: "Salas",
        towers: "Torres",
        cards: "Cartas de bonificación",
        favors: "Favores",
        decrees: "Decretos reales",
        specialty: "Salas especiales",
        thrones: "Salones del trono",
        attendants: "Sirvientes",
        tiles: "Losetas",
        powers: "Poderes del tablero",
      },
    },
  },
};

export default bundle;
