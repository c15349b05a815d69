// The form of catalogues: `key = message`, further lines of it indented, `[section]`, `# remark`. Terms have forms: indented lines `.form = text`.

export interface Entry {
  readonly section: string | null;
  readonly key: string;
  readonly text: string;
  /** What the remark right above says to translators. */
  readonly remark: string;
  readonly line: number;
}

export interface ReadFile {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
}

const SECTION = /^\[(?<name>[a-z][\w-]*)\]\s*$/i;
const START = /^(?<key>[a-z0-9?*][\w.-]*)\s*=\s?(?<text>.*)$/i;

export function readCatalogue(source: string): ReadFile {
  const entries: Entry[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  let section: string | null = null;
  let remark: string[] = [];
  let open: { key: string; lines: string[]; remark: string; line: number } | null = null;
  const close = (): void => {
    if (!open) return;
    const { key, lines, ...rest } = open;
    entries.push({ section, key, text: lines.join('\n').trim(), ...rest });
    const path = `${section ?? ''}.${key}`;
    if (seen.has(path)) problems.push(`line ${rest.line}: ${key} is there twice`);
    seen.add(path);
    open = null;
  };
  for (const [index, line] of source.split('\n').entries()) {
    if (open && (/^\s+\S/.test(line) || line.trim() === '')) {
      open.lines.push(line.trim());
      continue;
    }
    close();
    if (line.startsWith('#')) {
      remark.push(line.slice(1).trim());
      continue;
    }
    const header: string | undefined = SECTION.exec(line)?.groups?.['name'];
    const start = START.exec(line)?.groups;
    if (header !== undefined) section = header;
    else if (start) open = { key: start['key'], lines: [start['text']], remark: remark.join(' '), line: index + 1 };
    else if (line.trim() !== '') problems.push(`line ${index + 1}: neither a key, a section nor a remark: ${line}`);
    remark = [];
  }
  close();
  return { entries, problems };
}
