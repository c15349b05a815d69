/** Colours as `#rrggbb`; arithmetic for washes, contrast and colour-blind readers. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function colorOf([red, green, blue]: Rgb): string {
  const hex = (part: number): string =>
    Math.max(0, Math.min(255, Math.round(part)))
      .toString(16)
      .padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** From `first` (0) to `second` (1). */
export function mix(first: string, second: string, amount: number): string {
  const a = rgbOf(first);
  const b = rgbOf(second);
  return colorOf([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG 2 defines it. */
export function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const a = luminance(first);
  const b = luminance(second);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export const COLOR_VISIONS = ['deuteranopia', 'protanopia', 'tritanopia'] as const;
export type ColorVision = (typeof COLOR_VISIONS)[number];

/** Full dichromacy in linear RGB, after Machado, Oliveira and Fernandes (2009). */
const VISION_MATRICES: { readonly [vision in ColorVision]: readonly Rgb[] } = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function seenWith(vision: ColorVision, color: string): string {
  const [red, green, blue] = rgbOf(color).map(linear);
  const encode = (part: number): number => {
    const share = Math.max(0, Math.min(1, part));
    return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
  };
  const [r, g, b] = VISION_MATRICES[vision].map((row) => encode(row[0] * red + row[1] * green + row[2] * blue));
  return colorOf([r, g, b]);
}

function labOf(color: string): Rgb {
  const [red, green, blue] = rgbOf(color).map(linear);
  const curve = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance in CIE L*a*b*: about 2 is just noticeable. */
export function colorDistance(first: string, second: string): number {
  const a = labOf(first);
  const b = labOf(second);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
