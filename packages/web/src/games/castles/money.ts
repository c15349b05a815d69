/** Money as people write it at a table: 15 000. */
export function money(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
