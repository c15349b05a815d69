// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    cli: {
      results: {
        total: "Total",
        tiebreak: ["Pour départager : ",["string","name"]],
        rank: "Rang",
        wins: [["string","name"]," gagne."],
        share: [["list","names",{"of":"string"}]," se partagent la victoire."],
        note: [["string","name"]," : ",["string","note"]],
      },
    },
  },
};

export default bundle;
