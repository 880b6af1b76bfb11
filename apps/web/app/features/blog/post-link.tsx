import type { ReactNode } from 'react';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDialogAddress } from '../../lib/pages/dialog-address.ts';

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
  const { open } = useDialogAddress(postParameter);
  return (
    <LocalLink to={`/blog/${slug}`} className={className} onClick={(event) => open(event, slug)}>
      {children}
    </LocalLink>
  );
}
