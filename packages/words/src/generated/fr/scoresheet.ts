// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    scoresheet: {
      sheet: {
        misfit: [["string","piece"]," : ",["said","why"]],
        questions: "Pas encore indiqué :",
        question: [["said","question"]," (",["list","categories",{"of":"string"}],")"],
        questionTo: [["string","name"]," : ",["said","question"]," (",["list","categories",{"of":"string"}],")"],
        misfits: "Impossible à construire ainsi :",
        misfitOf: [["string","name"]," : ",["said","misfit"]],
      },
      why: {
        'tile-twice': "Elle est deux fois dans ce château, mais n’existe qu’une fois.",
        'tile-taken': "Elle est déjà dans un autre château et n’existe qu’une fois.",
      },
      pieces: {
        moat: "Douve",
        pond: "Étang",
      },
      reasons: {
        reward: ["achevée : ",["castles.room","room"]],
        'downstairs-points': "récompenses des salles souterraines",
        'track-rest': ["le reste de la piste de score, qui indique ",["integer","track"]],
      },
      castles: {
        castle: "Quelles salles sont dans le château ?",
        barbican: "De quel côté du foyer est la barbacane ?",
        moats: "De quels côtés y a-t-il des douves ?",
        money: "Combien d’argent reste-t-il ?",
        savings: "Combien d’argent y a-t-il sur le décret ?",
        swans: "Quels cygnes reste-t-il ?",
        decree: "Quel était le décret ?",
        'bonus-cards': "Quelles cartes bonus sont en main ?",
        'own-favors': "Quelles faveurs secrètes sont en main ?",
        'secret-room': "Quelle était la salle gardée en secret ?",
        favors: "Quelles faveurs sont sur la table ?",
        depleted: "Quelles piles sont épuisées ?",
        'first-master-builder': "Qui a été le premier Architecte en chef ?",
        'last-master-builder': "Qui était Architecte en chef lors de la dernière manche ?",
        reward: ["Combien de points cet achèvement a-t-il rapportés : ",["castles.room","room"]," ?"],
        'downstairs-points': {"by":[["integer","rewards"]],"variants":[[["one"],"Combien de points la récompense des salles souterraines a-t-elle rapportés ?"],[["*"],["Combien de points les ",["integer","rewards"]," récompenses des salles souterraines ont-elles rapportés ?"]]]},
        'decree-points': ["Combien de points le décret ",["castles.decree","decree",{"quotes":"yes"}]," a-t-il rapportés pendant la partie ?"],
      },
      between: {
        castle: ["Quelles salles composent ",["between.castle","castle"]," ?"],
        throne: ["Quelle est la salle du trône de ",["between.castle","castle"]," ?"],
        attendants: ["Quels serviteurs royaux sont à ",["between.castle","castle"]," ?"],
        'bonus-cards': ["Quelles cartes bonus a reçues ",["between.castle","castle"]," ?"],
      },
      palace: {
        swans: "Combien de cygnes de chaque couleur reste-t-il ?",
        secret: "Quels cygnes secrets reste-t-il ?",
        slots: "Qu’y a-t-il sur le plan ?",
        owner: ["À qui est cette tuile (",["palace.tile","tile"],") ?"],
        'public-favors': "Quelles faveurs comptent pour tout le monde ?",
      },
    },
  },
};

export default bundle;
