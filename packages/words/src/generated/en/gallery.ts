// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "The rooms of Castles",
      type: "Type",
      allTypes: "all types",
      name: "Name",
      found: {"by":[["integer","count"]],"variants":[[["0"],"No room has this name"],[["one"],[["integer","count"]," room"]],[["*"],[["integer","count"]," rooms"]]]},
      houseMade: "house-made",
    },
  },
};

export default bundle;
