import {
  type Ability,
  COLOUR_NAMES,
  COLOURS,
  type Colour,
  type EndReason,
  type Favor,
  favorText,
  type Swan,
  type SwanReason,
  type TileId,
  type TileType,
  TYPE_NAMES,
  tileOf,
} from '@luftschloss/engine/palace';

/** Every text of the table, as functions: nothing else in this folder writes sentences. */

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

export const TYPE_WORDS: { readonly [T in TileType]: string } = {
  living: 'Living',
  food: 'Food',
  sleeping: 'Sleeping',
  utility: 'Utility',
  activity: 'Activity',
  downstairs: 'Downstairs',
  hallway: 'Hallway',
  stairs: 'Stairs',
};

/** What the completed tile gives, where there is little room. */
export const REWARD_WORDS: { readonly [T in TileType]: string } = {
  living: 'one more swan for each of its doors that matches',
  food: 'keep one of three favors',
  sleeping: 'a tile of the row for a slot, at its price',
  utility: '3 points at the end for each thing in its bubble',
  activity: '7 points at the end',
  downstairs: 'a secret swan',
  hallway: 'the two swans on it',
  stairs: '3 points at the end for each downstairs room below',
};

export const swanName = (swan: Swan, secret = false): string => `${secret ? 'secret ' : ''}${COLOUR_NAMES[swan]} swan`;

export function swansInWords(swans: readonly (Colour | null)[]): string {
  const known = COLOURS.map((colour) => [colour, swans.filter((swan) => swan === colour).length] as const)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => `${count} ${COLOUR_NAMES[colour]}`);
  const hidden = swans.filter((swan) => swan === null).length;
  return [...known, ...(hidden > 0 ? [`${hidden} unseen`] : [])].join(', ');
}

/** A tile has no printed name: it is told by its type and by the swans at its doors, clockwise. */
export function tileWords(tile: TileId): string {
  const { type, sides } = tileOf(tile);
  if (type === 'stairs') return TYPE_NAMES.stairs;
  const doors = [...sides].filter((side) => side !== '-').map((side) => COLOUR_NAMES[side as Swan]);
  return `${TYPE_NAMES[type]} (${doors.join(', ')})`;
}

/** As it stands after a verb. */
export const aTile = (tile: TileId): string =>
  tileOf(tile).type === 'stairs'
    ? TYPE_NAMES.stairs
    : tileOf(tile).type === 'utility' || tileOf(tile).type === 'activity'
      ? `${tileOf(tile).type === 'utility' ? 'a' : 'an'} ${tileWords(tile)}`
      : `a ${tileWords(tile)}`;
export const tileType = (tile: TileId): string => TYPE_NAMES[tileOf(tile).type];
export const tileHeading = (tile: TileId): string => capital(tileType(tile));

export const favorName = (favor: Favor): string => capital(favorText(favor.id));
export const favorPoints = (favor: Favor): string => many(favor.points, 'point');
export const favorLeader = (names: readonly string[], tied: boolean): string =>
  names.length === 0 ? 'nobody ahead' : `${names.join(' and ')} ${tied ? 'tied' : 'ahead'}`;
export const favorMine = 'my own';

export const SLOT_WORDS: { readonly [A in Ability]: string } = {
  discount: '1 swan less',
  'move-moat': 'move moat',
  'ten-points': '+10 points',
  'tied-favors': 'ties count',
  'three-swans': '+3 swans',
};
export const SLOT_HELP: { readonly [A in Ability]: string } = {
  discount: 'Everything you buy costs one swan less, from now on',
  'move-moat': 'Move up to two moat tiles in each of your turns',
  'ten-points': 'Ten points at the end',
  'tied-favors': 'At the end you score favors in which you are tied',
  'three-swans': 'Three swans of any colours at the end',
};
export const slotLabel = (slot: number, ability: Ability, state: string): string => `Slot ${slot + 1}: ${SLOT_WORDS[ability]}, ${state}`;
export const slotEmpty = 'empty';
export const slotAwake = 'awake';
export const slotCovered = (favor: string | null): string => (favor ? `covered by the favor ${favor}` : 'covered by a favor');
export const slotChosen = 'chosen';
export const slotTurned = 'face down, for good';

export const END_WORDS: { readonly [R in EndReason]: string } = {
  joined: 'The ends of the moat have met.',
  'moat-used-up': 'The moat is used up.',
  'stacks-empty': 'The room stacks are empty.',
};

/** Why a tile cannot be built where somebody tried. */
const REFUSALS: { readonly [code: string]: string } = {
  outside: 'Outside the building ground: the outermost ring is kept for the moat.',
  occupied: 'This cell is not empty.',
  'not-connected': 'No door of the tile would meet a door of the palace on its own floor here.',
  'dark-ends': 'The dark ends of two stairs may not meet.',
  'last-entrance': 'That would shut the last upstairs entrance to the open ground, and the moat could not close this turn.',
};

const REASONS: { readonly [W in SwanReason['why']]: (reason: Extract<SwanReason, { why: W }>) => string } = {
  match: () => 'Two grey doors match: a swan of any colour.',
  living: () => 'Your completed living room has a match of two grey doors.',
  hallway: () => 'A completed hallway.',
  'third-column': ({ tile }) => `Your third ${tileType(tile)}: a swan of any colour.`,
};

function reasonWords(reason: SwanReason): string {
  return (REASONS[reason.why] as (reason: SwanReason) => string)(reason);
}

function sideWords(x: number): string {
  if (x === 0) return 'Above the bridge';
  return x < 0 ? `${-x} to the left` : `${x} to the right`;
}

export const texts = {
  name: 'The Palace',
  turn: (number: number): string => (number === 0 ? 'favors are dealt' : `turn ${number}`),
  over: 'the game is over',
  overQuestion: 'The game is over.',
  now: 'now',
  favors: 'favors',
  favorsSoFar: 'Favors so far',
  nowLine: 'Now',
  price: (due: number): string => (due === 0 ? 'free' : many(due, 'swan')),
  left: (count: number): string => `${count} left`,
  noneLeft: 'none left',
  rowLabel: 'Row of tiles',
  tileCard: (tile: TileId, due: number, held: number): string =>
    `${capital(tileWords(tile))}: ${due === 0 ? 'free' : `costs ${many(due, 'swan')}`}${held < due ? `, and you have ${held}` : ''}`,
  emptySpace: 'empty until the end of the turn',

  // Questions
  waiting: (names: readonly string[]): string => `Waiting for ${names.join(', ')}.`,
  askAct: 'Pick a tile, or use your blueprint board.',
  askCell: 'Tap a glowing cell or one of your slots.',
  askBuild: 'Turn it, or build it here.',
  askSlot: 'Which tile goes onto the slot?',
  askPay: (amount: number): string => `Pay ${many(amount, 'swan')}.`,
  askSwan: 'Choose a swan.',
  askRewards: 'Which reward first?',
  askFavor: 'Keep one favor, or none.',
  askRoom: 'Your sleeping room is complete: take a tile for a slot, or none.',
  askMoat: (tiles: number): string => `Lay moat: ${tiles} to go.`,
  askMoatJoin: (tiles: number): string => `The last entrance is shut: the ends must meet. ${tiles} to go.`,
  askDiscard: 'Discard a tile of the row for its price, or none.',
  askFinish: 'Move moat, or end your turn.',
  askExtra: 'Take three swans.',
  askMove: 'Move moat: tap the tile to take, then where it goes.',

  // The board
  boardLabel: (holding: boolean): string =>
    holding
      ? 'The palace. Arrow keys go from cell to cell, R turns the tile, Enter builds it, Escape puts it back.'
      : 'The palace. Arrow keys move the board, plus and minus zoom.',
  siteLabel: (swans: readonly Swan[], completes: number): string =>
    [
      swans.length > 0 ? `brings ${swans.map((swan) => COLOUR_NAMES[swan]).join(', ')}` : 'brings no swan',
      completes > 0 ? `completes ${completes}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  gain: (points: number): string => `${points < 0 ? `−${-points}` : `+${points}`} now`,
  signed: (points: number): string => (points < 0 ? `−${-points}` : `+${points}`),
  change: (before: number, after: number): string => `${before} → ${after}`,
  moatEnd: (arm: 'left' | 'right'): string => (arm === 'left' ? 'left end' : 'right end'),
  pond: 'walled-off area',
  endsApart: (tiles: number | null): string =>
    tiles === null ? 'Ends far apart' : tiles === 0 ? 'The ends have met' : `Ends ${many(tiles, 'tile')} apart`,
  rate: (rate: number, supply: number): string =>
    rate === 0 ? `no moat yet, ${supply} tiles` : `${rate} for each completed tile, ${supply} left`,
  moatTitle: 'Moat',
  stackLabel: (sizes: readonly number[]): string => `Room stacks: ${sizes.join(', ')} tiles left`,
  stackBrings: (more: number): string => `+${more}`,
  stackEnd: 'end',
  fullMap: 'The whole palace: tap to go there',

  // A tile in hand
  inHand: (tile: TileId): string => `${tileHeading(tile)} in hand`,
  costs: 'costs',
  brings: 'brings me',
  matches: (colour: Swan): string => `${COLOUR_NAMES[colour]} matches`,
  completedOf: (tile: TileId, owner: string | null): string =>
    owner ? `${owner}: ${tileType(tile)} complete` : `${tileType(tile)} complete`,
  completedMine: (tile: TileId): string => `my ${tileType(tile)} is complete`,
  third: (tile: TileId): string => `my third ${tileType(tile)}`,
  faceDown: 'It lies face down, for good, and counts as no room of yours.',
  getsFavors: 'looks at three favors',
  getsRoom: 'a tile for a slot',
  getsSecret: 'a secret swan',
  choosesColour: 'of any colour',
  moatFollows: (tiles: number): string => `${many(tiles, 'moat tile')} follow${tiles === 1 ? 's' : ''}`,
  leftOrRight: 'left or right',
  endsGame: 'The ends of the moat can meet: this may end the game.',
  mustJoin: 'It shuts the last entrance: the moat must close, and the game ends with this turn.',
  turnButton: 'Turn',
  turnOf: (nth: number, all: number): string => `turn ${nth} of ${all}`,
  putBack: 'Put back',
  build: 'Build here',
  buildAndPay: 'Build and pay',
  pay: (amount: number): string => `Pay ${many(amount, 'swan')}`,
  pickCell: (places: number): string =>
    places === 0 ? 'It fits nowhere now. A slot of your board can take it.' : `${many(places, 'place')} on the palace.`,
  fitsNowhere: 'It fits nowhere now.',
  onlySlots: 'It can lie on an empty slot of your board.',
  layOnSlot: 'Lay it on the slot',
  layAndPay: 'Lay it and pay',
  slotWakes: (ability: Ability): string => SLOT_HELP[ability],
  cannotPay: (due: number, held: number): string => `That costs ${many(due, 'swan')}, and you have ${held}.`,
  gone: (tile: TileId): string => `The ${tileType(tile)} cannot be had any more: it is out of your hand.`,
  cellGone: (tile: TileId): string => `The ${tileType(tile)} cannot be built there any more. Choose another place.`,
  choiceGone: 'What you had chosen is not possible any more.',
  announce: (tile: TileId, nth: number, all: number, swans: number, completes: number, moat: number, now: number, gain: number): string =>
    `${tileHeading(tile)}, turn ${nth} of ${all}: ${many(swans, 'swan')}, ${many(completes, 'tile')} complete, ${many(moat, 'moat tile')} follow, now ${now}, ${gain < 0 ? `minus ${-gain}` : `plus ${gain}`}.`,
  placesInWords: (count: number): string => (count === 1 ? 'The only place in words' : `All ${count} places in words, best first`),
  placeWords: ({ x, y }: { readonly x: number; readonly y: number }, gain: number, swans: readonly Swan[], completes: number): string =>
    `${sideWords(x)}, ${y + 1} from the lake: ${gain < 0 ? `−${-gain}` : `+${gain}`} now${swans.length > 0 ? `, ${swans.map((swan) => COLOUR_NAMES[swan]).join(' and ')}` : ''}${completes > 0 ? `, completes ${many(completes, 'tile')}` : ''}`,

  // Payment
  priceTitle: (amount: number): string => `The price: ${many(amount, 'swan')}`,
  laid: (laid: number, due: number): string => `${laid} of ${due} laid`,
  tapBack: 'tap a swan to take it back',
  mySwans: (count: number): string => `My ${many(count, 'swan')}, as sets`,
  secretKey: 'secret: others see only that it is there',
  setWord: (size: number): string => (size === 1 ? 'single swan' : `set of ${size}`),
  suggestion: 'Laid out: the choice that breaks the fewest sets.',
  ownChoice: 'Your own choice.',
  asSuggested: 'As suggested',
  payFor: (what: string): string => `for ${what}`,
  forBuild: (tile: TileId): string => `building the ${tileType(tile)}`,
  forSlot: 'a tile on a slot',
  forFavors: 'a look at three favors',
  forDiscard: 'discarding a tile',
  favorLost: (favor: string): string => `“${favor}” would no longer be mine`,
  favorWon: (favor: string): string => `“${favor}” would be mine`,
  setsChange: 'swan sets',
  takeBack: (swan: string): string => `Take the ${swan} back`,
  mustLay: (missing: number): string => `Lay ${many(missing, 'more swan')}`,

  // Questions beside the board
  keepNone: 'Keep none',
  keepHere: 'Keep it here',
  chooseSlot: 'Choose a card and the slot that it covers.',
  covers: (ability: Ability): string => `It covers “${SLOT_WORDS[ability]}” for good.`,
  takeSwan: (swan: string): string => `Take the ${swan}`,
  takeThese: 'Take these three',
  takeReward: 'Take this reward',
  swanBecause: (reason: SwanReason): string => reasonWords(reason),
  askForFavor: 'Ask for a favor',
  askForFavorHelp: 'Look at three favors and keep one of them on a slot, or none. The swans are paid either way.',
  lookAtFavors: 'Pay and look',
  anotherEnd: 'Another end',
  closeMoat: 'Close the moat: end the game',
  closesMoat: 'Here the two ends meet: the game ends after this turn.',
  endsHere: 'ends the game',
  moatToGo: 'Tap one of the glowing ends on the board. The one that you choose grows along the palace.',
  pondNumber: (nth: number): string => `walled-off area ${nth}`,
  moveMoat: (left: number): string => `Move moat (${left} left)`,
  moveTitle: (left: number): string => `Move moat: ${left} left in this turn`,
  moveFrom: 'Take the tile at one of these ends.',
  moveTo: 'Now choose where it goes.',
  moveHere: 'Move it here',
  discardNone: 'Discard nothing',
  discardThis: 'Discard it',
  discardHelp: 'Pick a tile of the row that nobody shall have.',
  takeNone: 'Take none',
  pickFromRow: (inRow: number, _all: number): string => `Pick one of ${many(inRow, 'tile')} of the row and a slot.`,
  endTurn: 'End the turn',
  pass: 'Pass',
  roomOnSlot: 'Room on a slot',
  yourTurn: 'Your turn',

  // Boards and seats
  myBoard: 'My blueprint board',
  boardOf: (name: string): string => `Blueprint board of ${name}`,
  trackTitle: 'Tiles by type',
  trackRow: (type: TileType, count: number): string => `${TYPE_NAMES[type]}: ${count}`,
  allTypes: 'all',
  columnHelp: (each: number, have: number, all: number, points: number): string =>
    `${each} of every type: ${have} of ${all}, ${points} points`,
  hiddenSwans: (count: number): string => `${count} secret`,
  setsWord: 'sets',
  lookAt: (name: string): string => `Look at the board of ${name}`,
  toAct: 'to act',
  scores: 'Points',
  seatsLabel: 'Rivals and favors',
  choicesLabel: 'Choices, log and my board',
  backToMine: 'Back to mine',
  watching: 'You are watching.',
  log: 'Log',
  tabsLabel: 'Parts of the table',
  tab: (tab: 'palace' | 'mine' | 'rivals' | 'log'): string => ({ palace: 'Palace', mine: 'Mine', rivals: 'Rivals', log: 'Log' })[tab],
  newLines: ', new lines of chat: ',
  refusal: (code: string): string => REFUSALS[code] ?? 'That is not possible there.',
  tileNote: (tile: TileId, owner: string | null, complete: boolean): string =>
    `${capital(tileWords(tile))}, ${owner === null ? 'of nobody' : `of ${owner}`}, ${complete ? 'complete' : 'not complete'}. ${capital(REWARD_WORDS[tileOf(tile).type])}.`,

  // The end
  endNews: (names: readonly string[], score: number, reason: EndReason | null): string =>
    `${reason ? `${END_WORDS[reason]} ` : ''}${names.join(' and ')} ${names.length > 1 ? 'share the victory' : 'wins'} with ${score} points.`,
  showScores: 'Show the final scores',
  lookAtPalace: 'Look at the palace',
  boardsSideBySide: 'The blueprint boards side by side',

  // Keys
  keys: 'Keys',
  close: 'Close',
  keyRow: 'pick a tile of the row, hallway or stairs',
  keyArrows: 'move the tile in hand from cell to cell, or the board',
  keyNext: 'the next best cell, and back',
  keyTurn: 'turn it through the legal turns',
  keyConfirm: 'build, pay, confirm',
  keyBack: 'put it back',
  keyZoom: 'look nearer, farther, at everything',
  keyHelp: 'this list',
  mouseHelp: 'By mouse: drag a tile from the row onto the palace; the wheel turns what is in hand and zooms otherwise.',
} as const;

export type Texts = typeof texts;

/** As components get them, so that they can follow a change of language. */
export function useTexts(): Texts {
  return texts;
}
