/** The chance that somebody wins who is this far ahead, in units of a scale: a narrow one is all about who wins, a wide one also sees how safely. */
export function winProbability(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}

/** Nobody is ever further ahead than this, in units of the scale: worths are averages, and one that is rounded to 0 or 1 has no lead. */
const FURTHEST = 12;

/** The other way round: how far ahead somebody is who wins with this chance. */
export function leadOf(probability: number): number {
  return Math.max(-FURTHEST, Math.min(FURTHEST, Math.log(probability / (1 - probability))));
}
