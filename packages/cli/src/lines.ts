import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A line that is longer than anybody can mean comes out as `null`. */
export type Line = string | null;

const NEWLINE = '\n';

/**
 * The lines of a stream, all that each piece of input completes at once. Only line feeds end a line, since JSON may hold any other separator in a text, and a
 * line without end costs no more memory than the longest allowed.
 */
export async function* linesOf(input: Readable, longest: number): AsyncGenerator<Line[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let tooLong = false;
  for await (const chunk of input) {
    const parts = (rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk as Buffer))).split(NEWLINE);
    rest = parts.pop() ?? '';
    const lines: Line[] = [];
    for (const part of parts) {
      lines.push(tooLong || part.length > longest ? null : part);
      tooLong = false;
    }
    if (rest.length > longest) {
      tooLong = true;
      rest = '';
    }
    if (lines.length > 0) yield lines;
  }
  rest += decoder.end();
  if (tooLong) yield [null];
  else if (rest !== '') yield [rest];
}
