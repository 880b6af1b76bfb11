import { sideOf } from '@michi/progress/known';
import type { Card } from '@michi/progress/memory';
import { Panel } from '@michi/ui/card';
import { Masu } from '@michi/ui/masu';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { AboutKanji } from './use-kanji-about.ts';

const shown = 8;

interface ForgottenListProps {
  readonly cards: readonly Card[];
  readonly today: number;
  readonly about: AboutKanji;
}

/** What is probably forgotten. */
export function ForgottenList({ cards, today, about }: ForgottenListProps) {
  const t = useTranslations('profile.forgotten');
  const side = useTranslations('profile.sides');
  const titleId = useId();
  return (
    <Panel as="section" className="prof__forgotten" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('title')}</h3>
      <p className="small soft">{t('text', { count: cards.length })}</p>
      <ul className="prof__lost">
        {cards.slice(0, shown).map(({ kanji, skill, day }) => (
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
