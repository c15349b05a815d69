// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    day: {
      page: {
        title: "Schloss des Tages",
        intro: "Jeden Tag gibt es eine Mischung für dich allein und eine gegen Bots, für alle auf diesem Server dieselbe. Du hast je einen Versuch, und niemand kennt die Mischung vorher. Bist du fertig, darfst du dir ansehen, was die anderen gebaut haben.",
        days: "Tage",
        before: "Der Tag davor",
        after: "Der Tag danach",
        toToday: "Heute",
        today: ["Heute, ",["date","when",{"style":"full"}]],
        dayOf: [["date","when",{"style":"full"}]],
        ends: ["Die nächsten Schlösser kommen um ",["time","when",{"style":"short"}]," Uhr deiner Zeit (Mitternacht in Greenwich)."],
        alone: "Allein",
        againstBots: {"by":[["integer","count"]],"variants":[[["one"],"Gegen einen Bot"],[["*"],["Gegen ",["integer","count"]," Bots"]]]},
        ranking: "Rangliste",
        ofDay: "Der Tag",
        ofWeek: "Die Woche",
        nobodyYet: "Noch hat niemand dieses Schloss fertig gebaut.",
        nobodyThisWeek: "Diese Woche hat noch niemand ein Schloss fertig gebaut.",
        waiting: "Einen Moment …",
        look: "Diese Schlösser ansehen",
        closeLook: "Vergleich schließen",
        compare: ["Das Schloss von ",["string","name"]," ansehen"],
      },
      table: {
        rank: "Platz",
        name: "Wer",
        points: "Punkte",
        lead: "Vorsprung",
        leadOf: [["integer","lead",{"signDisplay":"exceptZero"}]],
        look: "Ansehen",
        days: "Tage",
        best: "Bester Tag",
        together: "Zusammen",
      },
      outcome: {
        points: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," Punkt"]],[["*"],[["integer","points"]," Punkte"]]]},
        lead: {"by":[["sign","lead"]],"variants":[[["positive"],[["integer","lead",{"signDisplay":"never"}]," Vorsprung, mit ",["integer","points"]]],[["negative"],[["integer","lead",{"signDisplay":"never"}]," Rückstand, mit ",["integer","points"]]],[["*"],["gleichauf, mit ",["integer","points"]]]]},
        unranked: "ohne Rang",
      },
      own: {
        notYet: "Dieses hast du noch nicht gespielt. Du hast einen Versuch, den du unterbrechen kannst.",
        begin: "Meinen Versuch beginnen",
        begun: "Dein Versuch wartet auf dich. Er zählt, wenn du ihn heute zu Ende spielst.",
        late: "Der Tag ist vorbei. Du kannst deinen Versuch noch zu Ende spielen, ohne Rang.",
        continue: "Weiterspielen",
        ranked: [["string","outcome"],": Platz ",["integer","rank"]," von ",["integer","count"]],
        none: "Dieses Schloss hast du nicht gespielt.",
        again: "Meinen Tisch ansehen",
        begunHere: "Deine Partie wartet auf dich.",
        beginUnranked: "Spielen, ohne Rang",
      },
      mine: {
        title: "Meine Schlösser des Tages",
        bestAlone: "Mein bestes allein",
        bestAgainstBots: "Mein bestes gegen Bots",
        day: "Tag",
        againstBots: "Gegen Bots",
        dated: [["date","when"]],
        running: "nicht beendet",
      },
      open: {
        intro: "Jeden Tag gibt es eine Mischung für dich allein und eine gegen Bots, die allein das Datum bestimmt.",
        unranked: "Ohne Rang: Diese Seite läuft ohne Server. Ihre Mischungen folgen aus dem Datum, darum können alle sie vorher kennen, und was du erreichst, bleibt in diesem Browser.",
      },
      card: {
        line: "Eine Mischung am Tag, für alle hier dieselbe, und ein Versuch.",
        allPlayed: "Du hast heute beide gespielt. Um Mitternacht in Greenwich kommen neue.",
        status: [["string","kind"],": ",["string","status"]],
        begun: "begonnen, nicht beendet",
        notPlayed: {"by":[["integer","count"]],"variants":[[["0"],"noch nicht gespielt"],[["one"],["noch nicht gespielt; ",["integer","count"]," Person ist schon fertig"]],[["*"],["noch nicht gespielt; ",["integer","count"]," Personen sind schon fertig"]]]},
        play: "Schlösser von heute spielen",
        look: "Rangliste ansehen",
      },
      atTheEnd: {
        ranking: "Rangliste des Tages",
      },
    },
  },
};

export default bundle;
