// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    admin: {
      title: "Gestion du serveur",
      forgetKey: "Partir, et oublier la clé dans cet onglet",
      load: {
        label: "Charge",
        started: ["Démarré ",["string","when"],", avec ",["string","store"],", sous Node ",["string","node"],"."],
        moves: "Coups par seconde",
        movesValue: [["number","value",{"minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        pages: "Pages connectées",
        games: "Parties en mémoire",
        count: [["integer","value"]],
        busy: "Occupation",
        busyValue: [["percent","share"]],
        processor: "Processeur",
        processorValue: [["percent","share"]," d’un cœur"],
        late: "Retard maximal",
        storing: "Enregistrement d’un coup",
        storingNothing: "aucun en ce moment",
        milliseconds: [["number","value",{"style":"unit","unit":"millisecond","maximumFractionDigits":"0"}]],
        fewMilliseconds: [["number","value",{"style":"unit","unit":"millisecond","minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        memory: "Mémoire",
        megabytes: [["number","value",{"style":"unit","unit":"megabyte","maximumFractionDigits":"0"}]],
        errors: "Erreurs depuis le démarrage",
      },
      tables: {
        title: "Tables",
        which: "Quelles tables",
        playing: ["En cours (",["integer","count"],")"],
        gathering: ["En attente de joueurs (",["integer","count"],")"],
        finished: ["Terminées (",["integer","count"],")"],
        none: "Il n’y en a pas.",
        newer: "Plus récentes",
        older: "Plus anciennes",
        steps: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," étape, la dernière ",["string","when"]]],[["*"],[["integer","count"]," étapes, la dernière ",["string","when"]]]]},
        stepsPublic: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," étape, la dernière ",["string","when"],", publique"]],[["*"],[["integer","count"]," étapes, la dernière ",["string","when"],", publique"]]]},
        remove: "Supprimer…",
        removeTable: ["Supprimer la table : ",["said","table"]],
        removeYes: "Supprimer pour tout le monde",
        removeNo: "Garder",
      },
      cleanUp: {
        title: "Nettoyage",
        help: "Une fois par heure, le serveur supprime les tables délaissées plus longtemps que ses limites ne le permettent.",
        now: "Nettoyer maintenant",
        removed: {"by":[["integer","count"]],"variants":[[["0"],"Il n’y avait rien à nettoyer."],[["one"],[["integer","count"]," table a été supprimée."]],[["*"],[["integer","count"]," tables ont été supprimées."]]]},
      },
      trouble: {
        title: "Avertissements et erreurs",
        none: "Aucun depuis le démarrage.",
        error: ["Erreur, ",["string","when"]],
        warning: ["Avertissement, ",["string","when"]],
      },
      limits: {
        title: "Limites",
        help: "Elles sont fixées au démarrage du serveur, par des options ou des variables d’environnement.",
      },
    },
  },
};

export default bundle;
