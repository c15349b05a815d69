// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    companion: {
      gotIt: "Got it",
      off: "No more tips",
      newcomer: {
        title: ["Are you new to ",["string","game"],"?"],
        help: "If so, I will explain things as they come up, and the bots will go easy on you.",
        yes: "Yes, it is new to me",
        no: "No, I know it",
        lesson: "First a lesson",
        back: "Not now",
      },
      castles: {
        start: "Take a room from the market: every place where it fits shows the points it would score there. Then build it, or pass for 5,000.",
        masterBuilder: "You are Master Builder: the others pay you. Put high prices on what they want most; you buy last, and pay the bank.",
        completed: ["Your ",["castles-table.roomType","type"]," is complete: all its doors are connected. The reward: ",["said","reward"],"."],
        paid: "As Master Builder you were paid. Whoever sets the prices is glad when the others have money.",
        noise: "An activity room costs points for every room of the types on its label that touches it. Keep quiet rooms away from it.",
        noPlace: "A card that cannot be taken says why. Downstairs rooms join only below stairs; other rooms need an open door with space in front of it.",
        stack: ["The stack of rooms of size ",["integer","size"]," is empty. If it stays empty, each of your rooms of that size scores 2 more at the end."],
        tie: "You are tied for one of the king’s favors: those who are tied share its points. One more room could win it.",
        swans: "You have swans: turn them in for money, or keep different colors for points at the end.",
        card: "Your bonus cards are secret and score at the end. The numbers beside them say what they are worth now.",
        lastRound: "This is the last round: after it favors, stacks, bonus cards and money are counted.",
      },
      between: {
        choose: "Tap two tiles to keep; the rest of the hand goes on. The numbers are the most that a tile can add to your left or right castle now.",
        place: "Now one of your tiles goes into each castle. Glowing cells show what the tile adds there.",
        bonus: "The third room of a type has earned a bonus for this castle. The fifth will earn another one.",
        counts: "Only your lower castle counts. Give it the better tiles.",
        secondRound: "In the second round hands go the other way.",
        ludwig: "You decide where Ludwig’s tiles go. He scores like a player, so do not give points away.",
      },
      palace: {
        favor: "Keep one favor on a slot, or none: it scores at the end, and covers for good what the slot can do.",
        act: "Pick a tile from the row: glowing cells show which swans it earns. Tiles are cheaper farther to the right.",
        match: "Two doors of the same color have met: you get a swan. Swans pay for tiles, and sets of different colors score.",
        completed: "All doors of your tile are connected: it is complete and earns its reward.",
        moat: "A completed tile has added to the moat. When its two ends meet, the game ends.",
        secret: "You have a secret swan: only you know its color. It pays and counts like any other.",
        tie: "You are tied for a favor: that scores nothing, unless you wake the slot for it.",
        near: "The ends of the moat are close to each other: the game may end soon.",
      },
    },
  },
};

export default bundle;
