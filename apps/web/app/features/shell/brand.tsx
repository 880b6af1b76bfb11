import { japanese } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './brand.css';

/** Hanko and name, leading home; on the home page itself to its top. */
export function Brand({ inJapanese = false }: { inJapanese?: boolean }) {
  const t = useTranslations('common');
  return (
    <LocalLink className="brand" to="/">
      <Hanko kanji="道" size="2.625rem" />
      <span>
        <span className="brand__name">Kanji no Michi</span>
        {inJapanese && (
          <span className="brand__ja" {...japanese}>
            漢字の道
          </span>
        )}
      </span>
      <span className="sr-only">{t('home')}</span>
    </LocalLink>
  );
}
