/** Words that everything random in this run is made from; without them every test keeps the seeds that it names. */
export const RUN_SEED: string | undefined = process.env.LUFTSCHLOSS_SEED;

/** The seed of one random test: its own name, unless this run is to be played with other dice. */
export function seedOf(name: string): string {
  return RUN_SEED === undefined ? name : `${name} / ${RUN_SEED}`;
}

/** A number for tools that want one. */
export function seedNumber(name: string): number {
  let hash = 2166136261;
  for (const letter of seedOf(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash | 0;
}

/** Figures and seeds of long tests, for whoever reads their output. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
