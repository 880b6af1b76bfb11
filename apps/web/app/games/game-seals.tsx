import { Panel } from '@michi/ui/card';
import { useTranslations } from 'use-intl';
import { sealFacts, shareOf } from '../../features/achievements/seal-facts.ts';
import { formOf, SealMark } from '../../features/achievements/seal-mark.tsx';
import { sealSigns } from '../../features/achievements/seal-signs.ts';
import { useStanding } from '../../play/use-standing.ts';
import './done.css';

/** The seals that only the garden brings, and how far the learner has come with them. */
export function GardenSeals() {
  const t = useTranslations('hanazono.seals');
  const names = useTranslations('achievements.names');
  const standing = useStanding();
  const seals = sealFacts(standing).filter(
    ({ condition }) => 'game' in condition && condition.game === 'hanazono',
  );
  return (
    <Panel as="section" className="hana-seals" aria-labelledby="hana-seals">
      <h2 id="hana-seals">{t('heading')}</h2>
      <ul>
        {seals.map((seal) => (
          <li key={seal.id}>
            <SealMark kanji={sealSigns[seal.id]} form={formOf(seal)} share={shareOf(seal)} size="small" />
            <p>
              <b>{names(seal.id)}</b>
              <span className="soft small num">
                {seal.earnedAt === null
                  ? t('progress', { reached: seal.reached, target: seal.condition.target })
                  : t('earned')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
