// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    signs: {
      legend: {
        help: "Señala cualquier cosa de la mesa, o mantén el dedo encima, para saber qué es. Con el teclado: pulsa I, y otra vez para el siguiente.",
      },
      groups: {
        rooms: "En una sala",
        types: "Tipos de salas",
        doors: "Puertas",
        bonuses: "Lo que cuenta una bonificación",
        around: "Alrededor de las salas",
        seats: "Asientos",
        market: "Mercado y pilas",
        cards: "Cartas y favores",
        points: "Puntos",
        hangings: "En las paredes",
        swans: "Cisnes",
        board: "Tablero de planos",
        moat: "Foso y final",
      },
    },
  },
};

export default bundle;
