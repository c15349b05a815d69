// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    'between-signs': {
      titles: {
        wish: "Was der Raum will",
        worth: "Was der Raum wert ist",
        freeAttendant: "Platz für Hofbedienstete",
        throneWish: "Was der Thron will",
        total: "Punkte des Schlosses",
        card: "Bonuskarte",
        counts: "Das Schloss, das zählt",
        standing: "Punkte bisher",
        back: "Ein gewähltes Plättchen",
        passes: "Wohin die Hand geht",
        brings: "Was das Plättchen bringt",
        bringsBonus: "Was das Plättchen bringt, mit Bonus",
        seat: "Plätze",
        castle: "Ein Schloss",
        place: "Ein Platz für das Plättchen",
        change: "Was sich ändern würde",
      },
      what: {
        type: ["Der dritte in einem Schloss bringt ",["said","bonus"],", der fünfte ",["said","fifth"],"."],
        specialty: "Ein Schloss bekommt ihn als Bonus. Er zählt zu keiner anderen Art.",
        hanging: "Korridore und Hofbedienstete zählen, was an den Wänden hängt.",
        wish: "Punkte, die Felder, auf die der Raum schaut, und was er dort sucht.",
        worth: "Seine Punkte, wie das Schloss jetzt steht. Sie können sich noch ändern.",
        attendant: [["said","who"],"."],
        freeAttendant: "Der dritte Wohnraum des Schlosses bringt einen Hofbediensteten, der Punkte für das gibt, was an den Wänden hängt.",
        throneWish: "Der Thronsaal punktet für einen Raum dieser Arten an dieser Stelle.",
        total: "Alle Räume, Hofbediensteten und Bonuskarten des Schlosses, wie es jetzt steht.",
        card: "Sie gehört zum Schloss und zählt für beide, die daran bauen.",
        counts: "Nur das schwächere deiner beiden Schlösser zählt für dich.",
        standing: "Die Punkte des schwächeren von zwei Schlössern.",
        castle: "Zwei Nachbarn bauen gemeinsam daran. Ein Druck zeigt es groß.",
        seat: "Alles mit dieser Farbe und diesem Zeichen gehört zu diesem Platz.",
        back: "Es liegt verdeckt, bis alle gewählt haben.",
        passes: "Wer dort sitzt, bekommt die übrigen Plättchen.",
        brings: "So viele Punkte kann es dem Schloss auf dieser Seite jetzt höchstens bringen.",
        bringsBonus: "So viele Punkte kann es dem Schloss auf dieser Seite jetzt höchstens bringen. Als drittes oder fünftes seiner Art bringt es auch einen Bonus.",
        tile: [["between.type","type",{"capital":"yes"}],"."],
        place: "Hier darf das Plättchen liegen. Die Zahl sagt, wie viele Punkte das Schloss dadurch gewinnt.",
        change: "Die Punkte dieses Raums, wie sie jetzt sind und wie sie dann wären.",
      },
      now: {
        rule: [["said","rule",{"capital":"yes"}],"."],
        worth: {"by":[["integer","points"]],"variants":[[["one"],["Jetzt ",["integer","points"]," Punkt."]],[["*"],["Jetzt ",["integer","points"]," Punkte."]]]},
        count: ["In diesem Schloss: ",["integer","count"],"."],
        part: [["between.category","category"]," ",["integer","points"]],
        parts: [["list","parts",{"of":"said","type":"unit"}],"."],
        score: [["string","name"],": ",["integer","score"],"."],
        builders: ["Es bauen ",["string","first"]," und ",["string","second"],"."],
      },
    },
  },
};

export default bundle;
