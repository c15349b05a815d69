import { useWords } from '../../words/language.ts';

/** Square feet on a little paper label: cards, stacks and favors count them. */
export function SizeLabel({ size }: { size: number }) {
  const feet = useWords()['castles-table'].squareFeet({ size });
  return (
    <span className="size-label" data-sign={`size:${size}`}>
      <span aria-hidden="true">{size}</span>
      <span className="visually-hidden">{feet}</span>
    </span>
  );
}
