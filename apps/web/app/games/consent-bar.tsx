import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useConsentQuestion } from '../features/shell/consent.ts';
import { ConsentChoice } from '../features/shell/consent-choice.tsx';
import { focusContent } from '../features/shell/focus-content.ts';
import { LocalLink } from '../lib/language/local-link.tsx';
import { useHydrated } from '../lib/pages/hydrated.ts';
import './consent-bar.css';

/**
 * Asks for consent under the bar of a game. It comes with every page from the server, where `consentScript` has it seen
 * or not before anything is painted: what lies below never moves.
 */
export function ConsentBar() {
  const t = useTranslations('common.cookies');
  const question = useConsentQuestion();
  const hydrated = useHydrated();
  const titleId = useId();
  if (hydrated && question === 'no') return null;
  return (
    <aside className={hydrated ? 'consent-bar' : 'consent-bar is-early'} aria-labelledby={titleId}>
      <div className="wrap">
        <p>
          <strong id={titleId}>
            {t('title')} <span className="sr-only">{t('label')}</span>
          </strong>{' '}
          {t('short')} <LocalLink to="/cookies">{t('more')}</LocalLink>
        </p>
        <div className="consent-bar__acts">
          <ConsentChoice size="sm" onChosen={focusContent} />
        </div>
      </div>
    </aside>
  );
}
