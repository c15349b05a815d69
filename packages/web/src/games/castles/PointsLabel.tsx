/** The points of a room in a keep, as they are printed on it. */
export function PointsLabel({ points }: { points: number }) {
  if (points === 0) return null;
  return (
    <span className="points-label" data-sign="printed">
      <svg viewBox="0 0 20 21" width="20" height="21" aria-hidden="true">
        <path d="M1 20V1h4v4h3V1h4v4h3V1h4v19Z" />
      </svg>
      <b>{points}</b>
    </span>
  );
}
