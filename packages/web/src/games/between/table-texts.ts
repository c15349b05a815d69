import { type Bonus, type CastleIndex, castleName, type PlacementProblem, type RegularType } from '@luftschloss/engine/between';

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

const TYPE_NAMES: { readonly [T in RegularType]: string } = {
  food: 'food room',
  living: 'living room',
  utility: 'utility room',
  outdoor: 'outdoor room',
  sleeping: 'sleeping room',
  corridor: 'corridor',
  downstairs: 'downstairs room',
};

const BONUS_TITLES: { readonly [B in Bonus]: string } = {
  food: 'five tiles are drawn, one of them is placed',
  living: 'an attendant moves in',
  utility: 'one of three bonus cards',
  outdoor: 'a fountain follows',
  sleeping: 'a tower follows',
  corridor: 'a grand foyer follows',
  downstairs: 'the bonus of any other type',
  fifth: 'a fountain, a tower or a grand foyer follows',
};

const PROBLEMS: { readonly [P in PlacementProblem]: string } = {
  occupied: 'taken',
  level: 'wrong level',
  'not-adjacent': 'touches nothing',
  unsupported: 'nothing below',
  'above-open': 'open to the sky',
};

/** Every text of the picture table. */
export const texts = {
  gameName: () => 'Between Two Castles',
  status: (round: number, rounds: number, turn: number, turns: number) => `round ${round} of ${rounds}, turn ${turn} of ${turns}`,
  over: () => 'the game is over',
  ludwig: () => 'Ludwig',
  you: () => 'You',

  // Questions
  askChoose: (next: string) => `Choose two tiles to keep; the rest goes on to ${next}.`,
  askPlace: (first: string, second: string) => `Place ${first} in one castle, ${second} in the other.`,
  askPlaceOne: (tile: string, castle: string) => `Place ${tile} in ${castle}.`,
  askLudwigs: (tile: string, castle: string) => `Place Ludwig's ${tile} in ${castle}.`,
  askBonus: (castle: string, what: string) => `${castle}: ${what}.`,

  // Around the table
  aroundTable: () => 'Around the table',
  yourCastles: () => 'Your castles',
  builtBy: (first: string, second: string) => `${first} and ${second}`,
  withPartner: (name: string) => `with ${name}`,
  countsForYou: () => 'counts for you',
  countsFor: (name: string) => `counts for ${name}`,
  choosing: () => 'is choosing …',
  hasChosen: () => 'has chosen',
  assigning: () => "assigns Ludwig's tiles …",
  toPlace: (tiles: string) => `to place: ${tiles}`,
  takingBonus: () => 'takes a bonus …',
  allPlaced: () => 'has placed',
  lookAtCastle: (castle: string, total: number) => `Look at ${castle}, ${points(total)}`,
  sitBeside: (name: string) => `See the castles of ${name}`,
  soFar: (name: string, score: number) => `${name} has ${points(score)} so far`,
  backToMine: () => 'Back to my castles',
  backToTheirs: () => 'Back',
  watching: (name: string) => `You are watching, from the seat of ${name}.`,

  // Castles
  castleBoard: (castle: string, total: number) => `${castle}, ${points(total)}. A tile in hand is moved by the arrow keys.`,
  showCastle: (castle: string) => `Show ${castle}`,
  counter: (type: RegularType, count: number, next: number | null) =>
    next === null ? `${count} × ${TYPE_NAMES[type]}` : `${count} × ${TYPE_NAMES[type]}, bonus at ${next}`,
  cardsAndAttendants: () => 'Cards and attendants',
  total: () => 'points',
  table: () => 'Table',
  play: () => 'Back',

  // Choosing
  yourHand: () => 'Your hand',
  nextHandFrom: (name: string) => `next hand from ${name}`,
  goOnTo: (count: number, name: string) => `${count} ${count === 1 ? 'tile goes' : 'tiles go'} on to ${name}`,
  goOn: (count: number) => `${count} go on`,
  legend: () => 'most it brings now to the left castle, to the right, with a bonus',
  legendBrief: () => '◂ left, right ▸, gold: bonus',
  lastTile: () => 'the last tile is discarded',
  youKeepTwo: () => 'You keep two',
  whyTwo: () => 'One for each castle; which one goes where is decided after the reveal.',
  tapTwo: () => 'Tap two tiles of your hand.',
  emptySlot: () => 'tap a tile',
  inYourSlot: (tile: string) => `${tile}: in your slot`,
  bestLeft: (gain: string) => `best: ${gain} left`,
  bestRight: (gain: string) => `best: ${gain} right`,
  keepThese: () => 'Keep these two',
  keepIsFinal: () => 'A confirmed choice is final.',
  putBothBack: () => 'Put both back',
  putBack: () => 'Put back',
  putThisBack: (tile: string) => `Put ${tile} back`,
  tileWords: (tile: string, rule: string) => `${tile}: ${rule}`,
  tilesToPlace: () => 'Tiles to place',
  tileInHand: (name: string, rule: string, left: number, right: number) =>
    `${name}: ${rule}. Left at most ${left}, right at most ${right}.`,
  youHaveChosen: () => 'You have chosen',
  waitingFor: (names: string) => `Waiting for ${names}`,
  listed: (items: readonly string[]) => new Intl.ListFormat('en').format(items),

  // Placing
  yours: () => 'Yours: one into each castle',
  yoursOne: (castle: string) => `Yours: into ${castle}`,
  yoursDone: () => 'Your tiles are placed',
  partnersTiles: (name: string, castle: string) => `${name}: one of these comes to ${castle}`,
  partnersTile: (name: string, castle: string) => `${name}: for ${castle}`,
  partnerDone: (name: string) => `${name} has placed`,
  takeTile: () => 'Tap or drag a tile',
  tapCell: () => 'Tap a glowing cell, or let the best places come one after the other.',
  tapCellSuggest: (name: string) => `Tap a cell to suggest it to ${name}.`,
  placeHere: () => 'Place here',
  suggestHere: () => 'Suggest this',
  nextPlace: () => 'Next place',
  bestPlace: () => 'Best place',
  tried: () => 'tried here',
  forCastle: (castle: string) => `for ${castle}`,
  problem: (problem: PlacementProblem) => PROBLEMS[problem],
  earns: (type: RegularType, fifth: boolean) => `${ORDINALS[fifth ? 4 : 2]} ${TYPE_NAMES[type]}: a bonus`,
  earnsWhat: (bonus: Bonus) => BONUS_TITLES[bonus],
  bonusIsLost: () => 'but nothing is left of it',
  eachAtBest: () => 'each at its best place',
  placesInWords: (count: number) => (count === 1 ? 'The only place in words' : `All ${count} places in words, best first`),
  placeInWords: (gain: string, castle: string, cell: string) => `${gain}: ${castle}, ${cell}`,
  noChange: () => 'brings no points here',
  card: (rule: string) => `Bonus card: ${rule}`,
  takeBack: (tile: string) => `Take ${tile} back`,
  totalGoes: (before: number, after: number) => `${before} → ${after}`,

  // Bonuses
  bonusFor: (castle: string) => `A bonus for ${castle}`,
  partnerTakesBonus: (name: string) => `${name} takes this bonus; you may suggest.`,
  partnerDraws: (name: string, count: number) => `${name} chooses from ${count}.`,
  chooseTile: () => 'Place one of the drawn tiles; the others are discarded.',
  chooseSpecialty: () => 'Place one of these rooms.',
  chooseAttendant: () => 'Who moves into the throne room?',
  chooseCard: () => 'Keep one card face up.',
  chooseBonus: () => "Take any other type's bonus; it keeps its own.",
  attendantRule: (hanging: string) => `1 for each ${hanging}`,
  takeThis: () => 'Take this',
  suggestThis: () => 'Suggest this',
  noneLeft: () => 'none left',

  // Suggestions
  suggests: (name: string) => `${name} suggests`,
  yourSuggestion: () => 'You suggest',
  suggestedTile: (tile: string) => `your ${tile} here`,
  suggestedOther: (tile: string) => `${tile} here`,
  suggestedIn: (tile: string, castle: string) => `${tile} in ${castle}`,
  doIt: () => 'Do it',
  notThis: () => 'Not this',
  show: () => 'Show',
  withdraw: () => 'Withdraw',
  phrases: () => ['Good for us', 'Rather not', 'You first'] as readonly string[],
  sayTo: (name: string) => `Say something to ${name} …`,
  /** What is said about a castle begins with its name. */
  aboutCastle: (castle: string, said: string) => `${castle}: ${said}`,

  // Ludwig
  stewardTitle: () => 'Ludwig trusts you',
  stewardWhy: (own: string, other: string) => `Choose his tile for ${own}; the other one goes to ${other}.`,
  assignSo: () => 'Assign them so',
  gainAt: (castle: string, gain: string) => `${castle} ${gain}`,
  goesTo: (castle: string) => `→ ${castle}`,

  // What changed
  bonusGone: (castle: CastleIndex) => `The bonus of ${castleName(castle)} has been taken.`,
  tileGone: (tile: string) => `${tile} has been placed: you do not hold it any more.`,
  castleServed: (tile: string) => `${tile} cannot go into that castle any more.`,
  cellTaken: (tile: string) => `${tile} cannot lie there any more: the castle has grown.`,

  // Log and words
  log: () => 'Log',
  closeLog: () => 'Close',
  castleInWords: (castle: string) => `${castle} in words`,
  roomInWords: (name: string, cell: string, worth: number, rule: string) => `${name}, ${cell}: ${points(worth)}. ${rule}`,
  roomCard: (name: string, type: string) => `${name}, ${type}`,
  worth: (worth: number) => `${points(worth)} now`,
  close: () => 'Close',

  // The end
  countingCastle: (castle: string, first: string, second: string) => `${castle}, of ${first} and ${second}`,
  nextCastle: () => 'Next castle',
  toTheScores: () => 'To the scores',
  countAgain: () => 'Count it again',
  wins: (names: string, score: number) => `${names} wins with ${points(score)}.`,
  share: (names: string, score: number) => `${names} share the victory with ${points(score)}.`,
  showScores: () => 'Show the final scores',
  lookAtBoard: () => 'Look at the castles',
  sideBySide: () => 'The castles side by side',

  // Keys
  keys: () => 'Keys',
  keyWords: () =>
    [
      { keys: ['1', '…', '9'], words: 'take a tile of your hand, or one to place' },
      { keys: ['←', '↑', '→', '↓'], words: 'move it from cell to cell, or the castle' },
      { keys: ['N', '⇧N'], words: 'the next best place, and back' },
      { keys: ['O'], words: 'into the other castle' },
      { keys: ['⏎'], words: 'place it there, or keep both' },
      { keys: ['Esc'], words: 'put it back' },
      { keys: ['Y', 'X'], words: 'do what the partner suggests, or not' },
      { keys: ['+', '−', '0'], words: 'look nearer, farther, at everything' },
      { keys: ['?'], words: 'this list' },
    ] as const,
  keysByMouse: () => 'By mouse: drag a tile onto a castle; the wheel zooms. By finger: stroke across for the other castle.',
} as const;
