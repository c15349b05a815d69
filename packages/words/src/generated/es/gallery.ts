// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "Las salas de Castillos",
      type: "Tipo",
      allTypes: "todos los tipos",
      name: "Nombre",
      found: {"by":[["integer","count"]],"variants":[[["0"],"Ninguna sala se llama así"],[["one"],[["integer","count"]," sala"]],[["*"],[["integer","count"]," salas"]]]},
      houseMade: "hecha en casa",
    },
  },
};

export default bundle;
