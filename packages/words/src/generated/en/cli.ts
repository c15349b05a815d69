// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    cli: {
      results: {
        total: "Total",
        tiebreak: ["Tiebreak: ",["string","name"]],
        rank: "Rank",
        wins: [["string","name"]," wins."],
        share: [["list","names",{"of":"string"}]," share the victory."],
        note: [["string","name"],": ",["string","note"]],
      },
    },
  },
};

export default bundle;
