// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    recap: {
      panel: {
        title: "Desde tu último turno",
        toTurn: "Ir a mi turno",
        close: "Cerrar",
        show: "Mostrarlo en el tablero",
        next: "Siguiente",
        before: "El paso anterior",
        at: [["integer","step"]," de ",["integer","last"]],
        points: ["Puntos: ",["list","seats",{"of":"said","type":"unit"}],"."],
        seat: [["string","name"]," ",["integer","points",{"signDisplay":"always"}]],
      },
      castles: {
        gone: ["Ya no están en el mercado: ",["list","rooms",{"of":"string"}],"."],
        come: ["Novedades en el mercado: ",["list","rooms",{"of":"string"}],"."],
        price: [["string","room"],": ahora cuesta ",["integer","now"]," en vez de ",["integer","before"],"."],
        favor: [["string","favor"],": de momento ",["integer","now"]," puntos para ti, antes ",["integer","before"],"."],
      },
      palace: {
        row: {"by":[["integer","count"]],"variants":[[["one"],["Falta ",["integer","count"]," loseta de la hilera."]],[["*"],["Faltan ",["integer","count"]," losetas de la hilera."]]]},
        moat: ["Quedan ",["integer","now"]," losetas de foso, antes ",["integer","before"],"."],
        won: [["string","favor"],": ahora vas en cabeza."],
        tied: [["string","favor"],": ahora compartes la cabeza."],
        lost: [["string","favor"],": ya no vas en cabeza."],
      },
      between: {
        castle: [["string","castle"],": ",["integer","now"]," puntos, antes ",["integer","before"],"."],
      },
    },
  },
};

export default bundle;
