export { between as betweenBoard } from './between/board.ts';
export {
  type BetweenDrawingOptions,
  betweenCastleFragment,
  betweenDefinitions,
  betweenPanorama,
  betweenRoomFragment,
  type DrawableCastle,
  drawBetweenCastle,
  drawBetweenTile,
} from './between/castle.ts';
export { BETWEEN_CELL, betweenCellAt, betweenCellBox, betweenCoin } from './between/geometry.ts';
export { BETWEEN_SIGNS } from './between/marks.ts';
export { betweenLetters } from './between/palette.ts';
export { drawBetweenAttendant, drawBetweenBack, drawBetweenCard, drawBetweenHanging, drawBetweenSeal } from './between/signs.ts';
export { BOARD_DRAWINGS } from './boards.ts';
export { castles as castlesBoard } from './castles/board.ts';
export {
  type BarbicanPicture,
  BONUS_SIGNS,
  barbicanFragment,
  CASTLE_SIGNS,
  type CastleBox,
  type CastleOptions,
  type CastlePicture,
  type CellRect,
  castleDefs,
  castleFragment,
  DETAILS,
  type Detail,
  type DrawOptions,
  drawCastle,
  drawGallery,
  drawLegend,
  drawSign,
  drawTile,
  ENTRANCE_STATES,
  type EntranceState,
  entranceStates,
  galleryForms,
  moatStripFragment,
  outlineOf,
  outlinePath,
  type PassagePicture,
  type Pen,
  passageFragment,
  passagePicture,
  penFor,
  picturesOf,
  type RoomPicture,
  type RoomType,
  roomFragment,
  type SignPicture,
  THEMES,
  type Theme,
  type TileOptions,
  TYPES,
  type TypeColors,
  typeLetters,
} from './castles/index.ts';
export type { BoardDrawing, Manner, Picture, Piece } from './common/board-drawing.ts';
export { COLOR_VISIONS, type ColorVision, colorDistance, contrast, seenWith } from './common/color.ts';
export { escapeText } from './common/svg.ts';
export { THEME_NAMES, type ThemeName } from './common/theme.ts';
export { TYPE_ICONS } from './common/type-icons.ts';
export { palace as palaceBoard } from './palace/board.ts';
export {
  type BoardPoint,
  cellCorner,
  cellMiddle,
  cellUnder,
  drawPalace,
  drawPalaceTile,
  PALACE_SIGNS,
  PALACE_UNIT,
  type PalaceDrawingOptions,
  type PalacePicture,
  palaceDefinitions,
  palaceFragment,
  palaceGround,
  palaceLetters,
  palaceSurroundings,
  palaceSwan,
  palaceTileFragment,
  palaceTypeColour,
  swanMiddle,
  swanRadius,
} from './palace/index.ts';
