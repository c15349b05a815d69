// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    cli: {
      results: {
        total: "Razem",
        tiebreak: ["Przy remisie: ",["string","name"]],
        rank: "Miejsce",
        wins: ["Wygrywa ",["string","name"],"."],
        share: ["Wspólne zwycięstwo: ",["list","names",{"of":"string"}],"."],
        note: [["string","name"],": ",["string","note"]],
      },
    },
  },
};

export default bundle;
