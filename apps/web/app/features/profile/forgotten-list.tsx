import { deckOf } from '@michi/kanji/taught-kanji';
import { sideOf } from '@michi/progress/known';
import type { Card } from '@michi/progress/memory';
import { buttonClass } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import type { AboutKanji } from './use-kanji-about.ts';

const shown = 8;

interface ForgottenListProps {
  readonly cards: readonly Card[];
  readonly today: number;
  readonly about: AboutKanji;
}

/** What is probably forgotten, and the way to learn it again. */
export function ForgottenList({ cards, today, about }: ForgottenListProps) {
  const t = useTranslations('profile.forgotten');
  const side = useTranslations('profile.sides');
  const titleId = useId();
  const listed = cards.slice(0, shown);
  /** Those that a review can ask for. */
  const taught = new Set(listed.flatMap(({ kanji }) => (deckOf(kanji) === null ? [] : kanji)));
  return (
    <Panel as="section" className="prof__forgotten" aria-labelledby={titleId}>
      <div className="prof__panel-head">
        <h3 id={titleId}>{t('title')}</h3>
        {taught.size > 0 && (
          <LocalLink
            className={buttonClass({ variant: 'line', size: 'sm' })}
            to={`/today/review/kanji?of=${[...taught].join('')}`}
          >
            {t('review')}
            <Icon name="right" size="sm" />
          </LocalLink>
        )}
      </div>
      <p className="small soft">{t('text', { count: cards.length })}</p>
      <ul className="prof__lost">
        {listed.map(({ kanji, skill, day }) => (
          <li key={kanji + skill}>
            <Masu small kanji={kanji} form="model" />
            <span>
              <span className="prof__meaning">{about(kanji)?.meaning ?? side(sideOf[skill])}</span>
              {about(kanji) && <span>{side(sideOf[skill])}</span>}
              <span className="soft num">{t('last', { days: today - day })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
