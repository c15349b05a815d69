// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    deal: {
      atTheEnd: {
        again: "Rejouer la même donne",
        compare: {"by":[["integer","count"]],"variants":[[["one"],["Comparer ",["integer","count"]," partie de cette donne"]],[["*"],["Comparer ",["integer","count"]," parties de cette donne"]]]},
        intro: "Vous jouez cette partie depuis le début, avec les mêmes tuiles et les mêmes cartes dans le même ordre. À la fin, les deux se comparent, château par château.",
        seats: "Qui joue ?",
        me: "moi",
        friend: "quelqu’un, par un lien",
        start: "Redistribuer",
        cancel: "Annuler",
      },
      page: {
        title: "La même donne",
        intro: ["Des parties de ",["string","game"]," avec la même donne : par catégorie et château par château. Les autres sont comparées à la première."],
        none: "Il n’y a ici aucune partie terminée de cette donne.",
        open: "Ouvrir la table",
        column: [["integer","number"],". ",["list","names",{"of":"string"}],", ",["date","when"]],
        whose: "Comparaison pour",
        seat: ["Place ",["integer","seat"]," : ",["string","who"]],
        sitters: [["list","names",{"type":"disjunction","of":"string"}]],
      },
    },
  },
};

export default bundle;
