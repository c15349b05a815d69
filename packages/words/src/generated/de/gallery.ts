// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "Die Räume der Schlösser",
      type: "Raumart",
      allTypes: "alle Raumarten",
      name: "Name",
      found: {"by":[["integer","count"]],"variants":[[["0"],"Kein Raum heißt so"],[["one"],[["integer","count"]," Raum"]],[["*"],[["integer","count"]," Räume"]]]},
      houseMade: "hausgemacht",
    },
  },
};

export default bundle;
