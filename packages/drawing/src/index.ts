export * from './between/castle.ts';
export * from './svg.ts';
