import './clause.css';
import { useWords } from '../words/language.ts';
import { FigureView } from './FigureView.tsx';
import type { Clause, FigureIn, Light } from './rulebook.ts';

interface ClauseProps {
  game: string;
  clause: Clause;
  light: Light;
  /** The reader came here by a link. */
  pointed?: boolean;
  /** It stands in a narrow column, however wide the screen is, under an example of its own if there is one. */
  beside?: { readonly example: FigureIn | null };
}

/** One rule with its examples. */
export function ClauseView({ game, clause, light, pointed = false, beside }: ClauseProps) {
  const { page } = useWords().rules;
  const { id, title, text, cites, house, figures, items } = clause;
  return (
    <section
      id={`rule-${id}`}
      className={pointed ? 'pointed' : beside ? 'narrow' : ''}
      data-style="clause"
      data-clause={id}
      tabIndex={-1}
      aria-labelledby={`rule-${id}-title`}
    >
      <h3 id={`rule-${id}-title`}>
        {title}
        {house && <small className="house">{house === 'rule' ? page.house() : page.houseMade()}</small>}
        <a className="anchor" href={`#/rules/${game}/${id}`} aria-label={page.anchor({ clause: title })}>
          §
        </a>
      </h3>
      {beside?.example && <FigureView figure={beside.example} light={light} prefix={`${id}-here-`} />}
      <p>{text}</p>
      {items.length > 0 && (
        <dl>
          {items.map((item) => (
            <div key={item.name}>
              <dt>{item.name}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {figures.length > 0 && (
        <div className="examples">
          {figures.map((figure, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: examples of a clause stay in their order.
            <FigureView key={`${id} ${index}`} figure={figure} light={light} prefix={`${id}-${index}-`} />
          ))}
        </div>
      )}
      {cites.length > 0 && <p className="cites">{page.cites({ clauses: cites })}</p>}
    </section>
  );
}
