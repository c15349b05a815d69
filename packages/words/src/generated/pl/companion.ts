// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Bundle } from '../../catalogue.ts';

const bundle: Bundle = {
  terms: {},
  messages: {
    companion: {
      gotIt: "Jasne",
      off: "Bez wskazówek",
      newcomer: {
        title: ["Czy ",["string","game"]," to dla ciebie nowa gra?"],
        help: "Jeśli tak, dostaniesz wskazówkę, gdy coś stanie się po raz pierwszy, a boty zagrają spokojnie.",
        yes: "Tak, to nowa gra",
        no: "Nie, znam ją",
        lesson: "Najpierw lekcja",
        back: "Nie teraz",
      },
      castles: {
        start: "Weź komnatę z rynku: każde miejsce, w którym się mieści, pokazuje punkty, które tam da. Potem ją zbuduj albo spasuj za 5000.",
        masterBuilder: "Jesteś Mistrzem Budowniczym: inni płacą tobie. Daj wysokie ceny temu, czego chcą najbardziej; kupujesz na końcu i płacisz bankowi.",
        completed: ["Wszystkie wejścia są połączone: komnata jest ukończona. Jej rodzaj: ",["castles-table.roomType","type"],". Nagroda: ",["said","reward"],"."],
        paid: "Jako Mistrz Budowniczy dostajesz zapłatę. Kto ustala ceny, chce, by inni mieli pieniądze.",
        noise: "Komnata rozrywkowa odbiera punkty za każdą stykającą się komnatę rodzajów z jej tabliczki. Trzymaj z dala od niej ciche komnaty.",
        noPlace: "Karta, której nie można wziąć, mówi dlaczego. Komnaty podziemne dołączają tylko pod schodami; inne potrzebują wolnego wejścia i miejsca przed nim.",
        stack: ["Stos komnat wielkości ",["integer","size"]," jest pusty. Jeśli tak zostanie, każda twoja komnata tej wielkości da na końcu 2 punkty więcej."],
        tie: "Remisujesz o życzenie króla: punkty się wtedy dzieli. Jedna komnata więcej i może być tylko twoje.",
        swans: "Masz łabędzie: oddaj je za pieniądze albo zachowaj różne kolory na punkty na końcu.",
        card: "Twoje karty bonusowe są tajne i punktują na końcu. Liczby obok mówią, ile są warte teraz.",
        lastRound: "To ostatnia runda: potem liczą się życzenia, stosy, karty bonusowe i pieniądze.",
      },
      between: {
        choose: "Naciśnij dwa kafelki, które zachowasz; reszta ręki idzie dalej. Liczby mówią, ile kafelek da teraz najwyżej lewemu albo prawemu zamkowi.",
        place: "Teraz do każdego zamku trafia jeden z twoich kafelków. Świecące pola pokazują, ile kafelek tam da.",
        bonus: "Trzecia komnata rodzaju dała temu zamkowi premię. Piąta da następną.",
        counts: "Liczy się tylko twój słabszy zamek. Daj mu lepsze kafelki.",
        secondRound: "W drugiej rundzie ręce idą w drugą stronę.",
        ludwig: "Ty decydujesz, gdzie trafią kafelki Ludwika. Punktuje jak każdy, więc nie rób mu prezentów.",
      },
      palace: {
        favor: "Zachowaj jedno życzenie na polu albo żadnego: punktuje na końcu i na stałe zakrywa to, co pole potrafi.",
        act: "Weź kafelek z oferty: świecące pola pokazują, jakie łabędzie przyniesie. Tańsze kafelki leżą bardziej na prawo.",
        match: "Spotkały się dwa wejścia tego samego koloru: dostajesz łabędzia. Łabędziami się płaci, a zestawy różnych kolorów punktują.",
        completed: "Wszystkie wejścia twojego kafelka są połączone: jest ukończony i daje nagrodę.",
        moat: "Za ukończony kafelek dołożono fosę. Gdy jej dwa końce się spotkają, gra się skończy.",
        secret: "Masz tajnego łabędzia: jego kolor znasz tylko ty. Płaci i liczy się jak inne.",
        tie: "Remisujesz o życzenie: to nic nie daje, chyba że obudzisz odpowiednie pole.",
        near: "Końce fosy są blisko siebie: gra może się wkrótce skończyć.",
      },
    },
  },
};

export default bundle;
