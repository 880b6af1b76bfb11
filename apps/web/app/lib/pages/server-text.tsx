import { type ComponentProps, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { createContext, type RouterContextProvider, useNavigate } from 'react-router';
import { Rendering } from '../../rendering.ts';

/** The text of the page that is being rendered on the server. */
export const textOfPage = createContext<string | null>(null);

/** Leaves the text of a page to `ServerText`. It is no part of the loader's data, which browsers are sent as well. */
export function serveText(context: Readonly<RouterContextProvider>, text: string): null {
  context.set(textOfPage, text);
  return null;
}

export interface ServerTextProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Null where the server has rendered it. */
  readonly text: string | null;
  readonly children: (text: string) => ReactNode;
}

/**
 * The long text of a page. What the server has rendered stays as it is: the browser is neither sent it once more, nor
 * has it to do with its elements. Its links lead on as all others do.
 */
export function ServerText({ text, children, ...rest }: ServerTextProps) {
  const rendered = use(Rendering)?.text ?? text;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [html] = useState(() =>
    typeof document === 'undefined' ? '' : document.getElementById(id)?.innerHTML,
  );
  const isKept = rendered === null;

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
      {children(rendered)}
    </div>
  );
}

/** Where a plain click on a link within the site leads; null for any other. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const href = target.closest('a')?.getAttribute('href');
  return href && /^\/(?!\/)/.test(href) ? href : null;
}
