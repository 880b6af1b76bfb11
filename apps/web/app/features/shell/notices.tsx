import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import { isRefusalKey, refusalsWait } from '../../learner/outbox/refusals-wait.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { chosenLocale, saveLocale } from '../../lib/language/locale.ts';
import { useChange } from '../../lib/react/use-change.ts';
import './language-offer.css';
import './notices.css';
import { NewBuild } from './new-build.tsx';
import { offeredLocale } from './offered-locale.ts';
import { type LoadPart, useLaterPart } from './use-later-part.ts';

/** What is told and asked at the foot of the window: of the language, a newer build, what was refused; and what else there is. */
export function Notices({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useNoticesRoom(place);
  return (
    <div className="notices" ref={place}>
      <LanguageSlot />
      <NewBuild />
      <RefusalSlot />
      {children}
    </div>
  );
}

/**
 * Where readers of another language are asked whether they want the page in it. Pages are the same for all readers of
 * an address: what is asked is found out here, and loaded only for those whom it concerns.
 */
function LanguageSlot() {
  const shown = useLocale();
  const [offer, setOffer] = useState<ReactNode>(null);

  useEffect(() => {
    const locale = offeredLocale(shown, chosenLocale(), navigator.languages);
    if (locale === null) return;
    let left = false;
    const stay = () => {
      saveLocale(shown);
      setOffer(null);
    };
    import('./language-offer.tsx')
      .then(({ loadOffer }) => loadOffer(locale, stay))
      .then(
        (loaded) => left || setOffer(loaded),
        (error: unknown) => logFailure(error, 'loading the offer of a language'),
      );
    return () => {
      left = true;
      setOffer(null);
    };
  }, [shown]);

  // a language can be chosen elsewhere too, also the one shown
  useChange(useLocation().key, () => {
    if (chosenLocale() !== null) setOffer(null);
  });

  return (
    <div className="language-slot" aria-live="polite">
      {offer}
    </div>
  );
}

/** Where learners are told what the server refused for good; what tells it is loaded for them alone. */
function RefusalSlot() {
  const wait = useSyncExternalStore(subscribe, refusalsWait.get, () => false);
  return <div aria-live="polite">{useLaterPart(wait, load)}</div>;
}

const load: LoadPart = async (locale) => (await import('./refusal-notice.tsx')).loadNotice(locale);

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', followOtherTabs);
  return refusalsWait.subscribe(listener);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (isRefusalKey(key)) refusalsWait.renew();
}

/**
 * Leaves as much room at the end of the page as its notices take, so that what is under them can be scrolled into view,
 * by hand and by the focus. Only properties that are not inherited are set: others would restyle the whole page.
 */
function useNoticesRoom(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const notices = place.current;
    if (notices === null) return;
    const observer = new ResizeObserver(() => leave(notices, heightOf(notices)));
    for (const part of [notices, ...notices.children]) observer.observe(part);
    return () => {
      observer.disconnect();
      leave(notices, 0);
    };
  }, [place]);
}

/** How far the notices reach up from the foot of the window: some lie above the others, beside their layout. */
function heightOf(notices: HTMLElement): number {
  const tops = [...notices.children].map((part) => (part as HTMLElement).offsetTop);
  return notices.offsetHeight - Math.min(0, ...tops);
}

function leave(notices: HTMLElement, height: number): void {
  const room = height > 0 ? `${height}px` : '';
  document.documentElement.style.scrollPaddingBottom = room;
  document.body.style.setProperty('--notices-room', room);
  notices.style.setProperty('--notices-height', room);
}
