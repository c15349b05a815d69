// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    'between-signs': {
      titles: {
        wish: "Ce que veut la salle",
        worth: "Ce que vaut la salle",
        freeAttendant: "Une place de serviteur",
        throneWish: "Ce que veut le trône",
        total: "Points du château",
        card: "Carte bonus",
        counts: "Le château qui compte",
        standing: "Score pour l’instant",
        back: "Une tuile choisie",
        passes: "Où va la main",
        brings: "Ce que la tuile rapporte",
        bringsBonus: "Ce que la tuile rapporte, avec un bonus",
        seat: "Places",
        castle: "Un château",
        place: "Un emplacement possible",
        change: "Ce qui changerait",
      },
      what: {
        type: ["La troisième d’un château rapporte ",["said","bonus"],", la cinquième ",["said","fifth"],"."],
        specialty: "Un château la reçoit en bonus. Elle ne compte pour aucun autre type.",
        hanging: "Les corridors et les serviteurs comptent ce qui est accroché aux murs.",
        wish: "Les points, les cases que regarde la salle et ce qu’elle y cherche.",
        worth: "Ses points dans l’état actuel du château. Ils peuvent encore changer.",
        attendant: [["said","who"],"."],
        freeAttendant: "La troisième salle de séjour du château en amène un, qui compte ce qui est accroché aux murs.",
        throneWish: "La salle du trône rapporte pour une salle de ces types à cet endroit.",
        total: "Toutes les salles, serviteurs et cartes bonus du château, dans son état actuel.",
        card: "Elle appartient au château et rapporte à ceux qui le construisent.",
        counts: "Seul le plus faible de vos deux châteaux fait votre score.",
        standing: "Les points du plus faible de deux châteaux.",
        castle: "Deux voisins le construisent ensemble. Touchez-le pour le voir en grand.",
        seat: "Tout ce qui porte cette couleur et ce signe appartient à cette place.",
        back: "Elle reste face cachée jusqu’à ce que tout le monde ait choisi.",
        passes: "Les tuiles restantes vont à cette place.",
        brings: "Le plus de points qu’elle puisse rapporter maintenant au château de ce côté.",
        bringsBonus: "Le plus de points qu’elle puisse rapporter maintenant au château de ce côté. Troisième ou cinquième de son type, elle gagne aussi un bonus.",
        tile: [["between.type","type",{"capital":"yes"}],"."],
        place: "La tuile peut aller ici. Le nombre dit combien de points le château y gagnerait.",
        change: "Les points de cette salle : ce qu’ils sont à présent, puis ce qu’ils deviendraient.",
      },
      now: {
        rule: [["said","rule",{"capital":"yes"}],"."],
        worth: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," point maintenant."]],[["*"],[["integer","points"]," points maintenant."]]]},
        count: ["Dans ce château : ",["integer","count"],"."],
        part: [["between.category","category"]," ",["integer","points"]],
        parts: [["list","parts",{"of":"said","type":"unit"}],"."],
        score: [["string","name"]," : ",["integer","score"],"."],
        builders: ["Le construisent : ",["string","first"]," et ",["string","second"],"."],
      },
    },
  },
};

export default bundle;
