// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    scoresheet: {
      sheet: {
        misfit: [["string","piece"],": ",["said","why"]],
        questions: "Not entered yet:",
        question: [["said","question"]," (",["list","categories",{"of":"string"}],")"],
        questionTo: [["string","name"],": ",["said","question"]," (",["list","categories",{"of":"string"}],")"],
        misfits: "Cannot be built like this:",
        misfitOf: [["string","name"],": ",["said","misfit"]],
      },
      why: {
        'tile-twice': "It is in this castle twice, but there is only one.",
        'tile-taken': "It is in another castle already, and there is only one.",
      },
      pieces: {
        moat: "Moat",
        pond: "Pond",
      },
      reasons: {
        reward: ["completed: ",["castles.room","room"]],
        'downstairs-points': "rewards for downstairs rooms",
        'track-rest': ["the rest of the score track, which stands at ",["integer","track"]],
      },
      castles: {
        castle: "Which rooms are in the castle?",
        barbican: "Which side of the foyer is the Barbican on?",
        moats: "Which sides have moats?",
        money: "How much money is left?",
        savings: "How much money is on the decree?",
        swans: "Which swans are left?",
        decree: "Which decree was it?",
        'bonus-cards': "Which bonus cards are held?",
        'own-favors': "Which secret favors are held?",
        'secret-room': "Which room was kept in secret?",
        favors: "Which favors are on the table?",
        depleted: "Which stacks are empty?",
        'first-master-builder': "Who was the first Master Builder?",
        'last-master-builder': "Who was Master Builder in the last round?",
        reward: ["How many points did completing ",["castles.room","room",{"article":"definite"}]," score?"],
        'downstairs-points': {"by":[["integer","rewards"]],"variants":[[["one"],"How many points did the reward for downstairs rooms score?"],[["*"],["How many points did the ",["integer","rewards"]," rewards for downstairs rooms score?"]]]},
        'decree-points': ["How many points did the decree ",["castles.decree","decree",{"quotes":"yes"}]," score during the game?"],
      },
      between: {
        castle: ["Which rooms are in ",["between.castle","castle"],"?"],
        throne: ["Which throne room does ",["between.castle","castle"]," have?"],
        attendants: ["Which royal attendants are in ",["between.castle","castle"],"?"],
        'bonus-cards': ["Which bonus cards belong to ",["between.castle","castle"],"?"],
      },
      palace: {
        swans: "How many swans of each color are left?",
        secret: "Which secret swans are left?",
        slots: "What is on the blueprint board?",
        owner: ["Who owns this tile (",["palace.tile","tile"],")?"],
        'public-favors': "Which favors count for everybody?",
      },
    },
  },
};

export default bundle;
