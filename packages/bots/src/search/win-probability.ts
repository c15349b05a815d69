/** The chance that somebody wins who is this far ahead, in units of a scale: a narrow one is all about who wins, a wide one also sees how safely. */
export function winProbability(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}
