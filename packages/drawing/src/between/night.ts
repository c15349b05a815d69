/** The night drawing is the day drawing with its colours exchanged: chalk for ink, a deep blue ground for paper, the same hues dimmed. */
export const NIGHT_COLOURS: { readonly [day: string]: string } = {
  '#2b2622': '#e3ecf6', // ink
  '#6a5f52': '#b4c4da', // faint ink
  '#fbf5e6': '#12253d', // paper
  '#b08d66': '#3a3226', // earth
  '#7b5d3e': '#5a4d3a',
  '#9a7852': '#4a3f30',
  '#c4a27b': '#5b4d3a',
  '#e9e2d2': '#3a4a63', // stone
  '#5c6b7d': '#2f3d52', // slate
  '#9c2f32': '#7d2a30', // crimson
  '#d9a429': '#6f5414', // gold
  '#b8a3d9': '#65558a',
  '#86b3e0': '#3d6690',
  '#f0d264': '#6e5f1d',
  '#f0a860': '#85541f',
  '#8fc27a': '#3d6a33',
  '#d3d0c6': '#565d69',
  '#6f7680': '#39414c',
  '#d98a95': '#7d444e',
  '#d6c8ee': '#4b3f68',
  '#bcd7f2': '#2a4a6c',
  '#f8e7a6': '#5c4f17',
  '#f8cfa3': '#66401a',
  '#c3e0b6': '#2d5026',
  '#ebe9e2': '#434954',
  '#d5d8dc': '#2c333d',
  '#f6dfe2': '#5f323a',
  '#bcd9ea': '#0c1a33', // sky
  '#fdf3dc': '#20406a',
  '#c9d6d8': '#1b3352', // hills
  '#c3d3b5': '#1d3a41',
  '#5b7f3f': '#2f5a3a', // grass
  '#4c6f35': '#4a7a52',
};

/** Lights, water, people and what hangs on the walls keep their colours: they are small and shine at night. */
export const SAME_AT_NIGHT: readonly string[] = [
  '#000000',
  '#2f7ea8',
  '#3f6f8f',
  '#4f7a63',
  '#5f9e4b',
  '#66788c',
  '#7a4a2a',
  '#7c5b96',
  '#7fa66d',
  '#8a6a4a',
  '#8ec5e2',
  '#9dbcc8',
  '#a8542c',
  '#b5434a',
  '#b9b4ab',
  '#c3ccd6',
  '#dcebf5',
  '#e6f3f7',
  '#f28c28',
  '#f2a24a',
  '#f3d3b0',
  '#f4f1ea',
  '#f7dc8d',
  '#ffe28a',
  '#fff3c4',
  '#ffffff',
];

/** Only values of attributes: a player may be called like a colour. */
export function byNight(svg: string): string {
  return svg.replace(/="(#[0-9a-f]{6})"/g, (whole, colour: string) => (NIGHT_COLOURS[colour] ? `="${NIGHT_COLOURS[colour]}"` : whole));
}
