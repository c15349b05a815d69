// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    day: {
      page: {
        title: "Castillo del día",
        intro: "Cada día hay un reparto para jugar en solitario y otro contra bots, los mismos para todos en este servidor. Tienes un solo intento en cada uno, y nadie conoce el reparto de antemano. Cuando hayas terminado, podrás ver lo que han construido los demás.",
        days: "Días",
        before: "El día anterior",
        after: "El día siguiente",
        toToday: "Hoy",
        today: ["Hoy, ",["date","when",{"style":"full"}]],
        dayOf: [["date","when",{"style":"full"}]],
        ends: ["Los próximos castillos llegan a las ",["time","when",{"style":"short"}]," de tu reloj (medianoche en Greenwich)."],
        alone: "En solitario",
        againstBots: {"by":[["integer","count"]],"variants":[[["one"],["Contra ",["integer","count"]," bot"]],[["*"],["Contra ",["integer","count"]," bots"]]]},
        ranking: "Clasificación",
        ofDay: "El día",
        ofWeek: "La semana",
        nobodyYet: "Nadie ha terminado todavía este castillo.",
        nobodyThisWeek: "Nadie ha terminado todavía un castillo esta semana.",
        waiting: "Un momento…",
        look: "Ver estos castillos",
        closeLook: "Cerrar la comparación",
        compare: ["Ver el castillo de ",["string","name"]],
      },
      table: {
        rank: "Puesto",
        name: "Quién",
        points: "Puntos",
        lead: "Ventaja",
        leadOf: [["integer","lead",{"signDisplay":"exceptZero"}]],
        look: "Ver",
        days: "Días",
        best: "Mejor día",
        together: "En total",
      },
      outcome: {
        points: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," punto"]],[["*"],[["integer","points"]," puntos"]]]},
        lead: {"by":[["sign","lead"]],"variants":[[["positive"],[["integer","lead",{"signDisplay":"never"}]," de ventaja, con ",["integer","points"]]],[["negative"],[["integer","lead",{"signDisplay":"never"}]," de desventaja, con ",["integer","points"]]],[["*"],["empate, con ",["integer","points"]]]]},
        unranked: "sin clasificar",
      },
      own: {
        notYet: "Este aún no lo has jugado. Tienes un solo intento, que puedes interrumpir.",
        begin: "Empezar mi intento",
        begun: "Tu intento te espera. Cuenta si lo terminas hoy.",
        late: "El día ha terminado. Aún puedes jugar tu intento hasta el final, fuera de la clasificación.",
        continue: "Seguir jugando",
        ranked: [["string","outcome"],": puesto ",["integer","rank"]," de ",["integer","count"]],
        none: "No jugaste este castillo.",
        again: "Ver mi mesa",
        begunHere: "Tu partida te espera.",
        beginUnranked: "Jugar sin clasificar",
      },
      mine: {
        title: "Mis castillos del día",
        bestAlone: "Mi mejor en solitario",
        bestAgainstBots: "Mi mejor contra bots",
        day: "Día",
        againstBots: "Contra bots",
        dated: [["date","when"]],
        running: "sin terminar",
      },
      open: {
        intro: "Cada día hay un reparto para jugar en solitario y otro contra bots, que decide solo la fecha.",
        unranked: "Fuera de la clasificación: esta página funciona sin servidor. Sus repartos salen de la fecha, así que cualquiera puede conocerlos de antemano, y lo que consigas se queda en este navegador.",
      },
      card: {
        line: "Un reparto al día, el mismo para todos aquí, y un solo intento.",
        allPlayed: "Hoy has jugado los dos. A medianoche en Greenwich llegan otros nuevos.",
        status: [["string","kind"],": ",["string","status"]],
        begun: "empezado, sin terminar",
        notPlayed: {"by":[["integer","count"]],"variants":[[["0"],"aún sin jugar"],[["one"],["aún sin jugar; ",["integer","count"]," persona ya lo ha terminado"]],[["*"],["aún sin jugar; ",["integer","count"]," personas ya lo han terminado"]]]},
        play: "Jugar los castillos de hoy",
        look: "Ver la clasificación",
      },
      atTheEnd: {
        ranking: "Clasificación del día",
      },
    },
  },
};

export default bundle;
