// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    deal: {
      atTheEnd: {
        again: "Otra vez el mismo reparto",
        compare: {"by":[["integer","count"]],"variants":[[["one"],["Comparar ",["integer","count"]," partida de este reparto"]],[["*"],["Comparar ",["integer","count"]," partidas de este reparto"]]]},
        intro: "Juegas esta partida desde el principio, con las mismas losetas y cartas en el mismo orden. Cuando termine, se pueden comparar las dos, castillo a castillo.",
        seats: "¿Quién juega?",
        me: "yo",
        friend: "otra persona, con un enlace",
        start: "Repartir otra vez",
        cancel: "Cancelar",
      },
      page: {
        title: "El mismo reparto",
        intro: ["Partidas de ",["string","game"]," con el mismo reparto: por categorías y castillo a castillo. Las demás se comparan con la primera."],
        none: "Aquí no hay ninguna partida terminada con este reparto.",
        open: "Abrir la mesa",
        column: [["integer","number"],". ",["list","names",{"of":"string"}],", ",["date","when"]],
        whose: "Comparado para",
        seat: ["Asiento ",["integer","seat"],": ",["string","who"]],
        sitters: [["list","names",{"type":"disjunction","of":"string"}]],
      },
    },
  },
};

export default bundle;
