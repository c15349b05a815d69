import { type Hanging, type Position, type RegularType, type Room, surrounding } from './vocabulary.ts';

/** B-1.3: how many specialty tiles there are; each shows any of the three rooms. */
export const SPECIALTY_TILES = 48;

export const SPECIALTY_ROOMS: readonly Room[] = [
  {
    id: 'fountain',
    name: 'Fountain',
    type: 'specialty',
    hanging: null,
    levels: 'ground-up',
    open: true,
    scoring: { kind: 'flat', points: 5 },
  },
  {
    id: 'tower',
    name: 'Tower',
    type: 'specialty',
    hanging: null,
    levels: 'ground-up',
    open: true,
    scoring: { kind: 'column-below', points: 1 },
  },
  { id: 'grand-foyer', name: 'Grand Foyer', type: 'specialty', hanging: null, levels: 'any', open: false, scoring: surrounding('any', 1) },
];

const ABOVE_BOTH: readonly Position[] = [
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];
const BELOW_BOTH: readonly Position[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];
const BESIDE: readonly Position[] = [
  { x: -1, y: 0 },
  { x: 2, y: 0 },
];
const ABOVE_RIGHT_AND_RIGHT: readonly Position[] = [
  { x: 1, y: 1 },
  { x: 2, y: 0 },
];
const ABOVE_LEFT_AND_LEFT: readonly Position[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

function throne(wants: readonly [RegularType, RegularType], hanging: Hanging, spots: readonly Position[]): Room {
  const scoring = { kind: 'spots', wants, spots, points: 2 } as const;
  return { id: `throne-${wants.join('-')}`, name: 'Throne Room', type: 'specialty', hanging, levels: 'any', open: false, scoring };
}

export const THRONES: readonly Room[] = [
  throne(['corridor', 'downstairs'], 'mirror', BELOW_BOTH),
  throne(['living', 'corridor'], 'torch', BESIDE),
  throne(['living', 'sleeping'], 'swords', ABOVE_BOTH),
  throne(['utility', 'food'], 'painting', BESIDE),
  throne(['corridor', 'food'], 'swords', ABOVE_BOTH),
  throne(['utility', 'sleeping'], 'torch', ABOVE_RIGHT_AND_RIGHT),
  throne(['food', 'sleeping'], 'mirror', ABOVE_LEFT_AND_LEFT),
];

export const ATTENDANTS = ['painter', 'knight', 'fire-juggler', 'beautician'] as const;
export type Attendant = (typeof ATTENDANTS)[number];

export const ATTENDANTS_OF_A_KIND = 7;
export const ATTENDANTS_PER_CASTLE = 2;

export const ATTENDANT_DATA: { readonly [A in Attendant]: { readonly name: string; readonly wants: Hanging } } = {
  painter: { name: 'Painter', wants: 'painting' },
  knight: { name: 'Knight', wants: 'swords' },
  'fire-juggler': { name: 'Fire Juggler', wants: 'torch' },
  beautician: { name: 'Beautician', wants: 'mirror' },
};
