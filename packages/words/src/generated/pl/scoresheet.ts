// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    scoresheet: {
      sheet: {
        misfit: [["string","piece"],": ",["said","why"]],
        questions: "Jeszcze nie podano:",
        question: [["said","question"]," (",["list","categories",{"of":"string"}],")"],
        questionTo: [["string","name"],": ",["said","question"]," (",["list","categories",{"of":"string"}],")"],
        misfits: "Tak nie da się zbudować:",
        misfitOf: [["string","name"],": ",["said","misfit"]],
      },
      why: {
        'tile-twice': "Ten kafelek leży w tym zamku dwa razy, a istnieje tylko jeden.",
        'tile-taken': "Ten kafelek leży już w innym zamku, a istnieje tylko jeden.",
      },
      pieces: {
        moat: "Fosa",
        pond: "Staw",
      },
      reasons: {
        reward: ["po ukończeniu: ",["castles.room","room"]],
        'downstairs-points': "nagrody za komnaty podziemne",
        'track-rest': ["reszta punktów z toru, na którym jest ",["integer","track"]],
      },
      castles: {
        castle: "Jakie komnaty są w zamku?",
        barbican: "Po której stronie foyer stoi barbakan?",
        moats: "Po których stronach leżą fosy?",
        money: "Ile pieniędzy zostało?",
        savings: "Ile pieniędzy leży na dekrecie?",
        swans: "Jakie łabędzie zostały?",
        decree: "Jaki to był dekret?",
        'bonus-cards': "Jakie karty bonusowe są na ręce?",
        'own-favors': "Jakie są tajne życzenia?",
        'secret-room': "Która komnata była tajna?",
        favors: "Jakie życzenia króla leżą na stole?",
        depleted: "Które stosy są wyczerpane?",
        'first-master-builder': "Kto był pierwszym Mistrzem Budowniczym?",
        'last-master-builder': "Kto był Mistrzem Budowniczym w ostatniej rundzie?",
        reward: ["Ile punktów dało ukończenie komnaty ",["castles.room","room",{"quotes":"yes"}],"?"],
        'downstairs-points': {"by":[["integer","rewards"]],"variants":[[["one"],"Ile punktów dała nagroda za komnaty podziemne?"],[["few"],["Ile punktów dały ",["integer","rewards"]," nagrody za komnaty podziemne?"]],[["*"],["Ile punktów dało ",["integer","rewards"]," nagród za komnaty podziemne?"]]]},
        'decree-points': ["Ile punktów dał dekret ",["castles.decree","decree",{"quotes":"yes"}]," w trakcie gry?"],
      },
      between: {
        castle: ["Jakie komnaty ma zamek ",["between.castle","castle"],"?"],
        throne: ["Jaką salę tronową ma zamek ",["between.castle","castle"],"?"],
        attendants: ["Jacy dworzanie są w zamku ",["between.castle","castle"],"?"],
        'bonus-cards': ["Jakie karty bonusowe ma zamek ",["between.castle","castle"],"?"],
      },
      palace: {
        swans: "Ile łabędzi każdego koloru zostało?",
        secret: "Jakie tajne łabędzie zostały?",
        slots: "Co leży na planie?",
        owner: ["Do kogo należy ten kafelek (",["palace.tile","tile"],")?"],
        'public-favors': "Jakie życzenia liczą się dla wszystkich?",
      },
    },
  },
};

export default bundle;
