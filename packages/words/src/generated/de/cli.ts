// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    cli: {
      results: {
        total: "Summe",
        tiebreak: ["Gleichstand: ",["string","name"]],
        rank: "Rang",
        wins: [["string","name"]," gewinnt."],
        share: [["list","names",{"of":"string"}]," teilen sich den Sieg."],
        note: [["string","name"],": ",["string","note"]],
      },
    },
  },
};

export default bundle;
