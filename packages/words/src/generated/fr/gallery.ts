// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    gallery: {
      title: "Les salles de Châteaux",
      type: "Type",
      allTypes: "tous les types",
      name: "Nom",
      found: {"by":[["integer","count"]],"variants":[[["0"],"Aucune salle n’a ce nom"],[["one"],[["integer","count"]," salle"]],[["*"],[["integer","count"]," salles"]]]},
      houseMade: "fait maison",
    },
  },
};

export default bundle;
