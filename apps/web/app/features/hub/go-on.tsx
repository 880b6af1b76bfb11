import { BookCover } from '@michi/ui/book';
import { buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { Band } from './band.tsx';
import type { Begun } from './begun.ts';
import { hubGameOf } from './hub-game.ts';
import './go-on.css';

/**
 * Where the learner goes on. Its place is kept from the first paint where somebody has played, so that the hub below
 * does not move once it is known.
 */
export function GoOn({ begun }: { begun: Begun | null }) {
  const t = useTranslations('games.goOn');
  const titleId = useId();
  if (begun === null) return <div className="go-on go-on--early" aria-hidden="true" />;
  if (begun.goOn === null) return null;
  const { game, path, level, isSaved } = begun.goOn;
  const { title, japaneseTitle, crest, dye } = hubGameOf[game];
  const known = begun.games[game];
  return (
    <section className="go-on sheet sheet--rule" data-dye={dye} aria-labelledby={titleId}>
      <BookCover
        japaneseTitle={japaneseTitle}
        crest={crest}
        band={known && <Band game={game} begun={known} />}
      />
      <div className="go-on__text">
        <p className="cat">{t('eyebrow')}</p>
        <h2 id={titleId}>{level === null ? title : t('level', { title, level })}</h2>
        <p className="soft">{t(isSaved ? 'saved' : 'next')}</p>
      </div>
      <LocalLink className={buttonClass({ variant: 'accent', size: 'lg' })} to={path}>
        {t(isSaved ? 'resume' : 'play')}
        <Icon name="right" />
      </LocalLink>
    </section>
  );
}
