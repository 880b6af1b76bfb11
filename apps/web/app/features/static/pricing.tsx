import { Alert } from '@michi/ui/alert';
import { Badge } from '@michi/ui/badge';
import { buttonClass } from '@michi/ui/button';
import { Sheet } from '@michi/ui/card';
import { Icon } from '@michi/ui/icon';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { pricesIn } from './prices.ts';
import './pricing.css';
import { StaticPage } from './static-page.tsx';

/** Free and premium side by side; only the first is to be had. */
export function Pricing() {
  const t = useTranslations('pages.pricing');
  const prices = pricesIn(useLocale());
  return (
    <StaticPage eyebrow={t('eyebrow')} japanese="値段" heading={t('heading')} lead={t('lead')} kanji="値">
      <div className="plans">
        <Sheet as="section" rule className="plan" aria-labelledby="plan-free">
          <h2 id="plan-free">{t('free.name')}</h2>
          <p className="soft">{t('free.text')}</p>
          <Price amount={prices.free} period={t('free.period')} />
          <Items state="had">
            <li>{t('free.items.games')}</li>
            <li>{t('free.items.progress')}</li>
            <li>{t('free.items.blog')}</li>
            <li>{t('free.items.calm')}</li>
          </Items>
          <LocalLink className={buttonClass({ variant: 'accent', size: 'lg', block: true })} to="/games">
            <Icon name="play" />
            {t('free.action')}
          </LocalLink>
        </Sheet>
        <section className="plan plan--soon" aria-labelledby="plan-premium">
          <div className="row">
            <h2 id="plan-premium">{t('premium.name')}</h2>
            <Badge tone="premium">{t('premium.badge')}</Badge>
          </div>
          <p className="soft">{t('premium.text')}</p>
          <Price amount={prices.premium} period={t('premium.period')} />
          <Items state="soon">
            <li>{t('premium.items.kanji')}</li>
            <li>{t('premium.items.games')}</li>
            <li>{t('premium.items.more')}</li>
          </Items>
          <Alert tone="note" title={t('premium.noteTitle')}>
            {t('premium.note')}
          </Alert>
        </section>
      </div>
      <p>{t.rich('compare', { link: (text) => <LocalLink to="/features">{text}</LocalLink> })}</p>
    </StaticPage>
  );
}

function Price({ amount, period }: { amount: string; period: string }) {
  return (
    <p className="plan__price num">
      <strong>{amount}</strong> <span className="soft">{period}</span>
    </p>
  );
}

function Items({ state, children }: { state: 'had' | 'soon'; children: ReactNode }) {
  return <ul className={`plan__items plan__items--${state}`}>{children}</ul>;
}
