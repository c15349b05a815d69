export { drawPalace, drawPalaceTile, type PalaceDrawingOptions, type PalacePicture } from './draw-palace.ts';
