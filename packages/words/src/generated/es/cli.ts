// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    cli: {
      results: {
        total: "Total",
        tiebreak: ["Desempate: ",["string","name"]],
        rank: "Puesto",
        wins: [["string","name"]," gana."],
        share: [["list","names",{"of":"string"}]," comparten la victoria."],
        note: [["string","name"],": ",["string","note"]],
      },
    },
  },
};

export default bundle;
