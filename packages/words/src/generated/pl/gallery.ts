// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "Komnaty w Zamkach",
      type: "Rodzaj",
      allTypes: "wszystkie rodzaje",
      name: "Nazwa",
      found: {"by":[["integer","count"]],"variants":[[["0"],"Żadna komnata tak się nie nazywa"],[["one"],[["integer","count"]," komnata"]],[["few"],[["integer","count"]," komnaty"]],[["*"],[["integer","count"]," komnat"]]]},
      houseMade: "naszej roboty",
    },
  },
};

export default bundle;
