export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** Columns of text, two blanks apart. Numbers belong into columns that are aligned to the right. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map(({ title }) => title), ...rows];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => width(line[i] ?? ''))));
  return lines
    .map((line) =>
      columns
        .map(({ align }, i) => pad(line[i] ?? '', widths[i], align ?? 'left'))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function pad(text: string, size: number, align: 'left' | 'right'): string {
  const blanks = ' '.repeat(Math.max(0, size - width(text)));
  return align === 'right' ? blanks + text : text + blanks;
}

/** Characters as a reader counts them, not code units. */
function width(text: string): number {
  return [...text].length;
}

/** Breaks a paragraph at blanks. */
export function wrapped(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && width(last) + 1 + width(word) <= size) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
