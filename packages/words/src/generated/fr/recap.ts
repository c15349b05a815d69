// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    recap: {
      panel: {
        title: "Depuis votre dernier tour",
        toTurn: "Aller à mon tour",
        close: "Fermer",
        show: "Montrer sur le plan",
        next: "Suivant",
        before: "L’étape précédente",
        at: [["integer","step"]," sur ",["integer","last"]],
        points: ["Points : ",["list","seats",{"of":"said","type":"unit"}],"."],
        seat: [["string","name"]," ",["integer","points",{"signDisplay":"always"}]],
      },
      castles: {
        gone: ["Plus au marché : ",["list","rooms",{"of":"string"}],"."],
        come: ["Nouveau au marché : ",["list","rooms",{"of":"string"}],"."],
        price: [["string","room"]," : maintenant ",["integer","now"]," au lieu de ",["integer","before"],"."],
        favor: [["string","favor"]," : pour l’instant ",["integer","now"]," points pour vous, ",["integer","before"]," auparavant."],
      },
      palace: {
        row: {"by":[["integer","count"]],"variants":[[["one"],[["integer","count"]," tuile de la rangée est partie."]],[["*"],[["integer","count"]," tuiles de la rangée sont parties."]]]},
        moat: ["Douves restantes : ",["integer","now"],", ",["integer","before"]," auparavant."],
        won: [["string","favor"]," : vous êtes maintenant en tête."],
        tied: [["string","favor"]," : vous êtes maintenant en tête à égalité."],
        lost: [["string","favor"]," : vous n’êtes plus en tête."],
      },
      between: {
        castle: [["string","castle"]," : ",["integer","now"]," points, ",["integer","before"]," auparavant."],
      },
    },
  },
};

export default bundle;
