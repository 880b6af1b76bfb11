import { type ReactNode, useId } from 'react';
import './book.css';
import { Ja } from './japanese.tsx';

/** What the link of a book is made of; spread it on an `a` or on the router's link. */
interface BookLinkProps {
  href: string;
  className: string;
  'data-dye': string;
  children: ReactNode;
}

export interface BookProps {
  /** picks colour and pattern */
  dye: string;
  title: ReactNode;
  /** on the slip of the cover, set vertically */
  japaneseTitle: string;
  /** one kanji, or an emoji */
  crest: string;
  description: ReactNode;
  badges?: ReactNode;
  /** short facts: time, level, number of players */
  meta?: readonly string[] | undefined;
  /** on a paper band around the cover of a book that was begun */
  band?: ReactNode;
  /** without it the book is not bound yet: pale, dashed, not in the tab order */
  href?: string | undefined;
  heading?: 'h2' | 'h3' | undefined;
  renderLink?: ((props: BookLinkProps) => ReactNode) | undefined;
}

function plainLink({ children, ...rest }: BookLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The cover alone, for what has the attribute `data-dye`. Whoever cannot see it misses nothing that stands beside it. */
export function BookCover({
  japaneseTitle,
  crest,
  band,
}: Pick<BookProps, 'japaneseTitle' | 'crest' | 'band'>) {
  return (
    <div className="heft__cover" aria-hidden="true">
      <Ja className="heft__slip">{japaneseTitle}</Ja>
      <Ja className="heft__kanji">{crest}</Ja>
      {band && <div className="heft__band">{band}</div>}
    </div>
  );
}

/** A game as a bound exercise book 和綴じ. Set several in an element of class `heft-grid`. */
export function Book(props: BookProps) {
  const { dye, title, japaneseTitle, crest, description, badges, meta, band, href } = props;
  const { heading: Heading = 'h3', renderLink = plainLink } = props;
  const titleId = useId();
  const shared = {
    'data-dye': dye,
    children: (
      <>
        <BookCover japaneseTitle={japaneseTitle} crest={crest} band={band} />
        <div className="heft__body">
          <Heading className="heft__title" id={titleId}>
            {title}
          </Heading>
          <p>{description}</p>
          {meta && (
            <p className="heft__meta">
              {meta.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          )}
        </div>
        {/* after the words, so that the link is named by its title first */}
        {badges && <div className="heft__badges">{badges}</div>}
      </>
    ),
  };
  if (href !== undefined) return renderLink({ ...shared, href, className: 'heft' });
  const unavailable = { role: 'group', 'aria-disabled': true, 'aria-labelledby': titleId };
  return <div {...shared} {...unavailable} className="heft is-off" />;
}
