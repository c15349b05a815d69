/** Small pieces of SVG as text. Everything that comes from outside passes through `escapeText`. */
type Attributes = { readonly [name: string]: string | number | undefined };

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) open += ` ${key}="${typeof value === 'number' ? round(value) : escapeText(value)}"`;
  }
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
}

/** Two decimals are enough for a drawing and keep files small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Pictures with their origin moved to a place. */
export function at(x: number, y: number, ...pictures: readonly string[]): string {
  return scaledAt(x, y, 1, ...pictures);
}

export function scaledAt(x: number, y: number, scale: number, ...pictures: readonly string[]): string {
  return element('g', { transform: `translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${round(scale)})`}` }, ...pictures);
}
