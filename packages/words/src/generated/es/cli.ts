// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    cli: {
      results: {
        total: "Total",
        tiebreak: ["Desempate: ",["string","name"]],
        rank: "Puesto",
        wins: [["string","name"]," gana."],
        share: [["list","names",{"of":"string"}]," comparten la victoria."],
        note: [["string","name"],": ",["string","note"]],
      },
    },
    programs: {
      arena: {
        program: "Programa",
        late: "Tarde",
        broken: "Averiado",
        illegal: "Antirreglamentarias",
        restarts: "Reinicios",
        trouble: [["string","program"],", último problema: ",["said","trouble"]],
      },
      trouble: {
        'cannot-start': ["No se puede iniciar (",["string","detail"],")."],
        'not-ready': {"by":[["string","detail"]],"variants":[[[""],"No respondió «ready» a «start»."],[["*"],["No respondió «ready» a «start» (",["string","detail"],")."]]]},
        'other-protocol': ["Habla otro protocolo (",["string","detail"],")."],
        exited: ["Se cerró con el código de salida ",["string","detail"],"."],
        ended: {"by":[["string","detail"]],"variants":[[[""],"Se cerró."],[["*"],["Se cerró (",["string","detail"],")."]]]},
        garbage: ["Escribió una línea que no es una respuesta (",["string","detail"],")."],
        'too-long': "Escribió una línea demasiado larga.",
        late: "No respondió a tiempo.",
        illegal: ["Lo que quería no está permitido (",["string","detail"],")."],
      },
      bot: {
        seated: ["Sentado en la mesa ",["string","table"],", asiento ",["integer","seat"],"."],
        again: ["Para volver a sentarse aquí: ",["string","link"]],
        waiting: "Esperando a que empiece la partida.",
        playing: "La partida ha empezado.",
        lost: "Se ha perdido la conexión; nuevo intento.",
        back: "La conexión ha vuelto.",
        decision: ["Se perdió una decisión: ",["said","trouble"]],
        refused: ["El servidor rechazó una acción: ",["string","message"]],
        over: ["La partida ha terminado. Puntos: ",["list","scores",{"of":"integer"}],"."],
        stopped: "La partida se terminó antes de tiempo.",
        counted: {"by":[["integer","lost"]],"variants":[[["0"],[["integer","decisions"]," decisiones, ninguna perdida."]],[["one"],[["integer","decisions"]," decisiones, ",["integer","lost"]," perdida (tarde ",["integer","late"],", por avería ",["integer","broken"],", antirreglamentarias ",["integer","illegal"],"); reinicios: ",["integer","restarts"],"."]],[["*"],[["integer","decisions"]," decisiones, ",["integer","lost"]," perdidas (tarde ",["integer","late"],", por avería ",["integer","broken"],", antirreglamentarias ",["integer","illegal"],"); reinicios: ",["integer","restarts"],"."]]]},
      },
      failure: {
        link: ["«",["string","link"],"» no es un enlace a un asiento: indica el enlace mismo, una invitación o el código de una mesa."],
        server: "¿Dónde está el servidor? Indícalo con --server o da un enlace completo.",
        address: ["«",["string","address"],"» no es la dirección de un servidor: se espera algo como https://games.example.org."],
        command: ["«",["string","command"],"» no es una orden que inicie un programa."],
        unreachable: ["No se puede llegar al servidor ",["string","address"]," (",["string","detail"],")."],
        asked: ["El servidor se niega: ",["string","message"]],
        game: ["Este programa no conoce el juego «",["string","game"],"» de la mesa."],
        version: ["La mesa juega con la versión ",["integer","version"]," de las reglas, que este programa no conoce."],
        gone: "La mesa se ha retirado.",
        readOnly: ["La partida solo se puede mirar: ",["string","message"]],
        unseated: "El asiento ahora es de otra persona.",
      },
    },
  },
};

export default bundle;
