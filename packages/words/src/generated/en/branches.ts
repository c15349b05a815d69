// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    branches: {
      playOn: {
        button: "Play on from here",
        intro: "You play on in a branch with a name of its own. The game itself stays as it is.",
        sameDeal: "The same deal goes on: whatever is drawn next is what would have been drawn then.",
        drawnAnew: "This game is not over yet, so everything that you could not see at that moment is drawn anew: hidden cards, stacks, whatever comes next. The branch tells you nothing about the real game.",
        name: "Name of the branch",
        fromRound: ["From round ",["integer","round"]],
        fromStep: ["From action ",["integer","step"]],
        numbered: [["string","name"]," (",["integer","count"],")"],
        seats: "Who plays on?",
        person: "a person here",
        bot: ["bot, ",["string","level"]],
        start: "Play on",
        cancel: "Cancel",
      },
      atTheEnd: {
        whatIf: "What if …",
        whatIfHelp: "Go back to any moment and play on from there",
        branches: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," branch"]],[["*"],[["integer","count"]," branches"]]]},
        compare: "Compare with the original",
      },
      note: {
        same: ["Branch ",["#name"],"“",["string","name"],"”",["/name"],": the same deal goes on, and the original stays. ",["#tree"],"All branches",["/tree"]],
        drawn: ["Branch ",["#name"],"“",["string","name"],"”",["/name"],": what you could not see was drawn anew, and the original stays. ",["#tree"],"All branches",["/tree"]],
      },
      page: {
        title: "Branches",
        intro: "Games that you left at some point to play on differently. They are kept in this browser, and so is the original.",
        none: "There are no branches yet. Look back at a game and choose “Play on from here” at any of its moments.",
        game: {"by":[["count","others"]],"variants":[[["0"],[["string","game"]]],[["*"],[["string","game"]," with ",["list","others",{"of":"string"}]]]]},
        original: "The original",
        lost: "(no longer kept in this browser)",
        leaves: ["from action ",["integer","step"],";"],
        leavesInRound: ["from round ",["integer","round"],";"],
        actions: {"by":[["integer","count"]],"variants":[[["one"],["in play, ",["integer","count"]," action so far"]],[["*"],["in play, ",["integer","count"]," actions so far"]]]},
        finished: ["finished: ",["list","scores",{"of":"said","type":"unit"}]],
        score: [["string","name"]," ",["integer","score"]],
        rename: "Rename",
        renameBranch: ["Rename: ",["string","name"]],
        newName: ["New name for ",["string","name"]],
        keepName: "Save",
        throwAway: "Throw away",
        throwAwayBranch: ["Throw away: ",["string","name"]],
        compare: "Compare",
        compareBranch: ["Compare: ",["string","name"]],
        whose: "Compared for",
      },
      sideBySide: {
        points: "Points",
        boards: "Castles",
        total: "Total",
        rank: "Place",
        rankOf: [["integer","rank"]," of ",["integer","players"]],
        running: "in play",
        difference: [["integer","points",{"signDisplay":"always"}]],
      },
    },
  },
};

export default bundle;
