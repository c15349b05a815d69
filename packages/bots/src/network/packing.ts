const BYTES = 2;

/** Whole numbers of two bytes, the lower one first, as text. */
export function unpack(text: string, scale: number): Float32Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const numbers = new DataView(bytes.buffer);
  return Float32Array.from({ length: bytes.length / BYTES }, (_, index) => numbers.getInt16(BYTES * index, true) * scale);
}

const LARGEST = 32_767;

export function pack(parameters: Float32Array): { readonly text: string; readonly scale: number } {
  const scale = parameters.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / LARGEST;
  const numbers = new DataView(new ArrayBuffer(BYTES * parameters.length));
  for (const [index, each] of parameters.entries()) numbers.setInt16(BYTES * index, Math.round(each / scale), true);
  const letters = Array.from(new Uint8Array(numbers.buffer), (byte) => String.fromCharCode(byte));
  return { text: btoa(letters.join('')), scale };
}
