import { buttonClass } from '@michi/ui/button';
import { Eyebrow, SectionHead } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Hanko } from '@michi/ui/stamp';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/local-link.tsx';
import './home.css';

/** Simple shapes that also open the first levels. */
const sheetKanji = ['山', '川', '日', '月', '木', '火', '水', '土', '人'];

/** The first page: what this is, a way into the first game, the shelf. */
export function Home({ children }: { children: ReactNode }) {
  const t = useTranslations('home');
  return (
    <>
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
              <LocalLink className={buttonClass({ variant: 'accent', size: 'lg' })} to="/mitsukete">
                <Icon name="play" />
                {t('playNow')}
              </LocalLink>
              <LocalLink className={buttonClass({ variant: 'line', size: 'lg' })} to="/games">
                {t('allGames')}
              </LocalLink>
            </div>
          </div>
          <div className="bogen" role="img" aria-label={t('sheetLabel')}>
            <div className="bogen__grid">
              {sheetKanji.map((kanji) => (
                <Masu key={kanji} kanji={kanji} />
              ))}
            </div>
            <Hanko className="bogen__seal" size="4.25rem" />
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="shelf">
        <div className="wrap">
          <SectionHead
            japanese="遊び"
            eyebrow={t('shelfEyebrow')}
            title={t('shelfTitle')}
            titleId="shelf"
            lead={t('shelfLead')}
          >
            <LocalLink className={buttonClass({ variant: 'line' })} to="/games">
              {t('allGames')} <Icon name="right" />
            </LocalLink>
          </SectionHead>
          {children}
        </div>
      </section>
    </>
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
