// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    puzzles: {
      page: {
        title: "Puzzles",
        intro: "Moments from games of our bots in which one answer is clearly better than the others, and not the first that comes to mind. Play it at the table and see what it is worth. Nobody knows what the player could not see, so the answers were played through in many games.",
        loading: "The puzzles are being laid out …",
        solved: [["integer","solved"]," of ",["integer","count"]," solved"],
        allSolved: "All solved",
        onlyUnsolved: "Only unsolved ones",
        next: "Next puzzle",
        nextOf: ["Next puzzle: ",["string","game"]],
        players: {"by":[["integer","count"]],"variants":[[["1"],"alone"],[["*"],[["integer","count"]," players"]]]},
        puzzle: "Puzzle",
        tried: "tried",
        solvedMark: "solved",
        lost: ["No puzzle has this address. ",["#all"],"All puzzles",["/all"]],
      },
      difficulty: {
        easy: "easy",
        medium: "medium",
        hard: "hard",
      },
      puzzle: {
        where: ["Puzzle ",["integer","number"]," of ",["integer","count"]],
        leave: "All puzzles",
        question: "What is best here?",
        ask: "It is your turn. Your next move at the table is your answer; nothing happens after it.",
        weighing: ["Your answer is being played through in many games: ",["percent","done"]],
        failed: "Your answer could not be played through. Try again.",
        best: "Right! That is the best answer.",
        asGood: "Right! It does as well as the best answer we know.",
        better: "Remarkable: your answer does even better than the one we thought best.",
        costsWins: {"by":[["integer","wins"]],"variants":[[["one"],["Not the best: it wins ",["integer","wins"]," fewer of 100 games than the best answer."]],[["*"],["Not the best: it wins ",["integer","wins"]," fewer of 100 games than the best answer."]]]},
        costsPoints: {"by":[["integer","points"]],"variants":[[["one"],["Not the best: it ends with about ",["integer","points"]," point fewer than the best answer."]],[["*"],["Not the best: it ends with about ",["integer","points"]," points fewer than the best answer."]]]},
        shown: ["Best: ",["string","action"],"."],
        tryAgain: "Try again",
        show: "Show the solution",
        next: "Next puzzle",
      },
      why: {
        title: "Why",
        answers: "The answers, played through",
        best: "best",
        yours: "yours",
        usual: "first that comes to mind",
        endsMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["On average you end with ",["number","points",{"maximumFractionDigits":"1"}]," point more than after ",["#other"],["string","other"],["/other"],". Differences: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["On average you end with ",["number","points",{"maximumFractionDigits":"1"}]," points more than after ",["#other"],["string","other"],["/other"],". Differences: ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["On average you end with ",["number","points",{"maximumFractionDigits":"1"}]," point less than after ",["#other"],["string","other"],["/other"],". Differences: ",["list","parts",{"of":"said","type":"unit"}],"."]],[["*"],["On average you end with ",["number","points",{"maximumFractionDigits":"1"}]," points less than after ",["#other"],["string","other"],["/other"],". Differences: ",["list","parts",{"of":"said","type":"unit"}],"."]]]},
        endsSame: ["Your own points are about the same as after ",["#other"],["string","other"],["/other"],". Differences: ",["list","parts",{"of":"said","type":"unit"}],"."],
        endsEqual: ["Your own points are about the same as after ",["#other"],["string","other"],["/other"],"."],
        part: [["string","category"]," ",["number","points",{"maximumFractionDigits":"1","signDisplay":"always"}]],
        rivalFewer: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["The best of the others ends with ",["number","points",{"maximumFractionDigits":"1"}]," point less."]],[["*"],["The best of the others ends with ",["number","points",{"maximumFractionDigits":"1"}]," points less."]]]},
        rivalMore: {"by":[["number","points",{"maximumFractionDigits":"1"}]],"variants":[[["one"],["The best of the others ends with ",["number","points",{"maximumFractionDigits":"1"}]," point more."]],[["*"],["The best of the others ends with ",["number","points",{"maximumFractionDigits":"1"}]," points more."]]]},
      },
    },
  },
};

export default bundle;
