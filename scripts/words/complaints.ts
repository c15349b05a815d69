/** What is wrong with catalogues, with the file that it is in. */
export class Complaints {
  readonly all: string[] = [];

  add(file: string, problems: readonly string[]): void {
    for (const problem of problems) this.all.push(`${file}: ${problem}`);
  }
}
