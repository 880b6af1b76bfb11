import { buttonClass } from '@michi/ui/button';
import { Kanji } from '@michi/ui/japanese';
import { Link } from 'react-router';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import './call-to-action.css';
import { claims } from './claims.ts';

export function CallToAction() {
  const t = useTranslations('home.action');
  const locale = useLocale();
  const { number } = useFormatter();
  const { activeUsers, learnedKanji, rating } = claims.callToAction;
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
        <dl className="cta__nums num">
          <div>
            <dt>{t('learners')}</dt>
            <dd>{activeUsers[locale]}</dd>
          </div>
          <div>
            <dt>{t('kanji')}</dt>
            <dd>{learnedKanji[locale]}</dd>
          </div>
          <div>
            <dt>{t('rating')}</dt>
            <dd>{number(rating)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
