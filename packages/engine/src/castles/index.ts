export * from './castle.ts';
export * from './castle-file.ts';
export * from './library.ts';
export * from './measures.ts';
export * from './placing.ts';
export * from './scoring.ts';
export * from './shapes.ts';
export * from './tiles.ts';
