import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { chosenLocale, saveLocale } from '../../lib/language/locale.ts';
import { useChange } from '../../lib/react/use-change.ts';
import './language-offer.css';
import { offeredLocale } from './offered-locale.ts';

/**
 * Where readers of another language are asked whether they want the page in it. Pages are the same for all readers of
 * an address: what is asked is found out here, and loaded only for those whom it concerns.
 */
export function LanguageSlot() {
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
