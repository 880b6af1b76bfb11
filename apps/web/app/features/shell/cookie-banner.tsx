import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useConsentQuestion } from './consent.ts';
import { ConsentChoice } from './consent-choice.tsx';
import './cookie-banner.css';

/** Asks for consent at the foot of the window, with two equal answers, until one was given. */
export function CookieBanner() {
  const t = useTranslations('common.cookies');
  const question = useConsentQuestion();
  const banner = useRef<HTMLElement>(null);
  const titleId = useId();

  // who asked to choose anew is led to the choice, and back
  useEffect(() => {
    if (question !== 'again') return;
    const before = document.activeElement;
    banner.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [question]);

  if (question === 'no') return null;
  return (
    <aside className="cookie" aria-labelledby={titleId} ref={banner} tabIndex={-1}>
      <div className="cookie__in">
        <div>
          <h2 id={titleId}>
            {t('title')} <span className="sr-only">{t('label')}</span>
          </h2>
          <p>
            <span className="cookie__long">{t('text')}</span>
            <span className="cookie__short">{t('short')}</span>{' '}
            <LocalLink to="/cookies">{t('more')}</LocalLink>
          </p>
        </div>
        <div className="cookie__acts">
          <ConsentChoice size="sm" />
        </div>
      </div>
    </aside>
  );
}
