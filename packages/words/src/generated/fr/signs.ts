// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    signs: {
      legend: {
        help: "Pointez n’importe quoi sur la table, ou gardez le doigt dessus, pour savoir ce que c’est. Au clavier : appuyez sur I, puis encore sur I pour le suivant.",
      },
      groups: {
        rooms: "Sur une salle",
        types: "Types de salles",
        doors: "Portes",
        bonuses: "Ce que compte un bonus",
        around: "Autour des salles",
        seats: "Places",
        market: "Marché et piles",
        cards: "Cartes et faveurs",
        points: "Points",
        hangings: "Aux murs",
        swans: "Cygnes",
        board: "Plan",
        moat: "Douves et fin",
      },
    },
  },
};

export default bundle;
