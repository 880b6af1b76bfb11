import type { KanjiItem } from '@michi/contracts/kanji';
import { buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja } from '@michi/ui/japanese';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Claims } from './claims.ts';
import { FigureList } from './figure-list.tsx';
import './hero.css';
import { HeroSheet } from './hero-sheet.tsx';
import { useHeroKanji } from './use-hero-kanji.ts';

/** What this is, at first sight. */
export function Hero({ kanji, claims }: { kanji: readonly KanjiItem[]; claims: Claims | null }) {
  const t = useTranslations('home');
  const sheet = useHeroKanji(kanji);
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__copy">
          <Ja className="hero__tate" aria-hidden="true">
            一日一字、千里の道も一歩から。
          </Ja>
          <Eyebrow japanese="漢字の道">{t('eyebrow')}</Eyebrow>
          <h1>
            <span>{t('headlineStart')}</span>{' '}
            <span className="hero__underlined">
              {t('headlineEnd')}
              <BrushStroke />
            </span>
          </h1>
          <p className="lead">{t('lead')}</p>
          <div className="row hero__cta">
            <Link className={buttonClass({ variant: 'accent', size: 'lg' })} to="#games">
              {t('discover')}
            </Link>
            <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="#blog">
              {t('learnMore')}
            </Link>
          </div>
          <FigureList
            className="claims"
            figures={claims?.hero ?? []}
            nameOf={(name) => t(`claims.${name}`)}
          />
        </div>
        {/* other kanji are another sheet */}
        <HeroSheet key={sheet.map((item) => item.kanji).join('')} kanji={sheet} />
      </div>
    </section>
  );
}

/** The brush-drawn 一 under the headline: once on the site. */
function BrushStroke() {
  return (
    <svg className="hero__ichi" viewBox="0 0 460 30" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="currentColor"
        d="M5 13C10 5 19 7 28 11 120 17 300 13 418 8 432 7 446 3 454 10 459 16 449 23 438 22 300 20 140 25 24 25 11 25 2 20 5 13Z"
      />
    </svg>
  );
}
