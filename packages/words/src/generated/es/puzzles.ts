// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    puzzles: {
      page: {
        title: "Problemas",
        intro: "Momentos de partidas de nuestros bots en los que una respuesta es claramente mejor que las demás, y no es la primera que se te ocurre. Juégala en la mesa y sabrás cuánto vale. Lo que estaba oculto lo sigue estando: las respuestas se jugaron hasta el final en muchas partidas.",
        loading: "Preparando los problemas…",
        solved: [["integer","solved"]," de ",["integer","count"]," resueltos"],
        allSolved: "Todos resueltos",
        onlyUnsolved: "Solo los que no he resuelto",
        next: "Siguiente problema",
        nextOf: ["Siguiente problema: ",["string","game"]],
        players: {"by":[["integer","count"]],"variants":[[["1"],"en solitario"],[["*"],[["integer","count"]," personas"]]]},
        puzzle: "Problema",
        tried: "intentado",
        solvedMark: "resuelto",
        lost: ["Ningún problema tiene esta dirección. ",["#all"],"Todos los problemas",["/all"]],
      },
      difficulty: {
        easy: "fácil",
        medium: "medio",
        hard: "difícil",
      },
      puzzle: {
        where: ["Problema ",["integer","number"]," de ",["integer","count"]],
        leave: "Todos los problemas",
        question: "¿Qué es lo mejor aquí?",
        ask: "Te toca. Lo que hagas en la mesa es tu respuesta; después no ocurre nada más.",
        weighing: ["Tu respuesta se está jugando hasta el final en muchas partidas: ",["percent","done"]],
        failed: "No se ha podido jugar tu respuesta hasta el final. Inténtalo otra vez.",
        best: "¡Correcto! Es la mejor respuesta.",
        asGood: "¡Correcto! Vale tanto como la mejor respuesta que conocemos.",
        better: "Notable: tu respuesta es incluso mejor que la que creíamos la mejor.",
        costsWins: {"by":[["integer","wins"]],"variants":[[["one"],["No es la mejor: de 100 partidas gana ",["integer","wins"]," menos que la mejor respuesta."]],[["*"],["No es la mejor: de 100 partidas gana ",["integer","wins"]," menos que la mejor respuesta."]]]},
        costsPoints: {"by":[["integer","points"]],"variants":[[["one"],["No es la mejor: al final da alrededor de ",["integer","points"]," punto menos que la mejor respuesta."]],[["*"],["No es la mejor: al final da alrededor de ",["integer","points"]," puntos menos que la mejor respuesta."]]]},
        shown: ["Lo mejor es: ",["string","action"],"."],
        tryAgain: "Intentarlo otra vez",
        show: "Mostrar la solución",
        next: "Siguiente problema",
      },
      why: {
        title: "Por qué",
        answers: "Las respuestas, jugadas hasta el final",
        best: "la mejor",
        yours: "la tuya",
        usual: "lo primero que se te ocurre",
        endsMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["De media acabas con ",["number","points",{"maximumFractionDigits":"1"}]," punto más que con ",["#other"],["string","other"],["/other"],". Diferencias: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["De media acabas con ",["number","points",{"maximumFractionDigits":"1"}]," puntos más que con ",["#other"],["string","other"],["/other"],". Diferencias: ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["De media acabas con ",["number","points",{"maximumFractionDigits":"1"}]," punto menos que con ",["#other"],["string","other"],["/other"],". Diferencias: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["De media acabas con ",["number","points",{"maximumFractionDigits":"1"}]," puntos menos que con ",["#other"],["string","other"],["/other"],". Diferencias: ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsSame: ["Tus puntos son más o menos los mismos que con ",["#other"],["string","other"],["/other"],". Diferencias: ",["list","parts",{"of":"said","type":"unit"}],"."],
        endsEqual: ["Tus puntos son más o menos los mismos que con ",["#other"],["string","other"],["/other"],"."],
        part: [["string","category"]," ",["number","points",{"maximumFractionDigits":"1","signDisplay":"always"}]],
        rivalFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Quien mejor está de los demás acaba con ",["number","points",{"maximumFractionDigits":"1"}]," punto menos."]],[["*"],["Quien mejor está de los demás acaba con ",["number","points",{"maximumFractionDigits":"1"}]," puntos menos."]]]},
        rivalMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["Quien mejor está de los demás acaba con ",["number","points",{"maximumFractionDigits":"1"}]," punto más."]],[["*"],["Quien mejor está de los demás acaba con ",["number","points",{"maximumFractionDigits":"1"}]," puntos más."]]]},
      },
    },
  },
};

export default bundle;
