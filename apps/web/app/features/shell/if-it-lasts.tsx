import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';

/** The address for reporting an error that repeats. */
export function IfItLasts() {
  const t = useTranslations('problems');
  return (
    <p className="small soft">
      {t.rich('lasting', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}
    </p>
  );
}
