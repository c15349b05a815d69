// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    branches: {
      playOn: {
        button: "Seguir jugando desde aquí",
        intro: "Sigues jugando en una rama con nombre propio. La partida misma se queda como está.",
        sameDeal: "Continúa el mismo reparto: lo que se robe saldrá como habría salido entonces.",
        drawnAnew: "Esta partida aún no ha terminado, así que todo lo que no podías ver en ese momento se sortea de nuevo: cartas ocultas, pilas y lo que viene después. La rama no revela nada de la partida real.",
        name: "Nombre de la rama",
        fromRound: ["Desde la ronda ",["integer","round"]],
        fromStep: ["Desde la acción ",["integer","step"]],
        numbered: [["string","name"]," (",["integer","count"],")"],
        seats: "¿Quién sigue jugando?",
        person: "alguien aquí",
        bot: ["bot, ",["string","level"]],
        start: "Seguir jugando",
        cancel: "Cancelar",
      },
      atTheEnd: {
        whatIf: "¿Y si…?",
        whatIfHelp: "Volver a cualquier momento y seguir jugando desde allí",
        branches: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," rama"]],[["*"],[["integer","count"]," ramas"]]]},
        compare: "Comparar con el original",
      },
      note: {
        same: ["Rama ",["#name"],"«",["string","name"],"»",["/name"],": continúa el mismo reparto y el original no cambia. ",["#tree"],"Todas las ramas",["/tree"]],
        drawn: ["Rama ",["#name"],"«",["string","name"],"»",["/name"],": lo que no podías ver se ha sorteado de nuevo y el original no cambia. ",["#tree"],"Todas las ramas",["/tree"]],
      },
      page: {
        title: "Ramas",
        intro: "Partidas que dejaste en algún momento para seguir de otra manera. Se guardan en este navegador, y el original también.",
        none: "Todavía no hay ramas. Repasa una partida y elige «Seguir jugando desde aquí» en cualquiera de sus momentos.",
        game: {"by":[["count","others"]],"variants":[[["0"],[["string","game"]]],[["*"],[["string","game"]," con ",["list","others",{"of":"string"}]]]]},
        original: "El original",
        lost: "(ya no se guarda en este navegador)",
        leaves: ["desde la acción ",["integer","step"],";"],
        leavesInRound: ["desde la ronda ",["integer","round"],";"],
        actions: {"by":[["integer","count"]],"variants":[[["one"],["en juego, ",["integer","count"]," acción hasta ahora"]],[["*"],["en juego, ",["integer","count"]," acciones hasta ahora"]]]},
        finished: ["terminada: ",["list","scores",{"of":"said","type":"unit"}]],
        score: [["string","name"]," ",["integer","score"]],
        rename: "Cambiar nombre",
        renameBranch: ["Cambiar nombre: ",["string","name"]],
        newName: ["Nuevo nombre para ",["string","name"]],
        keepName: "Guardar",
        throwAway: "Borrar",
        throwAwayBranch: ["Borrar: ",["string","name"]],
        compare: "Comparar",
        compareBranch: ["Comparar: ",["string","name"]],
        whose: "Comparación para",
      },
      sideBySide: {
        points: "Puntos",
        boards: "Castillos",
        total: "Total",
        rank: "Puesto",
        rankOf: [["integer","rank"]," de ",["integer","players"]],
        running: "en juego",
        difference: [["integer","points",{"signDisplay":"always"}]],
      },
    },
  },
};

export default bundle;
