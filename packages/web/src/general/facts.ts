/** A part of the table in words: for everybody to read, and all there is for people who cannot see the drawing. */
export interface FactSheet {
  readonly title: string;
  readonly about?: string; // the same as long as it is the same sheet, where the title changes
  readonly lines: readonly string[];
  readonly own?: boolean; // what the viewer wants to see without asking
}

export interface TableFacts {
  readonly status: string;
  readonly sheets: readonly FactSheet[];
}

export const NO_FACTS: TableFacts = { status: '', sheets: [] };
