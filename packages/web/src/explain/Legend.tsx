import './legend.css';
import type { ReactNode } from 'react';
import { useLanguage } from '../words/language.ts';
import type { Meaning } from './explanation.ts';
import { type Sign, signNamed } from './sign.ts';

export interface LegendSign {
  readonly sign: string; // as a table or a drawing marks it
  readonly picture: ReactNode;
}

export interface LegendGroup {
  readonly title: string;
  readonly signs: readonly LegendSign[];
}

interface LegendProps {
  groups: readonly LegendGroup[];
  meaning(sign: Sign): Meaning | null;
}

/** Every sign of a table with its picture, in groups, in the same words in which the table explains it. */
export function Legend({ groups, meaning }: LegendProps) {
  const { legend } = useLanguage().words.signs;
  return (
    <div className="legend-of-signs" data-style="legend">
      <p className="small">{legend.help()}</p>
      {groups.map(({ title, signs }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {signs.map(({ sign, picture }) => {
              const means = meaning(signNamed(sign));
              return (
                means && (
                  <div key={sign} data-legend={sign}>
                    <dt>
                      <span className="sign-picture" aria-hidden="true">
                        {picture}
                      </span>
                      {means.title}
                    </dt>
                    <dd>{means.what}</dd>
                  </div>
                )
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
