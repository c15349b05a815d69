// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    companion: {
      gotIt: "Compris",
      off: "Plus de conseils",
      newcomer: {
        title: ["Découvrez-vous ",["string","game"]," ?"],
        help: "Dans ce cas, un conseil accompagne ce qui arrive pour la première fois, et les bots jouent tranquillement.",
        yes: "Oui, je découvre",
        no: "Non, je connais",
        lesson: "D’abord une leçon",
        back: "Pas maintenant",
      },
      castles: {
        start: "Prenez une salle du marché : chaque endroit où elle tient montre les points qu’elle y rapporte. Puis construisez-la, ou passez pour 5 000.",
        masterBuilder: "Vous êtes Architecte en chef : les autres vous paient. Mettez des prix élevés sur ce qu’ils veulent le plus ; vous achetez en dernier et payez la banque.",
        completed: ["Toutes les portes sont reliées : la salle est achevée. Son type : ",["castles-table.roomType","type"],". La récompense : ",["said","reward"],"."],
        paid: "Comme Architecte en chef, vous recevez l’argent des autres. Qui fixe les prix a intérêt à ce que les autres aient de l’argent.",
        noise: "Une salle d’activité coûte des points pour chaque salle adjacente des types de sa plaque. Éloignez-en les salles calmes.",
        noPlace: "Une carte qu’on ne peut pas prendre dit pourquoi. Les salles souterraines ne se joignent que sous un escalier ; les autres ont besoin d’une porte libre et de place devant.",
        stack: ["La pile des salles de taille ",["integer","size"]," est vide. Si elle le reste, chacune de vos salles de cette taille rapporte 2 de plus à la fin."],
        tie: "Vous partagez un rang pour une faveur du roi : les points sont partagés. Une salle de plus pourrait vous la donner.",
        swans: "Vous avez des cygnes : échangez-les contre de l’argent, ou gardez des couleurs différentes pour la fin.",
        card: "Vos cartes bonus sont secrètes et comptent à la fin. Les nombres à côté disent ce qu’elles valent maintenant.",
        lastRound: "C’est la dernière manche : ensuite viennent les faveurs, les piles, les cartes bonus et l’argent.",
      },
      between: {
        choose: "Touchez deux tuiles à garder ; le reste de la main est transmis. Les nombres disent ce qu’une tuile rapporte au mieux à votre château de gauche ou de droite.",
        place: "Une de vos tuiles va maintenant dans chaque château. Les cases lumineuses montrent ce que la tuile y rapporte.",
        bonus: "La troisième salle d’un type a gagné un bonus pour ce château. La cinquième en gagnera un autre.",
        counts: "Seul votre château le plus faible compte. Donnez-lui les meilleures tuiles.",
        secondRound: "À la deuxième manche, les mains vont dans l’autre sens.",
        ludwig: "Vous décidez où vont les tuiles de Ludwig. Il marque comme tout le monde : ne lui faites pas de cadeau.",
      },
      palace: {
        favor: "Gardez une faveur sur un emplacement, ou aucune : elle compte à la fin et couvre pour de bon ce que fait l’emplacement.",
        act: "Prenez une tuile de la rangée : les cases lumineuses montrent quels cygnes elle rapporte. Plus à droite, elles coûtent moins.",
        match: "Deux portes de même couleur se sont rencontrées : vous recevez un cygne. Les cygnes paient les tuiles, et des séries de couleurs différentes rapportent.",
        completed: "Toutes les portes de votre tuile sont reliées : elle est achevée et donne sa récompense.",
        moat: "Des douves ont été posées pour une tuile achevée. Quand leurs deux bouts se toucheront, la partie finira.",
        secret: "Vous avez un cygne secret : personne d’autre ne connaît sa couleur. Il paie et compte comme les autres.",
        tie: "Vous êtes à égalité pour une faveur : cela ne rapporte rien, sauf si vous éveillez l’emplacement prévu.",
        near: "Les bouts des douves sont proches : la partie peut bientôt finir.",
      },
    },
  },
};

export default bundle;
