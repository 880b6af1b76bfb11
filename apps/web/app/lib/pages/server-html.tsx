import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

export interface ServerHtmlProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Finds it again, also where React renders the page anew because something had changed it: its own ids are others then. */
  readonly id: string;
  /** Null where the server has rendered it. */
  readonly children: ReactNode;
}

/**
 * A part of a page without any behaviour of its own. What the server has rendered stays as it is: the browser has nothing
 * to do with its elements, and needs neither its code nor its data. Its links lead on as all others do.
 */
export function ServerHtml({ id, children, ...rest }: ServerHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [html] = useState(() =>
    typeof document === 'undefined' ? '' : document.getElementById(id)?.innerHTML,
  );
  const isKept = children === null;

  useEffect(() => {
    const kept = place.current;
    if (!isKept || kept === null) return;
    const follow = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    kept.addEventListener('click', follow);
    return () => kept.removeEventListener('click', follow);
  }, [isKept, navigate]);

  if (isKept)
    return (
      <div
        key="kept"
        {...rest}
        id={id}
        ref={place}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already
        dangerouslySetInnerHTML={{ __html: html ?? '' }}
      />
    );
  return (
    <div key="made" {...rest} id={id}>
      {children}
    </div>
  );
}

/** Where a plain click on a link within the site leads; null for any other. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const href = target.closest('a')?.getAttribute('href');
  return href && /^\/(?!\/)/.test(href) ? href : null;
}
