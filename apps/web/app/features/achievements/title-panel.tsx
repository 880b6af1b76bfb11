import type { Title } from '@michi/progress/achievements';
import { Alert } from '@michi/ui/alert';
import { Panel } from '@michi/ui/card';
import { Icon } from '@michi/ui/icon';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../lib/calls/online.ts';
import { useSession } from '../../lib/device/session.ts';
import type { SealFacts } from './seal-facts.ts';
import './title-panel.css';
import { useSealTexts } from './use-seal-texts.ts';
import { useTitle } from './use-title.ts';

/** Lets the learner wear one of the earned titles. */
export function TitlePanel({ seals, known }: { seals: readonly SealFacts[]; known: boolean }) {
  const t = useTranslations('seals');
  const names = useTranslations('achievements.titles');
  const texts = useSealTexts();
  const headingId = useId();
  const isGuest = useSession() === null;
  const online = useOnline();
  const giving = seals.flatMap((seal) => (seal.reward.title ? { seal, title: seal.reward.title } : []));
  const { worn, wear, failed } = useTitle(
    giving.flatMap(({ seal, title }) => (seal.earnedAt === null ? [] : title)),
  );
  const cannotSave = !known || (!isGuest && !online);
  const choice = (title: Title | null, isEarned: boolean, name: string, below: ReactNode) => (
    <label key={title} className={isEarned ? 'title-choice' : 'title-choice is-locked'}>
      <input
        type="radio"
        name="title"
        checked={known && worn === title}
        disabled={!isEarned || cannotSave}
        onChange={() => wear(title)}
      />
      <span>
        <b>{name}</b>
        <span>{below}</span>
      </span>
      {known && worn === title && title !== null && <em>{t('worn')}</em>}
      {!isEarned && (
        <>
          <Icon name="lock" />
          <span className="sr-only">{t('locked')}</span>
        </>
      )}
    </label>
  );
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('titlesHeading')}</h2>
      {failed && <Alert tone="bad">{t('titleFailed')}</Alert>}
      <div role="radiogroup" aria-label={t('titlesLabel')}>
        {choice(null, true, t('none'), t('noneText'))}
        {giving.map(({ seal, title }) =>
          choice(
            title,
            known && seal.earnedAt !== null,
            names(title),
            known && seal.earnedAt === null
              ? `${texts.condition(seal)} · ${texts.progress(seal)}`
              : texts.condition(seal),
          ),
        )}
      </div>
      <p className="seals__aside">{t(isGuest ? 'titlesGuest' : 'titlesText')}</p>
    </Panel>
  );
}
