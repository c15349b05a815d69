import {
  type Ability,
  type Cell,
  type Colour,
  type EndReason,
  type Favor,
  type FavorId,
  SLOTS,
  type Swan,
  type SwanReason,
  type TileId,
  type TileType,
  tileOf,
} from '@luftschloss/engine/palace';
import { type Language, palaceTileName } from '@luftschloss/words';

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const typeOf = (tile: TileId): TileType => tileOf(tile).type;

export type Texts = ReturnType<typeof textsOf>;

const known = new WeakMap<Language, Texts>();

/** Every text of the table, as components want it; the words themselves stand in the catalogue `palace-table`. */
export function textsIn(language: Language): Texts {
  let texts = known.get(language);
  if (!texts) {
    texts = textsOf(language);
    known.set(language, texts);
  }
  return texts;
}

function textsOf(language: Language) {
  const tiles = tileTexts(language);
  return {
    ...tiles,
    ...headTexts(language),
    ...boardTexts(language, tiles),
    ...handTexts(language),
    ...payTexts(language),
    ...askTexts(language),
    ...seatTexts(language),
    ...endTexts(language),
  };
}

function tileTexts({ words, said, term }: Language) {
  const say = words['palace-table'];
  const parts = said['palace-table'];
  const saidTile = (tile: TileId) => palaceTileName(said, tile);
  return {
    saidTile,
    tileHeading: (tile: TileId): string => words.palace.tileNames.plain({ type: typeOf(tile) }),
    typeWord: (type: TileType): string => say.types[type](),
    reward: (tile: TileId): string => say.rewards[typeOf(tile)](),
    slotWord: (ability: Ability): string => say.slots[ability](),
    slotHelp: (ability: Ability): string => say.slotHelp[ability](),
    swanName: (colour: Swan, secret = false): string => (secret ? say.secretSwan({ colour }) : say.swan({ colour })),
    saidSwan: (colour: Swan, secret = false) => (secret ? parts.secretSwan({ colour }) : parts.swan({ colour })),
    favorName: ({ id }: Favor): string => term('palace.favor', id),
    price: (due: number): string => (due === 0 ? say.free() : ''),
    noneLeft: say.noneLeft(),
    rowLabel: say.rowLabel(),
    emptySpace: say.emptySpace(),
    tileCard(tile: TileId, due: number, held: number): string {
      if (due === 0) return say.tileFree({ tile: saidTile(tile) });
      return held < due ? say.tileTooDear({ tile: saidTile(tile), due, held }) : say.tileCosts({ tile: saidTile(tile), due });
    },
  };
}

/** Name, turn and question. */
function headTexts({ words }: Language) {
  const say = words['palace-table'];
  const ask = say.questions;
  return {
    name: say.name(),
    turn: (number: number): string => (number === 0 ? say.dealing() : say.turnNumber({ number })),
    over: say.over(),
    overQuestion: say.overQuestion(),
    now: say.now(),
    favors: say.favors(),
    favorsSoFar: say.favorsSoFar(),
    nowLine: say.nowLine(),
    waiting: (names: readonly string[]): string => ask.waiting({ names }),
    askAct: ask.act(),
    askCell: ask.cell(),
    askBuild: ask.build(),
    askSlot: ask.slot(),
    askPay: (amount: number): string => ask.pay({ amount }),
    askSwan: ask.swan(),
    askRewards: ask.rewards(),
    askFavor: ask.favor(),
    askRoom: ask.room(),
    askMoat: (tiles: number): string => ask.moat({ tiles }),
    askMoatJoin: (tiles: number): string => ask.moatJoin({ tiles }),
    askDiscard: ask.discard(),
    askFinish: ask.finish(),
    askExtra: ask.extra(),
    askMove: ask.move(),
  };
}

function boardTexts({ words, said }: Language, { saidTile }: ReturnType<typeof tileTexts>) {
  const say = words['palace-table'].board;
  const { rewards } = said['palace-table'];
  const { refusals } = words['palace-table'];
  return {
    boardLabel: (holding: boolean): string => (holding ? say.labelHolding() : say.label()),
    gain: (points: number): string => say.gain({ points: signed(points) }),
    signed,
    change: (before: number, after: number): string => say.change({ before, after }),
    moatEnd: (arm: 'left' | 'right'): string => (arm === 'left' ? say.left() : say.right()),
    endsApart: (tiles: number | null): string => (tiles === null ? say.farApart() : say.apart({ tiles })),
    rate: (rate: number, supply: number): string => (rate === 0 ? say.noMoat({ supply }) : say.rate({ rate, supply })),
    stackLabel: (sizes: readonly number[]): string => say.stacks({ sizes: sizes.join(', ') }),
    stackBrings: (more: number): string => `+${more}`,
    stackEnd: say.end(),
    watching: say.watching(),
    refusal(code: string): string {
      const known = refusals as { readonly [code: string]: () => string };
      return (known[code] ?? refusals.other)();
    },
    tileNote(id: TileId, name: string | null, complete: boolean): string {
      const tile = saidTile(id);
      if (name === null) return say.tileOfNobody({ tile });
      return complete ? say.tileOfComplete({ tile, name }) : say.tileOf({ tile, name, reward: rewards[typeOf(id)]() });
    },
  };
}

/** A tile in hand. */
function handTexts({ words, said }: Language) {
  const say = words['palace-table'].hand;
  const parts = said['palace-table'].hand;
  const side = (x: number) => {
    if (x === 0) return parts.above();
    return x < 0 ? parts.toTheLeft({ count: -x }) : parts.toTheRight({ count: x });
  };
  return {
    inHand: (tile: TileId): string => say.label({ type: typeOf(tile) }),
    costs: say.costs(),
    brings: say.brings(),
    matches: (colour: Swan): string => say.matches({ colour }),
    matchesInAll: (count: number): string => say.matchesInAll({ count }),
    completedInAll: (count: number): string => say.completedInAll({ count }),
    completedMine: (tile: TileId): string => say.completedMine({ type: typeOf(tile) }),
    completedOf: (tile: TileId, name: string | null): string =>
      name === null ? say.completed({ type: typeOf(tile) }) : say.completedOf({ type: typeOf(tile), name }),
    third: (tile: TileId): string => say.third({ type: typeOf(tile) }),
    faceDown: say.faceDown(),
    getsFavors: say.getsFavors(),
    getsRoom: say.getsRoom(),
    getsSecret: say.getsSecret(),
    moatFollows: (tiles: number): string => say.moatFollows({ tiles }),
    leftOrRight: say.leftOrRight(),
    endsGame: say.endsGame(),
    mustJoin: say.mustJoin(),
    turnButton: say.turn(),
    turnOf: (nth: number, all: number): string => say.turnOf({ nth, all }),
    putBack: say.putBack(),
    build: say.build(),
    buildAndPay: say.buildAndPay(),
    layOnSlot: say.layOnSlot(),
    layAndPay: say.layAndPay(),
    pickCell: (count: number): string => say.places({ count }),
    placesInWords: (count: number): string => say.placesInWords({ count }),
    placeWords({ x, y }: Cell, gain: number, swans: readonly Swan[]): string {
      const place = { side: side(x), row: y + 1, points: signed(gain) };
      return swans.length === 0 ? say.place(place) : say.placeSwans({ ...place, swans });
    },
    cannotPay: (due: number, held: number): string => say.cannotPay({ due, held }),
    gone: (tile: TileId): string => say.gone({ type: typeOf(tile) }),
    cellGone: (tile: TileId): string => say.cellGone({ type: typeOf(tile) }),
    choiceGone: say.choiceGone(),
  };
}

function payTexts({ words, said }: Language) {
  const say = words['palace-table'].pay;
  const { swan, secretSwan } = said['palace-table'];
  return {
    priceTitle: (amount: number): string => say.title({ amount }),
    pay: (amount: number): string => say.button({ amount }),
    laid: (laid: number, due: number): string => say.laid({ laid, due }),
    takeBack: (colour: Colour, secret = false): string => say.takeBack({ swan: secret ? secretSwan({ colour }) : swan({ colour }) }),
    mySwans: (count: number): string => say.mySwans({ count }),
    secretKey: say.secret(),
    suggestion: say.suggestion(),
    ownChoice: say.ownChoice(),
    asSuggested: say.asSuggested(),
    forBuild: (tile: TileId): string => say.forBuild({ type: typeOf(tile) }),
    forSlot: say.forSlot(),
    forFavors: say.forFavors(),
    forDiscard: say.forDiscard(),
    setsChange: say.sets(),
    favorLost: (favor: FavorId): string => say.favorLost({ favor }),
    favorWon: (favor: FavorId): string => say.favorWon({ favor }),
    mustLay: (count: number): string => say.missing({ count }),
  };
}

/** Questions beside the board. */
function askTexts({ words, said }: Language) {
  const say = words['palace-table'].ask;
  const { board, slots } = said['palace-table'];
  return {
    keepNone: say.keepNone(),
    keepHere: say.keepHere(),
    chooseSlot: say.chooseSlot(),
    covers: (ability: Ability): string => say.covers({ what: slots[ability]() }),
    takeSwan: (colour: Colour): string => say.takeSwan({ colour }),
    takeThese: say.takeThese(),
    takeReward: say.takeReward(),
    swanBecause: (reason: SwanReason): string =>
      reason.why === 'third-column' ? say['third-column']({ type: typeOf(reason.tile) }) : say[reason.why](),
    askForFavor: say.favor(),
    askForFavorHelp: say.favorHelp(),
    lookAtFavors: say.look(),
    anotherEnd: say.anotherEnd(),
    closeMoat: say.closeMoat(),
    closesMoat: say.closesMoat(),
    armEndsHere: (arm: 'left' | 'right'): string => say.endsHere({ end: arm === 'left' ? board.left() : board.right() }),
    moatHelp: say.moatHelp(),
    pondNumber: (number: number): string => say.pond({ number }),
    moveMoat: (left: number): string => say.moveMoat({ left }),
    moveTitle: (left: number): string => say.moveTitle({ left }),
    moveFrom: say.moveFrom(),
    moveTo: say.moveTo(),
    moveHere: say.moveHere(),
    discardNone: say.discardNone(),
    discardThis: say.discardThis(),
    discardHelp: say.discardHelp(),
    takeNone: say.takeNone(),
    pickFromRow: say.pickFromRow(),
    endTurn: say.endTurn(),
    pass: say.pass(),
    yourTurn: say.yourTurn(),
  };
}

/** How a slot is, for whoever hears it. */
export type SlotState = 'empty' | 'awake' | 'covered' | 'chosen' | { readonly favor: FavorId };

function seatTexts({ words, said }: Language) {
  const say = words['palace-table'].seats;
  const { slotState } = words['palace-table'];
  const { slots } = said['palace-table'];
  return {
    slotLabel(slot: number, state: SlotState): string {
      const about = { slot: slot + 1, what: slots[SLOTS[slot]]() };
      return typeof state === 'string' ? slotState[state](about) : slotState.coveredBy({ ...about, favor: state.favor });
    },
    myBoard: say.myBoard(),
    boardOf: (name: string): string => say.boardOf({ name }),
    trackTitle: say.track(),
    trackRow: (type: TileType, count: number): string => say.trackRow({ type, count }),
    allTypes: say.all(),
    columnHelp: (each: number, have: number, all: number, points: number): string => say.column({ each, have, all, points }),
    hiddenSwans: (count: number): string => say.hidden({ count }),
    setsWord: say.sets(),
    lookAt: (name: string): string => say.lookAt({ name }),
    toAct: say.toAct(),
    scores: say.scores(),
    seatsLabel: say.label(),
    choicesLabel: say.choices(),
    backToMine: say.back(),
    log: say.log(),
    tabsLabel: say.tabs(),
    tab: (tab: 'palace' | 'mine' | 'rivals' | 'log'): string =>
      ({ palace: say.palace(), mine: say.mine(), rivals: say.rivals(), log: say.log() })[tab],
    newLines: say.newLines(),
    favorLeader(names: readonly string[]): string {
      if (names.length === 0) return say.nobodyAhead();
      return names.length > 1 ? say.tied({ names }) : say.ahead({ names });
    },
  };
}

function endTexts({ words, said }: Language) {
  const { end, keys } = words['palace-table'];
  const news = said['palace-table'].end;
  return {
    endNews(names: readonly string[], score: number, reason: EndReason | null): string {
      const [name] = names;
      const winner = { name, names, score };
      if (reason === null) return names.length > 1 ? end.share(winner) : end.wins(winner);
      return end[reason]({ news: names.length > 1 ? news.share(winner) : news.wins(winner) });
    },
    showScores: end.show(),
    lookAtPalace: end.look(),
    counting: end.counting(),
    countOn: end.countOn(),
    toTheScores: end.toTheScores(),
    countAgain: end.countAgain(),
    boardsSideBySide: end.boards(),
    keys: keys.title(),
    close: keys.close(),
    keyRow: keys.row(),
    keyArrows: keys.arrows(),
    keyNext: keys.next(),
    keyTurn: keys.turn(),
    keyConfirm: keys.confirm(),
    keyBack: keys.back(),
    keyZoom: keys.zoom(),
    keyHelp: keys.help(),
    mouseHelp: keys.mouse(),
  };
}
