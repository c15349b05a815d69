import { useMemo } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { useWords } from '../words/language.ts';
import type { Figure, FigureIn, Light } from './rulebook.ts';

/** An example: its picture, and what the rules say to it. */
export function FigureView({ figure, light, prefix }: { figure: FigureIn; light: Light; prefix: string }) {
  const say = useWords().rules.figures;
  const shown = useMemo(() => figure(light, prefix), [figure, light, prefix]);
  const { verdict, lines } = shown;
  return (
    <figure className={`example ${verdict ?? ''}`} data-testid="example">
      {shown.pictures.length > 0 && <Pictures of={shown} />}
      {(verdict || lines.length > 0) && (
        <figcaption>
          {verdict && <strong className="verdict">{say[verdict]()}</strong>}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be said twice.
            <span key={`${line} ${index}`} className="line">
              {line}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

function Pictures({ of: { pictures, label, wide } }: { of: Figure }) {
  const drawn = pictures.map(({ svg, caption }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pictures of an example stay in their order.
    <div key={index} className="picture">
      <Drawing svg={svg} {...(pictures.length === 1 && { label })} />
      {caption !== undefined && <span>{caption}</span>}
    </div>
  ));
  if (!wide) return <div className="pictures">{drawn}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling picture must be reachable by keyboard.
    <section className="pictures wide" tabIndex={0} aria-label={label}>
      {drawn}
    </section>
  );
}
