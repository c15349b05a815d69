/** Square feet on a little paper label: cards, stacks and favors count them. */
export function SizeLabel({ size }: { size: number }) {
  return (
    <span className="size-label" title={`${size} square feet`}>
      {size}
      <span className="visually-hidden"> square feet</span>
    </span>
  );
}
