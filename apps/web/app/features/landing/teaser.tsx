import { buttonClass } from '@michi/ui/button';
import { SectionHead } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './preview.css';

/** The newest articles. Without children there is none to show. */
export function Teaser({ more, children }: { more: boolean; children: ReactNode }) {
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
