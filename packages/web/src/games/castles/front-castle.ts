import type { Castle } from '@luftschloss/engine/castles';

/** The castle on the title page. */
export const FRONT_CASTLE: Castle = {
  tiles: [
    { tile: 'foyer', x: 0, y: 0, r: 0 },
    { tile: 'hallway', x: -6, y: 1, r: 0, level: 'main' },
    { tile: 'boot-room', x: -9, y: -1, r: 0 },
    { tile: 'berchta-room', x: 3, y: 0, r: 0 },
    { tile: 'spice-cupboard', x: 1, y: 3, r: 0 },
    { tile: 'stairs', x: 1, y: 5, r: 3 },
    { tile: 'ossuary', x: -3, y: 8, r: 2 },
    { tile: 'stairs', x: -6, y: 9, r: 2 },
    { tile: 'library', x: -12, y: 7, r: 0 },
    { tile: 'hallway', x: 6, y: 1, r: 0, level: 'main' },
    { tile: 'gallery-of-mirrors', x: -10, y: 5, r: 0 },
    { tile: 'powder-room', x: 4, y: 3, r: 2 },
    { tile: 'nap-room', x: -16, y: 6, r: 0 },
    { tile: 'trophy-hall', x: -10, y: 10, r: 1 },
    { tile: 'fountains', x: -16, y: 8, r: 1 },
  ],
};
