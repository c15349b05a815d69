// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    scoresheet: {
      sheet: {
        misfit: [["string","piece"],": ",["said","why"]],
        questions: "Noch nicht eingegeben:",
        question: [["said","question"]," (",["list","categories",{"of":"string"}],")"],
        questionTo: [["string","name"],": ",["said","question"]," (",["list","categories",{"of":"string"}],")"],
        misfits: "So nicht zu bauen:",
        misfitOf: [["string","name"],": ",["said","misfit"]],
      },
      why: {
        'tile-twice': "Liegt zweimal in diesem Schloss, ist aber nur einmal vorhanden.",
        'tile-taken': "Liegt schon in einem anderen Schloss und ist nur einmal vorhanden.",
      },
      pieces: {
        moat: "Burggraben",
        pond: "Teich",
      },
      reasons: {
        reward: ["vollendet: ",["castles.room","room"]],
        'downstairs-points': "Belohnungen für Kellerräume",
        'track-rest': ["der Rest der Punkteleiste, die bei ",["integer","track"]," steht"],
      },
      castles: {
        castle: "Welche Räume liegen im Schloss?",
        barbican: "Auf welcher Seite der Eingangshalle steht die Barbakane?",
        moats: "Auf welchen Seiten liegen Burggräben?",
        money: "Wie viel Geld ist übrig?",
        savings: "Wie viel Geld liegt auf dem Erlass?",
        swans: "Welche Schwäne sind übrig?",
        decree: "Welcher Erlass war es?",
        'bonus-cards': "Welche Bonuskarten sind auf der Hand?",
        'own-favors': "Welche geheimen Wünsche sind da?",
        'secret-room': "Welcher Raum war der geheime?",
        favors: "Welche Wünsche liegen auf dem Tisch?",
        depleted: "Welche Stapel sind leer?",
        'first-master-builder': "Wer war der erste Baumeister?",
        'last-master-builder': "Wer war in der letzten Runde Baumeister?",
        reward: ["Wie viele Punkte hat das Vollenden gebracht: ",["castles.room","room"],"?"],
        'downstairs-points': {"by":[["integer","rewards"]],"variants":[[["one"],"Wie viele Punkte hat die Belohnung für Kellerräume gebracht?"],[["*"],["Wie viele Punkte haben die ",["integer","rewards"]," Belohnungen für Kellerräume gebracht?"]]]},
        'decree-points': ["Wie viele Punkte hat der Erlass ",["castles.decree","decree",{"quotes":"yes"}]," im Spiel gebracht?"],
      },
      between: {
        castle: ["Welche Räume liegen in ",["between.castle","castle"],"?"],
        throne: ["Welchen Thronsaal hat ",["between.castle","castle"],"?"],
        attendants: ["Welche Hofbediensteten sind in ",["between.castle","castle"],"?"],
        'bonus-cards': ["Welche Bonuskarten liegen bei ",["between.castle","castle"],"?"],
      },
      palace: {
        swans: "Wie viele Schwäne jeder Farbe sind übrig?",
        secret: "Welche geheimen Schwäne sind übrig?",
        slots: "Was liegt auf dem Bauplan?",
        owner: ["Wem gehört dieses Plättchen (",["palace.tile","tile"],")?"],
        'public-favors': "Welche Wünsche zählen für alle?",
      },
    },
  },
};

export default bundle;
