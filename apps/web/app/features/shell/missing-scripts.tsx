import { buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated, useWholeSearch } from '../../lib/pages/hydrated.ts';
import './missing-scripts.css';

/** After this time a network that has fallen silent counts as one that has ended. */
const patienceMs = 20_000;

/**
 * Notes that the page's modules could not be had. It stands in the head, before any of them, and holds none of the
 * characters that rendering would escape.
 */
export const missingScriptsScript = `(function(){function say(){document.documentElement.dataset.scripts=\`missing\`}addEventListener(\`error\`,function(e){if(e.target===window||e.target.tagName===\`SCRIPT\`)say()},true);addEventListener(\`unhandledrejection\`,say);setTimeout(say,${patienceMs})})();`;

/** Says that nothing but links works yet, with another try. It comes with every page, and goes once the page is alive. */
export function MissingScripts() {
  const t = useTranslations('problems');
  const common = useTranslations('common');
  const { pathname } = useLocation();
  const search = useWholeSearch();
  if (useHydrated()) return null;
  return (
    <div className="missing-scripts" role="alert">
      <p>{t('incomplete')}</p>
      <a className={buttonClass({ variant: 'accent', size: 'sm' })} href={pathname + search}>
        <Icon name="reset" />
        {common('retry')}
      </a>
    </div>
  );
}
