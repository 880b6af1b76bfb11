import { buttonClass } from '@michi/ui/button';
import { Kanji } from '@michi/ui/japanese';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Claims } from './claims.ts';
import { FigureList } from './figure-list.tsx';

export function CallToAction({ claims }: { claims: Claims | null }) {
  const t = useTranslations('home.action');
  return (
    <section className="cta" aria-labelledby="action-title">
      <div className="wrap cta__in">
        <Kanji className="cta__k" aria-hidden="true">
          道
        </Kanji>
        <div className="cta__copy">
          <h2 id="action-title">{t('title')}</h2>
          <p>{t('text')}</p>
          <Link className={buttonClass({ variant: 'paper', size: 'lg' })} to="#games">
            {t('button')}
          </Link>
        </div>
        <FigureList
          className="cta__nums"
          figures={claims?.callToAction ?? []}
          nameOf={(name) => t(`claims.${name}`)}
        />
      </div>
    </section>
  );
}
