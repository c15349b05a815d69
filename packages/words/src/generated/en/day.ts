// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    day: {
      page: {
        title: "Castle of the day",
        intro: "Every day there is one deal to play alone and one to play against bots, the same for everybody on this server. You have one try at each, and nobody knows the deal beforehand. Once you have finished, you can see what the others built.",
        days: "Days",
        before: "The day before",
        after: "The day after",
        toToday: "Today",
        today: ["Today, ",["date","when",{"style":"full"}]],
        dayOf: [["date","when",{"style":"full"}]],
        ends: ["New castles come at ",["time","when",{"style":"short"}]," by your clock (midnight in Greenwich)."],
        alone: "Alone",
        againstBots: {"by":[["integer","count"]],"variants":[[["one"],"Against a bot"],[["*"],["Against ",["integer","count"]," bots"]]]},
        ranking: "Ranking",
        ofDay: "The day",
        ofWeek: "The week",
        nobodyYet: "Nobody has finished this castle yet.",
        nobodyThisWeek: "Nobody has finished a castle this week yet.",
        waiting: "One moment …",
        look: "Look at these castles",
        closeLook: "Close the comparison",
        compare: ["Look at ",["string","name"],"’s castle"],
      },
      table: {
        rank: "Place",
        name: "Who",
        points: "Points",
        lead: "Lead",
        leadOf: [["integer","lead",{"signDisplay":"exceptZero"}]],
        look: "Look",
        days: "Days",
        best: "Best day",
        together: "Total",
      },
      outcome: {
        points: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," point"]],[["*"],[["integer","points"]," points"]]]},
        lead: {"by":[["sign","lead"]],"variants":[[["positive"],[["integer","lead",{"signDisplay":"never"}]," ahead, with ",["integer","points"]]],[["negative"],[["integer","lead",{"signDisplay":"never"}]," behind, with ",["integer","points"]]],[["*"],["level, with ",["integer","points"]]]]},
        unranked: "without a rank",
      },
      own: {
        notYet: "You have not played this one yet. You have one try, and you can pause it.",
        begin: "Begin my try",
        begun: "Your try is waiting for you. It counts if you finish today.",
        late: "The day is over. You can still finish your try, but without a rank.",
        continue: "Play on",
        ranked: [["string","outcome"],": place ",["integer","rank"]," of ",["integer","count"]],
        none: "You did not play this castle.",
        again: "See my table",
        begunHere: "Your game is waiting for you.",
        beginUnranked: "Play, unranked",
      },
      mine: {
        title: "My castles of the day",
        bestAlone: "My best alone",
        bestAgainstBots: "My best against bots",
        day: "Day",
        againstBots: "Against bots",
        dated: [["date","when"]],
        running: "not finished",
      },
      open: {
        intro: "Every day there is one deal to play alone and one to play against bots, decided by the date alone.",
        unranked: "Unranked: this page runs without a server. Its deals follow from the date, so anybody can know them beforehand, and your results stay in this browser.",
      },
      card: {
        line: "One deal a day, the same for everybody here, and one try.",
        allPlayed: "You have played both today. New ones come at midnight in Greenwich.",
        status: [["string","kind"],": ",["string","status"]],
        begun: "begun, not finished",
        notPlayed: {"by":[["integer","count"]],"variants":[[["0"],"not played yet"],[["one"],["not played yet; ",["integer","count"]," other has finished it"]],[["*"],["not played yet; ",["integer","count"]," others have finished it"]]]},
        play: "Play today’s castles",
        look: "See the ranking",
      },
      atTheEnd: {
        ranking: "Today’s ranking",
      },
    },
  },
};

export default bundle;
