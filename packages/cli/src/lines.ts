import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A line that is longer than anybody can mean comes out as `null`. */
export type Line = string | null;

const NEWLINE = '\n';

/**
 * The lines of a stream, grouped by the piece of input that completes them. Only a line feed ends a line, since a JSON text may hold any other separator. A line that
 * never ends costs no more memory than the longest allowed.
 */
export async function* inLines(input: Readable, longest: number): AsyncGenerator<Line[]> {
  const decoder = new StringDecoder('utf8');
  const begun = openLine(longest);
  for await (const chunk of input) {
    const [first, ...rest] = (typeof chunk === 'string' ? chunk : decoder.write(chunk as Buffer)).split(NEWLINE);
    const lines: Line[] = [];
    begun.add(first);
    for (const part of rest) {
      lines.push(begun.close());
      begun.add(part);
    }
    if (lines.length > 0) yield lines;
  }
  begun.add(decoder.end());
  if (!begun.isEmpty()) yield [begun.close()];
}

/** A line of which only pieces have come so far. */
function openLine(longest: number) {
  let pieces: string[] = [];
  let length = 0;
  return {
    add(piece: string): void {
      length += piece.length;
      if (length > longest) pieces = [];
      else if (piece !== '') pieces.push(piece);
    },
    close(): Line {
      const line = length > longest ? null : pieces.join('');
      pieces = [];
      length = 0;
      return line;
    },
    isEmpty: (): boolean => length === 0,
  };
}
