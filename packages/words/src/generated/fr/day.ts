// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    day: {
      page: {
        title: "Château du jour",
        intro: "Chaque jour, il y a une donne à jouer en solitaire et une contre des bots, les mêmes pour tout le monde sur ce serveur. Vous avez un seul essai pour chacune, et personne ne connaît la donne à l’avance. Quand vous avez terminé, vous pouvez regarder ce que les autres ont construit.",
        days: "Jours",
        before: "Le jour d’avant",
        after: "Le jour d’après",
        toToday: "Aujourd’hui",
        today: ["Aujourd’hui, ",["date","when",{"style":"full"}]],
        dayOf: [["date","when",{"style":"full"}]],
        ends: ["Les prochains châteaux arrivent à ",["time","when",{"style":"short"}]," à votre heure (minuit à Greenwich)."],
        alone: "En solitaire",
        againstBots: {"by":[["integer","count"]],"variants":[[["one"],["Contre ",["integer","count"]," bot"]],[["*"],["Contre ",["integer","count"]," bots"]]]},
        ranking: "Classement",
        ofDay: "Le jour",
        ofWeek: "La semaine",
        nobodyYet: "Personne n’a encore terminé ce château.",
        nobodyThisWeek: "Personne n’a encore terminé de château cette semaine.",
        waiting: "Un instant…",
        look: "Regarder ces châteaux",
        closeLook: "Fermer la comparaison",
        compare: ["Regarder le château : ",["string","name"]],
      },
      table: {
        rank: "Place",
        name: "Qui",
        points: "Points",
        lead: "Avance",
        leadOf: [["integer","lead",{"signDisplay":"exceptZero"}]],
        look: "Voir",
        days: "Jours",
        best: "Meilleur jour",
        together: "Au total",
      },
      outcome: {
        points: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," point"]],[["*"],[["integer","points"]," points"]]]},
        lead: {"by":[["sign","lead"]],"variants":[[["positive"],[["integer","lead",{"signDisplay":"never"}]," d’avance, avec ",["integer","points"]]],[["negative"],[["integer","lead",{"signDisplay":"never"}]," de retard, avec ",["integer","points"]]],[["*"],["à égalité, avec ",["integer","points"]]]]},
        unranked: "sans classement",
      },
      own: {
        notYet: "Vous n’avez pas encore joué celui-ci. Vous avez un seul essai, que vous pouvez interrompre.",
        begin: "Commencer mon essai",
        begun: "Votre essai vous attend. Il compte si vous le terminez aujourd’hui.",
        late: "La journée est finie. Vous pouvez encore terminer votre essai, sans classement.",
        continue: "Continuer",
        ranked: [["string","outcome"]," : place ",["integer","rank"]," sur ",["integer","count"]],
        none: "Vous n’avez pas joué ce château.",
        again: "Voir ma table",
        begunHere: "Votre partie vous attend.",
        beginUnranked: "Jouer, sans classement",
      },
      mine: {
        title: "Mes châteaux du jour",
        bestAlone: "Mon meilleur en solitaire",
        bestAgainstBots: "Mon meilleur contre des bots",
        day: "Jour",
        againstBots: "Contre des bots",
        dated: [["date","when"]],
        running: "pas terminé",
      },
      open: {
        intro: "Chaque jour, il y a une donne à jouer en solitaire et une contre des bots, que la date seule détermine.",
        unranked: "Sans classement : cette page fonctionne sans serveur. Ses donnes découlent de la date, si bien que n’importe qui peut les connaître à l’avance, et votre résultat reste dans ce navigateur.",
      },
      card: {
        line: "Une donne par jour, la même pour tout le monde ici, et un seul essai.",
        allPlayed: "Vous avez joué les deux aujourd’hui. De nouveaux châteaux arrivent à minuit à Greenwich.",
        status: [["string","kind"]," : ",["string","status"]],
        begun: "commencé, pas terminé",
        notPlayed: {"by":[["integer","count"]],"variants":[[["0"],"pas encore joué"],[["one"],["pas encore joué ; ",["integer","count"]," autre personne l’a terminé"]],[["*"],["pas encore joué ; ",["integer","count"]," autres personnes l’ont terminé"]]]},
        play: "Jouer les châteaux du jour",
        look: "Voir le classement",
      },
      atTheEnd: {
        ranking: "Classement du jour",
      },
    },
  },
};

export default bundle;
