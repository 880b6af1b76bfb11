import type { Locale } from '@michi/messages/locales';
import { Component } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { withoutPrefix } from '../../lib/language/locale.ts';

interface Shown {
  readonly location: Location;
  readonly locale: Locale;
  /** The page was reached by going back or forward. */
  readonly again: boolean;
}

/**
 * Keeps readers where they are while the address stays, and when a page changes its language. Stands after the router's
 * `ScrollRestoration`, which scrolls to the top when what a page asks for at its start arrives, and to the anchor of an
 * address in every language.
 */
export function KeepPlace({ locale }: { locale: Locale }) {
  const location = useLocation();
  const again = useNavigationType() === 'POP';
  return <PlaceKeeper location={location} locale={locale} again={again} />;
}

class PlaceKeeper extends Component<Shown> {
  override getSnapshotBeforeUpdate(before: Shown): (() => void) | null {
    const { location, locale, again } = this.props;
    if (before.location === location) return topHeld();
    const samePage = withoutPrefix(before.location.pathname) === withoutPrefix(location.pathname);
    return samePage && before.locale !== locale && !again ? lineHeld() : null;
  }

  override componentDidUpdate(_before: Shown, _state: unknown, goBack: (() => void) | null): void {
    goBack?.();
  }

  override render() {
    return null;
  }
}

/** Answers how to scroll to the present top of the window. */
function topHeld(): () => void {
  const top = scrollY;
  return () => {
    if (scrollY !== top) scrollTo({ top, behavior: 'instant' });
  };
}

/** Answers how to bring back the line being read, at a third of the window, though texts become longer or shorter. */
function lineHeld(): () => void {
  if (scrollY === 0) return topHeld();
  const line = innerHeight / 3;
  const around = elementsAt(line);
  return () => {
    const held = around.reduce<Held | null>((outer, { element, index, share }) => {
      const now = element.isConnected ? element : outer?.element.children[index];
      return now && now.getClientRects().length > 0 ? { element: now, share } : outer; // what hides now has no box
    }, null);
    if (!held) return;
    const { top, height } = held.element.getBoundingClientRect();
    scrollBy({ top: top + held.share * height - line, behavior: 'instant' });
  };
}

/** What is held, and the share of it that lay above the line. */
interface Held {
  readonly element: Element;
  readonly share: number;
}

/**
 * What of the page lies at a height of the window, from outside in; of what lies side by side, as a heading beside its
 * text, the widest, since that is read. Texts have the same parts in every language: what was replaced is found again by
 * its index in what it lay in.
 */
function elementsAt(y: number): (Held & { readonly index: number })[] {
  const found = [];
  for (let among: Iterable<Element> = document.querySelectorAll('main, #footer'); ; ) {
    const [widest] = [...among]
      .map((element, index) => ({ element, index, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.top <= y && y < box.bottom)
      .sort((a, b) => b.box.width - a.box.width);
    if (!widest) return found;
    const { element, index, box } = widest;
    found.push({ element, index, share: (y - box.top) / box.height });
    among = element.children;
  }
}
