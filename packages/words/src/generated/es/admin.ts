// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    admin: {
      title: "Administración del servidor",
      forgetKey: "Salir y olvidar la clave en esta pestaña",
      load: {
        label: "Carga",
        started: ["En marcha desde ",["string","when"],", con ",["string","store"],", sobre Node ",["string","node"],"."],
        moves: "Jugadas por segundo",
        movesValue: [["number","value",{"minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        pages: "Páginas conectadas",
        games: "Partidas en memoria",
        count: [["integer","value"]],
        busy: "Ocupación",
        busyValue: [["percent","share"]],
        processor: "Procesador",
        processorValue: [["percent","share"]," de un núcleo"],
        late: "Retraso máximo",
        storing: "Tiempo para guardar una jugada",
        storingNothing: "ninguna ahora",
        milliseconds: [["number","value",{"style":"unit","unit":"millisecond","maximumFractionDigits":"0"}]],
        fewMilliseconds: [["number","value",{"style":"unit","unit":"millisecond","minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        memory: "Memoria",
        megabytes: [["number","value",{"style":"unit","unit":"megabyte","maximumFractionDigits":"0"}]],
        errors: "Errores desde el inicio",
      },
      tables: {
        title: "Mesas",
        which: "Qué mesas",
        playing: ["En juego (",["integer","count"],")"],
        gathering: ["Falta gente (",["integer","count"],")"],
        finished: ["Terminadas (",["integer","count"],")"],
        none: "No hay ninguna.",
        newer: "Más recientes",
        older: "Más antiguas",
        steps: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," paso, el último ",["string","when"]]],[["*"],[["integer","count"]," pasos, el último ",["string","when"]]]]},
        stepsPublic: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," paso, el último ",["string","when"],", pública"]],[["*"],[["integer","count"]," pasos, el último ",["string","when"],", pública"]]]},
        remove: "Eliminar…",
        removeTable: ["Eliminar la mesa: ",["said","table"]],
        removeYes: "Eliminarla para todo el mundo",
        removeNo: "Conservarla",
      },
      cleanUp: {
        title: "Limpieza",
        help: "Una vez por hora, el servidor elimina las mesas que llevan abandonadas más tiempo del que dicen sus límites.",
        now: "Limpiar ahora",
        removed: {"by":[["integer","count"]],"variants":[[["0"],"No había nada que limpiar."],[["one"],["Se ha eliminado ",["integer","count"]," mesa."]],[["*"],["Se han eliminado ",["integer","count"]," mesas."]]]},
      },
      trouble: {
        title: "Advertencias y errores",
        none: "Ninguno desde el inicio.",
        error: ["Error, ",["string","when"]],
        warning: ["Advertencia, ",["string","when"]],
      },
      limits: {
        title: "Límites",
        help: "Se fijan al arrancar el servidor, con opciones o variables de entorno.",
      },
    },
  },
};

export default bundle;
