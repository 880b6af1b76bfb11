import { Panel } from '@michi/ui/card';
import { Ja } from '@michi/ui/japanese';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import './badge-panel.css';
import type { SealFacts } from './seal-facts.ts';
import { useSealTexts } from './use-seal-texts.ts';

const signs = { diamond: '菱', week: '週', flawless: '円' } as const;

/** The badges that seals bring. */
export function BadgePanel({ seals, known }: { seals: readonly SealFacts[]; known: boolean }) {
  const t = useTranslations('seals');
  const texts = useSealTexts();
  const headingId = useId();
  const giving = seals.flatMap((seal) => (seal.reward.badge ? { seal, badge: seal.reward.badge } : []));
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('badgesHeading')}</h2>
      <ul className="badge-crests">
        {giving.map(({ seal, badge }) => {
          const isEarned = known && seal.earnedAt !== null;
          return (
            <li key={badge} className={isEarned ? 'is-earned' : undefined}>
              <Ja className="badge-crests__crest" aria-hidden="true">
                {signs[badge]}
              </Ja>
              <b>{t(`badges.${badge}`)}</b>
              <span>{texts.condition(seal)}</span>
              {known && !isEarned && <span className="sr-only">{t('notYet')}</span>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
