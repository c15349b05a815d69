// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    cli: {
      results: {
        total: "Total",
        tiebreak: ["Tiebreak: ",["string","name"]],
        rank: "Rank",
        wins: [["string","name"]," wins."],
        share: [["list","names",{"of":"string"}]," share the victory."],
        note: [["string","name"],": ",["string","note"]],
      },
    },
    programs: {
      arena: {
        program: "Program",
        late: "Late",
        broken: "Broken",
        illegal: "Illegal",
        restarts: "Restarts",
        trouble: [["string","program"],", the last trouble: ",["said","trouble"]],
      },
      trouble: {
        'cannot-start': ["It cannot be started (",["string","detail"],")."],
        'not-ready': {"by":[["string","detail"]],"variants":[[[""],"It did not answer to “start” with “ready”."],[["*"],["It did not answer to “start” with “ready” (",["string","detail"],")."]]]},
        'other-protocol': ["It speaks another protocol (",["string","detail"],")."],
        exited: ["It ended with exit code ",["string","detail"],"."],
        ended: {"by":[["string","detail"]],"variants":[[[""],"It ended."],[["*"],["It ended (",["string","detail"],")."]]]},
        garbage: ["It wrote a line that is no answer (",["string","detail"],")."],
        'too-long': "It wrote a line that is too long.",
        late: "It did not answer in time.",
        illegal: ["What it wanted is not allowed (",["string","detail"],")."],
      },
      bot: {
        seated: ["Seated at table ",["string","table"],", seat ",["integer","seat"],"."],
        again: ["To sit here again: ",["string","link"]],
        waiting: "Waiting for the game to start.",
        playing: "The game has begun.",
        lost: "The connection is lost; trying again.",
        back: "The connection is back.",
        decision: ["A decision was lost: ",["said","trouble"]],
        refused: ["The server refused an action: ",["string","message"]],
        over: ["The game is over. Points: ",["list","scores",{"of":"integer"}],"."],
        stopped: "The game was ended early.",
        counted: {"by":[["integer","lost"]],"variants":[[["0"],[["integer","decisions"]," decisions, none of them lost."]],[["one"],[["integer","decisions"]," decisions, ",["integer","lost"]," of them lost (late ",["integer","late"],", broken ",["integer","broken"],", illegal ",["integer","illegal"],"); started again ",["integer","restarts"]," times."]],[["*"],[["integer","decisions"]," decisions, ",["integer","lost"]," of them lost (late ",["integer","late"],", broken ",["integer","broken"],", illegal ",["integer","illegal"],"); started again ",["integer","restarts"]," times."]]]},
      },
      failure: {
        link: ["“",["string","link"],"” is no link to a seat: expected the link itself, an invitation, or the code of a table."],
        server: "Where is the server? Give it with --server, or give a whole link.",
        address: ["“",["string","address"],"” is no address of a server: expected something like https://games.example.org."],
        command: ["“",["string","command"],"” is no command that starts a program."],
        unreachable: ["The server at ",["string","address"]," cannot be reached (",["string","detail"],")."],
        asked: ["The server refuses: ",["string","message"]],
        game: ["This program does not know the game “",["string","game"],"” of the table."],
        version: ["The table plays version ",["integer","version"]," of the rules, which this program does not know."],
        gone: "The table was taken away.",
        readOnly: ["The game can only be looked at: ",["string","message"]],
        unseated: "The seat belongs to somebody else now.",
      },
    },
  },
};

export default bundle;
