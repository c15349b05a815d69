// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    'between-signs': {
      titles: {
        wish: "Czego chce komnata",
        worth: "Ile jest warta komnata",
        freeAttendant: "Miejsce dla dworzanina",
        throneWish: "Czego chce tron",
        total: "Punkty zamku",
        card: "Karta bonusowa",
        counts: "Zamek, który się liczy",
        standing: "Wynik jak dotąd",
        back: "Wybrany kafelek",
        passes: "Dokąd idzie ręka",
        brings: "Ile przynosi kafelek",
        bringsBonus: "Ile przynosi kafelek, z premią",
        seat: "Miejsca",
        castle: "Zamek",
        place: "Możliwe miejsce",
        change: "Co by się zmieniło",
      },
      what: {
        type: ["Trzecia w zamku daje premię: ",["said","bonus"],"; piąta: ",["said","fifth"],"."],
        specialty: "Zamek dostaje ją jako premię. Nie liczy się do żadnego innego rodzaju.",
        hanging: "Komnaty przechodnie i dworzanie liczą to, co wisi na ścianach.",
        wish: "Punkty, pola, na które patrzy komnata, i to, czego tam szuka.",
        worth: "Jej punkty przy obecnym stanie zamku. Mogą się jeszcze zmienić.",
        attendant: [["said","who"],"."],
        freeAttendant: "Trzecia komnata mieszkalna zamku sprowadza dworzanina, który punktuje za to, co wisi na ścianach.",
        throneWish: "Sala tronowa punktuje za komnatę tych rodzajów w tym miejscu.",
        total: "Wszystkie komnaty, dworzanie i karty bonusowe zamku w obecnym stanie.",
        card: "Należy do zamku i punktuje dla obojga budujących.",
        counts: "Twój wynik to tylko słabszy z twoich dwóch zamków.",
        standing: "Punkty słabszego z dwóch zamków.",
        castle: "Buduje go razem dwoje sąsiadów. Naciśnij, aby go powiększyć.",
        seat: "Wszystko w tym kolorze i z tym znakiem należy do tego miejsca.",
        back: "Leży zakryty, dopóki wszyscy nie wybiorą.",
        passes: "Pozostałe kafelki idą do tego miejsca.",
        brings: "Najwięcej punktów, ile może teraz przynieść zamkowi po tej stronie.",
        bringsBonus: "Najwięcej punktów, ile może teraz przynieść zamkowi po tej stronie. Jako trzeci lub piąty swojego rodzaju daje też premię.",
        tile: [["between.type","type",{"capital":"yes"}],"."],
        place: "Kafelek może tu leżeć. Liczba mówi, ile punktów zyskałby na tym zamek.",
        change: "Punkty tej komnaty: ile ma teraz i ile miałaby potem.",
      },
      now: {
        rule: [["said","rule",{"capital":"yes"}],"."],
        worth: {"by":[["integer","points"]],"variants":[[["one"],[["integer","points"]," punkt teraz."]],[["few"],[["integer","points"]," punkty teraz."]],[["*"],[["integer","points"]," punktów teraz."]]]},
        count: ["W tym zamku: ",["integer","count"],"."],
        part: [["between.category","category"]," ",["integer","points"]],
        parts: [["list","parts",{"of":"said","type":"unit"}],"."],
        score: [["string","name"],": ",["integer","score"],"."],
        builders: ["Budują go ",["string","first"]," i ",["string","second"],"."],
      },
    },
  },
};

export default bundle;
