import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Speaks the title of a page that was opened within the site, as screen readers do when one is loaded. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const spokenAt = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (spokenAt.current === pathname) return;
    spokenAt.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
