import type { KanjiItem } from '@michi/contracts/kanji';
import type { SiteOwner } from '@michi/contracts/page-data';
import { buttonClass } from '@michi/ui/button';
import { SectionHead } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { EmptyState } from '@michi/ui/state';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { ServerHtml } from '../../lib/pages/server-html.tsx';
import { later } from '../../lib/react/use-later.ts';
import { KanjiFonts } from '../shell/kanji-fonts.tsx';
import './call-to-action.css';
import './concept-list.css';
import './feature-cards.css';
import type { Claims } from './claims.ts';
import { Hero } from './hero.tsx';
import './imprint-section.css';
import './preview.css';

/** The sections without behaviour, for the server, and for whoever comes from another page of the site. */
export const stillSections = later(() => import('./still-sections.tsx'));

export interface LandingProps {
  readonly kanji: readonly KanjiItem[];
  /** The figures that the site claims of itself; null when they could not be had. */
  readonly claims: Claims | null;
  /** The owner's particulars; null when they could not be had. */
  readonly owner: SiteOwner | null;
  /** The first games as they are shown, false without any, and whether the hub holds more. */
  readonly games: ReactNode;
  readonly moreGames: boolean;
  /** The first articles as they are shown, false without any, and whether the blog may hold more. */
  readonly articles: ReactNode;
  readonly moreArticles: boolean;
}

/** The first page of the site. Where its still sections are not loaded, they stay as the server has rendered them. */
export function Landing({ kanji, claims, owner, games, moreGames, articles, moreArticles }: LandingProps) {
  const still = stillSections.loaded;
  return (
    <>
      <Hero kanji={kanji} claims={claims} />
      <ServerHtml id="before-games">{still && <still.BeforeGames />}</ServerHtml>
      <Showcase more={moreGames}>{games}</Showcase>
      <ServerHtml id="before-articles">{still && <still.BeforeArticles />}</ServerHtml>
      <Teaser more={moreArticles}>{articles}</Teaser>
      <ServerHtml id="at-the-end">{still && <still.AtTheEnd claims={claims} owner={owner} />}</ServerHtml>
      <KanjiFonts />
    </>
  );
}

/** The first games. Without children there is none to show. */
function Showcase({ more, children }: { more: boolean; children: ReactNode }) {
  const t = useTranslations('home.games');
  return (
    <section className="section" id="games" aria-labelledby="games-title">
      <div className="wrap preview">
        <SectionHead
          japanese="遊び"
          eyebrow={t('eyebrow')}
          title={t('title')}
          titleId="games-title"
          lead={t('lead')}
        />
        {children || <EmptyState heading="h3" title={t('none.title')} text={t('none.text')} />}
        {more && (
          <LocalLink className={buttonClass({ variant: 'line' })} to="/games">
            {t('all')} <Icon name="right" />
          </LocalLink>
        )}
      </div>
    </section>
  );
}

/** The newest articles. Without children there is none to show. */
function Teaser({ more, children }: { more: boolean; children: ReactNode }) {
  const t = useTranslations('home.blog');
  return (
    <section className="section section--sunken" id="blog" aria-labelledby="blog-title">
      <div className="wrap preview">
        <SectionHead japanese="読み物" eyebrow={t('eyebrow')} title={t('title')} titleId="blog-title" />
        {children || <p className="lead">{t('none')}</p>}
        {more && (
          <LocalLink className={buttonClass({ variant: 'line' })} to="/blog">
            {t('more')} <Icon name="right" />
          </LocalLink>
        )}
      </div>
    </section>
  );
}
