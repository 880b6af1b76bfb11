import { Button } from '@michi/ui/button';
import { Stamp } from '@michi/ui/stamp';
import { LoadingPlace, Skeleton } from '@michi/ui/state';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';
import type { Count } from './use-count-in.ts';
import './count-in.css';

const stampSize = 'min(11rem, 34dvh)';

/** How many seconds are left until the first round. */
export function CountIn({ left, end }: Count) {
  const t = useTranslations('tatakae.countIn');
  const button = useRef<HTMLButtonElement>(null);
  // whoever waits for nothing begins with a key
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <section className="wrap tat-count" aria-labelledby="tat-count">
      <h2 id="tat-count">{t('heading')}</h2>
      <p className="tat-count__number">
        <Stamp key={left} kanji={kanjiNumeral(left)} size={stampSize} falling />
        <span className="sr-only" role="status">
          {left}
        </span>
      </p>
      <Button ref={button} variant="line" onClick={end}>
        {t('start')}
      </Button>
    </section>
  );
}

/** Its place, until there is something to count in. */
export function CountInPlace() {
  const t = useTranslations('tatakae');
  return (
    <LoadingPlace className="wrap tat-count" label={t('battle.loading')}>
      <h2>{t('countIn.heading')}</h2>
      <Skeleton width={stampSize} height={stampSize} />
      <Skeleton className="btn" height="3rem">
        <span className="tat-count__coming">{t('countIn.start')}</span>
      </Skeleton>
    </LoadingPlace>
  );
}
