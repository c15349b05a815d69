// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    branches: {
      playOn: {
        button: "Continuer à partir d’ici",
        intro: "Vous continuez dans une branche qui porte son propre nom. La partie elle-même reste telle quelle.",
        sameDeal: "La même donne continue : ce qui est pioché arrive comme il serait arrivé alors.",
        drawnAnew: "Cette partie n’est pas terminée : tout ce que vous ne pouviez pas voir à ce moment est donc tiré à nouveau, les cartes cachées, les piles et la suite. La branche ne révèle rien de la vraie partie.",
        name: "Nom de la branche",
        fromRound: ["À partir de la manche ",["integer","round"]],
        fromStep: ["À partir de l’action ",["integer","step"]],
        numbered: [["string","name"]," (",["integer","count"],")"],
        seats: "Qui continue ?",
        person: "quelqu’un ici",
        bot: ["bot, ",["string","level"]],
        start: "Continuer",
        cancel: "Annuler",
      },
      atTheEnd: {
        whatIf: "Et si…",
        whatIfHelp: "Revenir à n’importe quel moment et continuer à partir de là",
        branches: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," branche"]],[["*"],[["integer","count"]," branches"]]]},
        compare: "Comparer avec l’original",
      },
      note: {
        same: ["Branche ",["#name"],"« ",["string","name"]," »",["/name"]," : la même donne continue, l’original reste. ",["#tree"],"Toutes les branches",["/tree"]],
        drawn: ["Branche ",["#name"],"« ",["string","name"]," »",["/name"]," : ce que vous ne pouviez pas voir a été tiré à nouveau, l’original reste. ",["#tree"],"Toutes les branches",["/tree"]],
      },
      page: {
        title: "Branches",
        intro: "Des parties que vous avez quittées à un moment pour continuer autrement. Elles sont gardées dans ce navigateur, l’original aussi.",
        none: "Il n’y a pas encore de branche. Revoyez une partie et choisissez « Continuer à partir d’ici » à n’importe lequel de ses moments.",
        game: {"by":[["count","others"]],"variants":[[["0"],[["string","game"]]],[["*"],[["string","game"]," avec ",["list","others",{"of":"string"}]]]]},
        original: "L’original",
        lost: "(n’est plus gardé dans ce navigateur)",
        leaves: ["à partir de l’action ",["integer","step"]," ;"],
        leavesInRound: ["à partir de la manche ",["integer","round"]," ;"],
        actions: {"by":[["integer","count"]],"variants":[[["one"],["en cours, ",["integer","count"]," action jusqu’ici"]],[["*"],["en cours, ",["integer","count"]," actions jusqu’ici"]]]},
        finished: ["terminée : ",["list","scores",{"of":"said","type":"unit"}]],
        score: [["string","name"]," ",["integer","score"]],
        rename: "Renommer",
        renameBranch: ["Renommer : ",["string","name"]],
        newName: ["Nouveau nom pour ",["string","name"]],
        keepName: "Enregistrer",
        throwAway: "Supprimer",
        throwAwayBranch: ["Supprimer : ",["string","name"]],
        compare: "Comparer",
        compareBranch: ["Comparer : ",["string","name"]],
        whose: "Comparaison pour",
      },
      sideBySide: {
        points: "Points",
        boards: "Châteaux",
        total: "Total",
        rank: "Place",
        rankOf: [["integer","rank"]," sur ",["integer","players"]],
        running: "en cours",
        difference: [["integer","points",{"signDisplay":"always"}]],
      },
    },
  },
};

export default bundle;
