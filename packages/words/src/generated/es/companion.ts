// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    companion: {
      gotIt: "Entendido",
      off: "No más consejos",
      newcomer: {
        title: ["¿Es tu primera partida de ",["string","game"],"?"],
        help: "Entonces recibirás un consejo cuando algo pase por primera vez, y los bots jugarán con calma.",
        yes: "Sí, es la primera",
        no: "No, ya lo conozco",
        lesson: "Primero una lección",
        back: "Ahora no",
      },
      castles: {
        start: "Toma una sala del mercado: cada lugar donde cabe muestra los puntos que da allí. Luego constrúyela, o pasa por 5000.",
        masterBuilder: "Eres el Maestro constructor: los demás te pagan. Pon precios altos a lo que más quieren; compras en último lugar y pagas a la banca.",
        completed: ["Todas las puertas están conectadas: la sala está completa. Su tipo: ",["castles-table.roomType","type"],". La recompensa: ",["said","reward"],"."],
        paid: "Te han pagado por ser Maestro constructor. A quien pone los precios le conviene que los demás tengan dinero.",
        noise: "Una sala de ocio cuesta puntos por cada sala adyacente de los tipos de su placa. Aleja de ella las salas tranquilas.",
        noPlace: "Una carta que no puedes tomar dice por qué. Las salas de sótano solo se unen bajo una escalera; las demás necesitan una puerta libre y sitio delante.",
        stack: ["La pila de salas de tamaño ",["integer","size"]," está vacía. Si sigue así, cada sala tuya de ese tamaño da 2 puntos más al final."],
        tie: "Compartes un puesto en un favor del rey: los puntos se reparten. Con una sala más podría ser solo tuyo.",
        swans: "Tienes cisnes: entrégalos por dinero o conserva colores distintos para puntuar al final.",
        card: "Tus cartas de bonificación son secretas y puntúan al final. Los números de al lado dicen lo que valen ahora.",
        lastRound: "Esta es la última ronda: después se cuentan favores, pilas, cartas de bonificación y dinero.",
      },
      between: {
        choose: "Pulsa dos losetas para conservarlas; el resto de la mano se pasa. Los números dicen lo máximo que una loseta da ahora a tu castillo izquierdo o derecho.",
        place: "Ahora va una de tus losetas a cada castillo. Las casillas que brillan muestran lo que da allí.",
        bonus: "La tercera sala de un tipo ha dado una bonificación a este castillo. La quinta dará otra.",
        counts: "Solo cuenta tu castillo con menos puntos. Dale las mejores losetas.",
        secondRound: "En la segunda ronda las manos van al revés.",
        ludwig: "Tú decides adónde van las losetas de Ludwig. Puntúa como los demás, así que no le regales nada.",
      },
      palace: {
        favor: "Conserva un favor en una casilla, o ninguno: puntúa al final y tapa para siempre lo que hace la casilla.",
        act: "Toma una loseta de la hilera: las celdas que brillan muestran qué cisnes da. Más a la derecha son más baratas.",
        match: "Se han encontrado dos puertas del mismo color: recibes un cisne. Con cisnes se paga, y los juegos de colores distintos dan puntos.",
        completed: "Todas las puertas de tu loseta están conectadas: está completa y da su recompensa.",
        moat: "Por una loseta completada se ha puesto foso. Cuando sus dos extremos se junten, la partida acaba.",
        secret: "Tienes un cisne secreto: solo tú conoces su color. Paga y cuenta como los demás.",
        tie: "Empatas en un favor: eso no da nada, salvo que despiertes la casilla adecuada.",
        near: "Los extremos del foso están cerca: la partida puede acabar pronto.",
      },
    },
  },
};

export default bundle;
