export * from './palace/index.ts';
export * from './svg.ts';
