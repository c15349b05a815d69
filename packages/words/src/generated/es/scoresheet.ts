// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    scoresheet: {
      sheet: {
        misfit: [["string","piece"],": ",["said","why"]],
        questions: "Falta por indicar:",
        question: [["said","question"]," (",["list","categories",{"of":"string"}],")"],
        questionTo: [["string","name"],": ",["said","question"]," (",["list","categories",{"of":"string"}],")"],
        misfits: "No se puede construir así:",
        misfitOf: [["string","name"],": ",["said","misfit"]],
      },
      why: {
        'tile-twice': "Está dos veces en este castillo, y solo hay una.",
        'tile-taken': "Ya está en otro castillo, y solo hay una.",
      },
      pieces: {
        moat: "Foso",
        pond: "Estanque",
      },
      reasons: {
        reward: ["al completarse: ",["castles.room","room"]],
        'downstairs-points': "recompensas por las salas de sótano",
        'track-rest': ["el resto del marcador, que está en ",["integer","track"]],
      },
      castles: {
        castle: "¿Qué salas hay en el castillo?",
        barbican: "¿A qué lado del vestíbulo está la barbacana?",
        moats: "¿En qué lados hay fosos?",
        money: "¿Cuánto dinero queda?",
        savings: "¿Cuánto dinero hay sobre el decreto?",
        swans: "¿Qué cisnes quedan?",
        decree: "¿Qué decreto era?",
        'bonus-cards': "¿Qué cartas de bonificación hay en la mano?",
        'own-favors': "¿Qué favores secretos hay?",
        'secret-room': "¿Qué sala se guardó en secreto?",
        favors: "¿Qué favores hay sobre la mesa?",
        depleted: "¿Qué pilas están agotadas?",
        'first-master-builder': "¿Quién fue el primer Maestro constructor?",
        'last-master-builder': "¿Quién fue Maestro constructor en la última ronda?",
        reward: ["¿Cuántos puntos dio completar esta sala: ",["castles.room","room"],"?"],
        'downstairs-points': {"by":[["integer","rewards"]],"variants":[[["one"],"¿Cuántos puntos dio la recompensa por las salas de sótano?"],[["*"],["¿Cuántos puntos dieron las ",["integer","rewards"]," recompensas por las salas de sótano?"]]]},
        'decree-points': ["¿Cuántos puntos dio el decreto ",["castles.decree","decree",{"quotes":"yes"}]," durante la partida?"],
      },
      between: {
        castle: ["¿Qué salas hay en ",["between.castle","castle"],"?"],
        throne: ["¿Qué salón del trono tiene ",["between.castle","castle"],"?"],
        attendants: ["¿Qué sirvientes reales hay en ",["between.castle","castle"],"?"],
        'bonus-cards': ["¿Qué cartas de bonificación tiene ",["between.castle","castle"],"?"],
      },
      palace: {
        swans: "¿Cuántos cisnes de cada color quedan?",
        secret: "¿Qué cisnes secretos quedan?",
        slots: "¿Qué hay en el tablero de planos?",
        owner: ["¿De quién es esta loseta (",["palace.tile","tile"],")?"],
        'public-favors': "¿Qué favores cuentan para todos?",
      },
    },
  },
};

export default bundle;
