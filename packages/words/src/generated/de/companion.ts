// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    companion: {
      gotIt: "Verstanden",
      off: "Keine Tipps mehr",
      newcomer: {
        title: ["Ist ",["string","game"]," neu für dich?"],
        help: "Dann bekommst du einen Tipp, wenn etwas zum ersten Mal geschieht, und die Bots spielen gemütlich.",
        yes: "Ja, es ist neu für mich",
        no: "Nein, ich kenne es",
        lesson: "Erst eine Lektion",
        back: "Jetzt nicht",
      },
      castles: {
        start: "Nimm einen Raum vom Markt: Jede Stelle, an die er passt, zeigt die Punkte, die er dort bringt. Dann baue ihn, oder passe für 5.000.",
        masterBuilder: "Du bist Baumeister: Die anderen zahlen an dich. Setze hohe Preise auf das, was sie am liebsten hätten; du kaufst zuletzt und zahlst an die Bank.",
        completed: ["Alle Türen sind verbunden, der Raum ist vollendet. Seine Art: ",["castles-table.roomType","type"],". Die Belohnung: ",["said","reward"],"."],
        paid: "Als Baumeister wurdest du bezahlt. Wer die Preise setzt, will, dass die anderen Geld haben.",
        noise: "Ein Freizeitraum kostet Punkte für jeden angrenzenden Raum der Arten auf seinem Schild. Halte ruhige Räume von ihm fern.",
        noPlace: "Eine Karte, die du nicht nehmen kannst, sagt warum. Kellerräume schließen nur unter Treppen an; andere brauchen eine freie Tür und den Platz davor.",
        stack: ["Der Stapel der Räume von Größe ",["integer","size"]," ist leer. Bleibt es dabei, bringt jeder deiner Räume dieser Größe am Ende 2 Punkte mehr."],
        tie: "Bei einem Wunsch des Königs liegst du gleichauf: Dann werden die Punkte geteilt. Ein Raum mehr, und du könntest ihn allein haben.",
        swans: "Du hast Schwäne: Gib sie für Geld ab oder hebe verschiedene Farben für Punkte am Ende auf.",
        card: "Deine Bonuskarten sind geheim und zählen am Ende. Die Zahlen daneben sagen, was sie jetzt wert sind.",
        lastRound: "Das ist die letzte Runde: Danach werden Wünsche, Stapel, Bonuskarten und Geld gezählt.",
      },
      between: {
        choose: "Tippe zwei Plättchen an, die du behältst; der Rest der Hand geht weiter. Die Zahlen sagen, was ein Plättchen deinem linken oder rechten Schloss jetzt höchstens bringt.",
        place: "Jetzt kommt eines deiner Plättchen in jedes Schloss. Leuchtende Felder zeigen, was das Plättchen dort bringt.",
        bonus: "Der dritte Raum einer Art hat diesem Schloss einen Bonus gebracht. Der fünfte bringt noch einen.",
        counts: "Nur dein schwächeres Schloss zählt. Gib ihm die besseren Plättchen.",
        secondRound: "Im zweiten Durchgang gehen die Hände andersherum.",
        ludwig: "Du entscheidest, wohin Ludwigs Plättchen kommen. Er punktet wie alle, also schenke ihm nichts.",
      },
      palace: {
        favor: "Behalte einen Wunsch auf einem Feld oder keinen: Er zählt am Ende und verdeckt für immer, was das Feld kann.",
        act: "Nimm ein Plättchen der Auslage: Leuchtende Zellen zeigen, welche Schwäne es bringt. Weiter rechts sind sie billiger.",
        match: "Zwei Türen derselben Farbe haben sich getroffen: Du bekommst einen Schwan. Mit Schwänen wird bezahlt, und Sätze verschiedener Farben bringen Punkte.",
        completed: "Alle Türen deines Plättchens sind verbunden: Es ist vollendet und bringt seine Belohnung.",
        moat: "Für ein vollendetes Plättchen wurde Wasser gelegt. Treffen sich die beiden Enden des Wassergrabens, endet das Spiel.",
        secret: "Du hast einen geheimen Schwan: Nur du kennst seine Farbe. Er zahlt und zählt wie andere.",
        tie: "Bei einem Wunsch liegst du gleichauf: Das bringt nichts, außer du weckst das Feld dafür.",
        near: "Die Enden des Wassergrabens sind nah beieinander: Das Spiel kann bald enden.",
      },
    },
  },
};

export default bundle;
