// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    'between-signs': {
      titles: {
        wish: "Lo que quiere la sala",
        worth: "Lo que vale la sala",
        freeAttendant: "Sitio para un sirviente",
        throneWish: "Lo que quiere el trono",
        total: "Puntos del castillo",
        card: "Carta de bonificación",
        counts: "El castillo que cuenta",
        standing: "Puntos hasta ahora",
        back: "Una loseta elegida",
        passes: "Adónde va la mano",
        brings: "Lo que da la loseta",
        bringsBonus: "Lo que da la loseta, con bonificación",
        seat: "Asientos",
        castle: "Un castillo",
        place: "Un sitio posible",
        change: "Lo que cambiaría",
      },
      what: {
        type: ["La tercera de un castillo da ",["said","bonus"],"; la quinta, ",["said","fifth"],"."],
        specialty: "Un castillo la recibe como bonificación. No cuenta como ningún otro tipo.",
        hanging: "Los corredores y los sirvientes cuentan lo que cuelga de las paredes.",
        wish: "Puntos, las casillas que mira la sala y lo que busca en ellas.",
        worth: "Sus puntos tal como está ahora el castillo. Aún pueden cambiar.",
        attendant: [["said","who"],"."],
        freeAttendant: "La tercera sala de estar del castillo trae uno, que puntúa por lo que cuelga de las paredes.",
        throneWish: "El salón del trono puntúa por una sala de estos tipos en este lugar.",
        total: "Todas las salas, sirvientes y cartas de bonificación del castillo, tal como está ahora.",
        card: "Es del castillo y puntúa para quienes lo construyen.",
        counts: "Tu puntuación es solo la del castillo que menos puntos tiene de los dos.",
        standing: "Los puntos del castillo que menos tiene de los dos.",
        castle: "Lo construyen dos vecinos. Púlsalo para verlo en grande.",
        seat: "Todo lo que lleva este color y este signo es de este asiento.",
        back: "Está bocabajo hasta que todos hayan elegido.",
        passes: "Las losetas que quedan van a este asiento.",
        brings: "Los puntos que puede dar ahora, como mucho, al castillo de este lado.",
        bringsBonus: "Los puntos que puede dar ahora, como mucho, al castillo de este lado. Además gana una bonificación, por ser la tercera o la quinta de su tipo.",
        tile: [["between.type","type",{"capital":"yes"}],"."],
        place: "La loseta puede ir aquí. El número dice cuántos puntos ganaría el castillo.",
        change: "Los puntos de esta sala: los que tiene ahora y los que tendría entonces.",
      },
      now: {
        rule: [["said","rule",{"capital":"yes"}],"."],
        worth: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," punto ahora."]],[["*"],[["integer","points"]," puntos ahora."]]]},
        count: ["En este castillo: ",["integer","count"],"."],
        part: [["between.category","category"]," ",["integer","points"]],
        parts: [["list","parts",{"of":"said","type":"unit"}],"."],
        score: [["string","name"],": ",["integer","score"],"."],
        builders: ["Lo construyen ",["string","first"]," y ",["string","second"],"."],
      },
    },
  },
};

export default bundle;
