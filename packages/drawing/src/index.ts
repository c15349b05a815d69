export * from './svg.ts';
