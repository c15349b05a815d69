// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    puzzles: {
      page: {
        title: "Problèmes",
        intro: "Des moments tirés de parties de nos bots où une réponse est nettement meilleure que les autres, et ce n’est pas celle qui vient d’abord à l’esprit. Jouez-la à la table et vous saurez ce qu’elle vaut. Ce qui était caché le reste : les réponses ont été jouées jusqu’au bout dans de nombreuses parties.",
        loading: "On prépare les problèmes…",
        solved: [["integer","solved"]," résolus sur ",["integer","count"]],
        allSolved: "Tous résolus",
        onlyUnsolved: "Seulement ceux que je n’ai pas résolus",
        next: "Problème suivant",
        nextOf: ["Problème suivant : ",["string","game"]],
        players: {"by":[["integer","count"]],"variants":[[["1"],"en solitaire"],[["*"],["à ",["integer","count"]]]]},
        puzzle: "Problème",
        tried: "essayé",
        solvedMark: "résolu",
        lost: ["Aucun problème n’a cette adresse. ",["#all"],"Tous les problèmes",["/all"]],
      },
      difficulty: {
        easy: "facile",
        medium: "moyen",
        hard: "difficile",
      },
      puzzle: {
        where: ["Problème ",["integer","number"]," sur ",["integer","count"]],
        leave: "Tous les problèmes",
        question: "Quel est le meilleur coup ?",
        ask: "C’est à vous. Ce que vous faites à la table est votre réponse ; il ne se passe rien d’autre ensuite.",
        weighing: ["Votre réponse est jouée jusqu’au bout dans de nombreuses parties : ",["percent","done"]],
        failed: "Votre réponse n’a pas pu être jouée jusqu’au bout. Réessayez.",
        best: "Exact ! C’est la meilleure réponse.",
        asGood: "Exact ! Elle vaut la meilleure réponse que nous connaissons.",
        better: "Remarquable : votre réponse fait encore mieux que celle que nous croyions la meilleure.",
        costsWins: {"by":[["integer","wins"]],"variants":[[["one"],["Pas la meilleure : sur 100 parties, elle en gagne ",["integer","wins"]," de moins que la meilleure réponse."]],[["*"],["Pas la meilleure : sur 100 parties, elle en gagne ",["integer","wins"]," de moins que la meilleure réponse."]]]},
        costsPoints: {"by":[["integer","points"]],"variants":[[["one"],["Pas la meilleure : à la fin, elle rapporte environ ",["integer","points"]," point de moins que la meilleure réponse."]],[["*"],["Pas la meilleure : à la fin, elle rapporte environ ",["integer","points"]," points de moins que la meilleure réponse."]]]},
        shown: ["Le mieux : ",["string","action"],"."],
        tryAgain: "Réessayer",
        show: "Montrer la solution",
        next: "Problème suivant",
      },
      why: {
        title: "Pourquoi",
        answers: "Les réponses, jouées jusqu’au bout",
        best: "meilleure",
        yours: "la vôtre",
        usual: "vient d’abord à l’esprit",
        endsMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["En moyenne, vous finissez avec ",["number","points",{"maximumFractionDigits":"1"}]," point de plus qu’après ",["#other"],["string","other"],["/other"],". Différences : ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["En moyenne, vous finissez avec ",["number","points",{"maximumFractionDigits":"1"}]," points de plus qu’après ",["#other"],["string","other"],["/other"],". Différences : ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["En moyenne, vous finissez avec ",["number","points",{"maximumFractionDigits":"1"}]," point de moins qu’après ",["#other"],["string","other"],["/other"],". Différences : ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["En moyenne, vous finissez avec ",["number","points",{"maximumFractionDigits":"1"}]," points de moins qu’après ",["#other"],["string","other"],["/other"],". Différences : ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsSame: ["Vos points restent à peu près les mêmes qu’après ",["#other"],["string","other"],["/other"],". Différences : ",["list","parts",{"of":"said","type":"unit"}],"."],
        endsEqual: ["Vos points restent à peu près les mêmes qu’après ",["#other"],["string","other"],["/other"],"."],
        part: [["string","category"]," ",["number","points",{"maximumFractionDigits":"1","signDisplay":"always"}]],
        rivalFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["La personne la mieux placée parmi les autres finit avec ",["number","points",{"maximumFractionDigits":"1"}]," point de moins."]],[["*"],["La personne la mieux placée parmi les autres finit avec ",["number","points",{"maximumFractionDigits":"1"}]," points de moins."]]]},
        rivalMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["La personne la mieux placée parmi les autres finit avec ",["number","points",{"maximumFractionDigits":"1"}]," point de plus."]],[["*"],["La personne la mieux placée parmi les autres finit avec ",["number","points",{"maximumFractionDigits":"1"}]," points de plus."]]]},
      },
    },
  },
};

export default bundle;
