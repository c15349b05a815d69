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
    programs: {
      arena: {
        program: "Programme",
        late: "En retard",
        broken: "En panne",
        illegal: "Irréguliers",
        restarts: "Relances",
        trouble: [["string","program"],", dernier problème : ",["said","trouble"]],
      },
      trouble: {
        'cannot-start': ["Impossible de le lancer (",["string","detail"],")."],
        'not-ready': {"by":[["string","detail"]],"variants":[[[""],"Il n’a pas répondu « ready » à « start »."],[["*"],["Il n’a pas répondu « ready » à « start » (",["string","detail"],")."]]]},
        'other-protocol': ["Il parle un autre protocole (",["string","detail"],")."],
        exited: ["Il s’est arrêté avec le code de sortie ",["string","detail"],"."],
        ended: {"by":[["string","detail"]],"variants":[[[""],"Il s’est arrêté."],[["*"],["Il s’est arrêté (",["string","detail"],")."]]]},
        garbage: ["Il a écrit une ligne qui n’est pas une réponse (",["string","detail"],")."],
        'too-long': "Il a écrit une ligne trop longue.",
        late: "Il n’a pas répondu à temps.",
        illegal: ["Ce qu’il voulait n’est pas permis (",["string","detail"],")."],
      },
      bot: {
        seated: ["Assis à la table ",["string","table"],", place ",["integer","seat"],"."],
        again: ["Pour se rasseoir ici : ",["string","link"]],
        waiting: "En attente du début de la partie.",
        playing: "La partie a commencé.",
        lost: "La connexion est perdue ; nouvelle tentative.",
        back: "La connexion est rétablie.",
        decision: ["Une décision est perdue : ",["said","trouble"]],
        refused: ["Le serveur a refusé une action : ",["string","message"]],
        over: ["La partie est terminée. Points : ",["list","scores",{"of":"integer"}],"."],
        stopped: "La partie a été arrêtée avant la fin.",
        counted: {"by":[["integer","lost"]],"variants":[[["0"],[["integer","decisions"]," décisions, aucune perdue."]],[["one"],[["integer","decisions"]," décisions, dont ",["integer","lost"]," perdue (en retard ",["integer","late"],", en panne ",["integer","broken"],", irrégulières ",["integer","illegal"],") ; relances : ",["integer","restarts"],"."]],[["*"],[["integer","decisions"]," décisions, dont ",["integer","lost"]," perdues (en retard ",["integer","late"],", en panne ",["integer","broken"],", irrégulières ",["integer","illegal"],") ; relances : ",["integer","restarts"],"."]]]},
      },
      failure: {
        link: ["« ",["string","link"]," » n’est pas un lien vers une place : donnez le lien lui-même, une invitation ou le code d’une table."],
        server: "Où est le serveur ? Indiquez-le avec --server, ou donnez un lien complet.",
        address: ["« ",["string","address"]," » n’est pas l’adresse d’un serveur : il faut quelque chose comme https://games.example.org."],
        command: ["« ",["string","command"]," » n’est pas une commande qui lance un programme."],
        unreachable: ["Le serveur ",["string","address"]," est injoignable (",["string","detail"],")."],
        asked: ["Le serveur refuse : ",["string","message"]],
        game: ["Ce programme ne connaît pas le jeu « ",["string","game"]," » de la table."],
        version: ["La table joue la version ",["integer","version"]," des règles, que ce programme ne connaît pas."],
        gone: "La table a été supprimée.",
        readOnly: ["La partie peut seulement être regardée : ",["string","message"]],
        unseated: "La place appartient maintenant à quelqu’un d’autre.",
      },
    },
  },
};

export default bundle;
