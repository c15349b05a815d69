export { drawPalace, drawPalaceTile, type PalaceDrawingOptions, type PalacePicture } from './draw-palace.ts';
export {
  PALETTES as PALACE_PALETTES,
  SEATS as PALACE_SEATS,
  SWAN_FILLS,
  THEMES as PALACE_THEMES,
  type Theme as PalaceTheme,
} from './palette.ts';
