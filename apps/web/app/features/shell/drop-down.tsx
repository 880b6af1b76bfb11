import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import './drop-down.css';

export interface DropDownProps {
  readonly summary: ReactNode;
  /** Class of the summary, which looks like a button. */
  readonly look: string;
  /** The entries of its list. */
  readonly children: ReactNode;
}

/** A list of the header; it opens without JavaScript too, and closes by Escape or a click beside it. */
export function DropDown({ summary, look, children }: DropDownProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const close = (event: Event) => {
      const within = event.target instanceof Node && menu.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : within) return;
      if (within) menu.current?.querySelector('summary')?.focus();
      menu.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  return (
    <details className="drop-down" ref={menu} key={pathname /* a new path closes it */}>
      <summary className={look}>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
