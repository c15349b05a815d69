import { MOST_BYTES } from './reading.ts';

/** A table as the end of an address: packed small, nothing kept anywhere. */
export async function toLink(file: object): Promise<string> {
  const packed = new Blob([JSON.stringify(file)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a link holds; `null` where it was cut off or is none. */
export async function fromLink(data: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST_BYTES) return null;
      parts.push(part.value);
    }
    return JSON.parse(await new Blob(parts).text()) ?? null;
  } catch {
    return null;
  }
}
