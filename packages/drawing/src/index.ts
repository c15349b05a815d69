export * from './between/castle.ts';
export * from './boards.ts';
export * from './castles/index.ts';
export * from './palace/index.ts';
export * from './svg.ts';
