import { buttonClass } from '@michi/ui/button';
import { SectionHead } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { EmptyState } from '@michi/ui/state';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './preview.css';

/** The first games. Without children there is none to show. */
export function Showcase({ more, children }: { more: boolean; children: ReactNode }) {
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
