import { Eyebrow } from '@michi/ui/eyebrow';
import type { ReactNode } from 'react';
import './front-page.css';

export interface FrontPageProps {
  /** The name of the game in Japanese, and what it is in the reader's language. */
  readonly japanese: string;
  readonly subtitle: string;
  readonly heading: string;
  readonly lead: string;
  /** Where one can go from here. */
  readonly ways: ReactNode;
  readonly howTo: string;
  readonly rules: readonly string[];
  /** Stands beside it all, or below. */
  readonly children: ReactNode;
}

/** The first screen of a game that has one: what the game is, the ways on, and how it is played. */
export function FrontPage(props: FrontPageProps) {
  const { japanese, subtitle, heading, lead, ways, howTo, rules, children } = props;
  return (
    <div className="wrap front-page">
      <div className="front-page__copy">
        <Eyebrow japanese={japanese}>{subtitle}</Eyebrow>
        <h2 className="front-page__title">{heading}</h2>
        <p className="lead">{lead}</p>
        <div className="front-page__ways">{ways}</div>
        <section aria-labelledby="how-to">
          <h3 id="how-to">{howTo}</h3>
          <ol className="front-page__rules">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      </div>
      {children}
    </div>
  );
}
