export const COLOURS = ['R', 'Y', 'G', 'B', 'P'] as const;
export type Colour = (typeof COLOURS)[number];

/** The grey swan of an entrance, which stands for any colour. */
export const GREY = '*';
export type Swan = Colour | typeof GREY;

/** Types of the tiles in the Room Row and in the stacks. */
export const ROOM_TYPES = ['living', 'food', 'sleeping', 'utility', 'activity', 'downstairs'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const TILE_TYPES = [...ROOM_TYPES, 'hallway', 'stairs'] as const;
export type TileType = (typeof TILE_TYPES)[number];

export const ARMS = ['left', 'right'] as const;
export type Arm = (typeof ARMS)[number];

/** What a slot of the blueprint board gives while a room tile lies turned on it. P-12.1 */
export const ABILITIES = ['discount', 'move-moat', 'ten-points', 'tied-favors', 'three-swans'] as const;
export type Ability = (typeof ABILITIES)[number];
