export { drawPalace, drawPalaceTile, type PalaceDrawingOptions, type PalacePicture } from './draw-palace.ts';
export {
  type BoardPoint,
  cellCorner,
  cellMiddle,
  cellUnder,
  PALACE_UNIT,
  palaceDefinitions,
  palaceFragment,
  palaceGround,
  palaceSurroundings,
  palaceSwan,
  palaceTileFragment,
  palaceTypeColour,
  swanMiddle,
  swanRadius,
} from './fragments.ts';
export { PALACE_SIGNS } from './marks.ts';
export { palaceLetters } from './palette.ts';
