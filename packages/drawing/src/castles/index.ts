export * from './castle.ts';
export * from './color.ts';
export * from './entrances.ts';
export * from './icons.ts';
export * from './palette.ts';
export * from './pen.ts';
export * from './room.ts';
export * from './tile.ts';
