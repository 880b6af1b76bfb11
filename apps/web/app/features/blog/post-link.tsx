import type { MouseEvent, ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LocalLink } from '../../lib/local-link.tsx';

/** The parameter that opens an article over the page on which its card stands. */
export const postParameter = 'post';

interface PostLinkProps {
  readonly slug: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the page of an article. */
export function PostPageLink({ slug, className, children }: PostLinkProps) {
  return (
    <LocalLink to={`/blog/${slug}`} className={className}>
      {children}
    </LocalLink>
  );
}

/**
 * A link to an article. A plain click opens it over the present page, under an address of its own; a new tab,
 * or a browser without scripts, gets the article's page.
 */
export function PostLink({ slug, className, children }: PostLinkProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const opened = new URLSearchParams(search);
    opened.set(postParameter, slug);
    void navigate(`?${opened}`, { preventScrollReset: true, state: { opened: true } });
  };
  return (
    <LocalLink to={`/blog/${slug}`} className={className} onClick={open}>
      {children}
    </LocalLink>
  );
}
