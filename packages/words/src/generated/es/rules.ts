// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    rules: {
      page: {
        title: ["Reglas: ",["string","game"]],
        games: "Juegos",
        chapters: "Capítulos",
        contents: ["Capítulo: ",["string","chapter"]],
        search: "Buscar en las reglas",
        found: {"by":[["integer","count"]],"variants":[[["0"],["Nada encontrado para «",["string","wanted"],"»"]],[["one"],[["integer","count"]," pasaje"]],[["*"],[["integer","count"]," pasajes"]]]},
        print: "Imprimir todos los capítulos",
        next: ["Siguiente: ",["string","chapter"]],
        previous: ["Anterior: ",["string","chapter"]],
        house: "regla de la casa",
        houseMade: "hecho en casa",
        cites: {"by":[["count","clauses"]],"variants":[[["one"],["Cláusula ",["list","clauses",{"of":"string"}]]],[["*"],["Cláusulas ",["list","clauses",{"of":"string"}]]]]},
        anchor: ["Enlace a «",["string","clause"],"»"],
        legendPicture: "Los signos de las salas: tipos, bonificaciones y puertas",
        loading: "Abriendo las reglas…",
      },
      figures: {
        allowed: "Permitido",
        refused: "No permitido",
        sum: [["string","room"],": ",["integer","points",{"signDisplay":"exceptZero"}]," en total"],
        sumAlone: [["integer","points",{"signDisplay":"exceptZero"}]," en total"],
        completes: ["Se completa: ",["list","rooms",{"of":"string"}]],
        again: ["Puntuada otra vez da ",["integer","points",{"signDisplay":"exceptZero"}]],
        count: [["string","name"],": ",["integer","count"]],
        externalEntrances: "Salidas al exterior sin corredores",
        allEntrances: "Puertas al exterior, con corredores",
        courtyards: "Patios",
        longestPath: "Camino más largo",
        completed: "Losetas completadas",
        share: [["string","who"]," con ",["integer","amount"],": ",["integer","points",{"signDisplay":"exceptZero"}]],
        swanMoney: {"by":[["integer","count"]],"variants":[[["one"],["Si se entrega, un cisne da ",["integer","money"]]],[["*"],["Si se entregan, ",["integer","count"]," cisnes dan ",["integer","money"]]]]},
        castle: ["Imagen: un castillo con ",["list","rooms",{"of":"string"}]],
        palace: {"by":[["integer","count"]],"variants":[[["one"],"Imagen: un palacio de una loseta"],[["*"],["Imagen: un palacio de ",["integer","count"]," losetas"]]]},
        tiles: ["Imagen: ",["list","tiles",{"of":"string"}]],
      },
      links: {
        open: "Abrir el reglamento",
        close: "Cerrar",
      },
    },
  },
};

export default bundle;
