// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    statistics: {
      page: {
        title: "Estadísticas",
        intro: "Partidas terminadas que has jugado en solitario, contra bots o en línea, hasta donde este navegador las recuerda. Las partidas de varias personas en una pantalla no cuentan: nadie sabe quién era quién.",
        counting: "Contando tus partidas…",
        none: "Todavía no hay nada que contar. Juega una partida hasta el final, en solitario, contra bots o en línea, y aparecerá aquí con sus puntos, salas y puestos.",
        play: "Jugar una partida",
        nothing: "Ninguna partida coincide.",
        all: "todas",
        game: "Juego",
        edition: "Edición",
        players: "Jugadores",
        opponents: "Contra",
        people: "personas",
        nobody: "nadie (en solitario)",
        games: "Partidas",
        count: [["integer","count"]],
        wins: "Ganadas",
        winsOf: [["integer","wins"]," de ",["integer","count"]," (",["percent","share"],")"],
        average: "Puntuación media",
        best: "Mejor puntuación",
        points: [["number","points",{"maximumFractionDigits":"1"}]],
        scores: "Puntuaciones, partida a partida",
        scoresLabel: ["Puntuaciones de la primera partida a la última: ",["list","scores",{"of":"integer","type":"unit"}],". Un punto relleno es una victoria."],
        asTable: "Como tabla",
        date: "Fecha",
        score: "Puntos",
        place: "Puesto",
        on: [["date","when"]],
        placeOf: [["integer","rank"]," de ",["integer","players"]],
        categories: "De dónde vienen los puntos, de media",
        category: "Categoría",
        mine: "Yo",
        bots: "Bots codiciosos",
        favorites: "Salas favoritas",
        bestRooms: "Mejores salas",
        room: "Sala",
        built: "Partidas",
        csv: "Guardar como CSV",
        json: "Guardar como JSON",
      },
    },
  },
};

export default bundle;
