// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    admin: {
      title: "Running this server",
      forgetKey: "Leave, and forget the key in this tab",
      load: {
        label: "Load",
        started: ["Started ",["string","when"],", with ",["string","store"],", on Node ",["string","node"],"."],
        moves: "Moves each second",
        movesValue: [["number","value",{"minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        pages: "Pages connected",
        games: "Games in memory",
        count: [["integer","value"]],
        busy: "Busy",
        busyValue: [["percent","share"]],
        processor: "Processor",
        processorValue: [["percent","share"]," of a core"],
        late: "Longest delay",
        storing: "Time to store a move",
        storingNothing: "none now",
        milliseconds: [["number","value",{"style":"unit","unit":"millisecond","maximumFractionDigits":"0"}]],
        fewMilliseconds: [["number","value",{"style":"unit","unit":"millisecond","minimumFractionDigits":"1","maximumFractionDigits":"1"}]],
        memory: "Memory",
        megabytes: [["number","value",{"style":"unit","unit":"megabyte","maximumFractionDigits":"0"}]],
        errors: "Errors since the start",
      },
      tables: {
        title: "Tables",
        which: "Which tables",
        playing: ["In play (",["integer","count"],")"],
        gathering: ["Waiting for players (",["integer","count"],")"],
        finished: ["Finished (",["integer","count"],")"],
        none: "There are none.",
        newer: "Newer",
        older: "Older",
        steps: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," step, the last ",["string","when"]]],[["*"],[["integer","count"]," steps, the last ",["string","when"]]]]},
        stepsPublic: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," step, the last ",["string","when"],", public"]],[["*"],[["integer","count"]," steps, the last ",["string","when"],", public"]]]},
        remove: "Remove …",
        removeTable: ["Remove the table: ",["said","table"]],
        removeYes: "Remove it for everybody",
        removeNo: "Keep it",
      },
      cleanUp: {
        title: "Clean-up",
        help: "Once an hour the server removes tables that have been idle for longer than its limits allow.",
        now: "Clean up now",
        removed: {"by":[["integer","count"]],"variants":[[["0"],"There was nothing to clean up."],[["one"],[["integer","count"]," table was removed."]],[["*"],[["integer","count"]," tables were removed."]]]},
      },
      trouble: {
        title: "Warnings and errors",
        none: "None since the start.",
        error: ["Error, ",["string","when"]],
        warning: ["Warning, ",["string","when"]],
      },
      limits: {
        title: "Limits",
        help: "They are set when the server starts, by options or environment variables.",
      },
    },
  },
};

export default bundle;
