import { useTranslations } from 'use-intl';
import './skip-link.css';

/** The first stop of the keyboard: past the bar, to the content. */
export function SkipLink() {
  const t = useTranslations('common');
  return (
    <a className="skip" href="#main">
      {t('skipToContent')}
    </a>
  );
}
