export {
  type CastleBox,
  type CastleOptions,
  type CastlePicture,
  castleDefs,
  castleFragment,
  type DrawOptions,
  drawCastle,
  penFor,
  picturesOf,
} from './castle.ts';
export { ENTRANCE_STATES, type EntranceState, entranceStates } from './entrances.ts';
export {
  type BarbicanPicture,
  barbicanFragment,
  type CellRect,
  moatStripFragment,
  type PassagePicture,
  passageFragment,
} from './expansions.ts';
export { BONUS_SIGNS } from './icons.ts';
export { drawLegend } from './legend.ts';
export { outlineOf, outlinePath } from './outline.ts';
export { type RoomType, THEMES, type Theme, TYPES, type TypeColors, typeLetters } from './palette.ts';
export { DETAILS, type Detail, type Pen } from './pen.ts';
export { type RoomPicture, roomFragment } from './room.ts';
export { drawSign, type SignPicture } from './sign-pictures.ts';
export { CASTLE_SIGNS } from './signs.ts';
export { passagePicture } from './surroundings.ts';
export { drawGallery, drawTile, galleryForms, type TileOptions } from './tile.ts';
