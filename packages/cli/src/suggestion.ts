/** The known name that is nearest to a misspelt one, or nothing when none is near. */
export function closest(wrong: string, known: readonly string[]): string | null {
  const limit = Math.max(1, Math.floor(wrong.length / 3));
  let best: string | null = null;
  let least = limit + 1;
  for (const name of known) {
    const distance = editDistance(wrong.slice(0, 60), name);
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best;
}

/** How many letters must be added, dropped, changed or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) distance = Math.min(distance, rows[i - 2][j - 2] + 1);
      row.push(distance);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
