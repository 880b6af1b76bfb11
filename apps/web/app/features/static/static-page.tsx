import { Eyebrow } from '@michi/ui/eyebrow';
import { Masu } from '@michi/ui/masu';
import type { ReactNode } from 'react';
import '../../fonts/static.generated.css';
import './static-page.css';

export interface StaticPageProps {
  readonly eyebrow: ReactNode;
  /** The same in Japanese, set before it. */
  readonly japanese: string;
  readonly heading: ReactNode;
  readonly lead?: ReactNode;
  /** The kanji that says in one sign what the page is about. */
  readonly kanji: string;
  readonly children: ReactNode;
}

/** A page of words: a head with its kanji, then the content. */
export function StaticPage({ eyebrow, japanese, heading, lead, kanji, children }: StaticPageProps) {
  return (
    <div className="wrap static">
      <header className="static__head">
        <div>
          <Eyebrow japanese={japanese}>{eyebrow}</Eyebrow>
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <Masu className="static__kanji" kanji={kanji} aria-hidden="true" />
      </header>
      <div className="static__body">{children}</div>
    </div>
  );
}

/** A part of such a page; its title hangs at the left where there is room. */
export function Part({ title, id, children }: { title?: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section className="static__part" id={id}>
      {title && <h2>{title}</h2>}
      <div className="static__text">{children}</div>
    </section>
  );
}
