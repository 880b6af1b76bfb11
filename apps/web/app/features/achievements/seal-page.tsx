import type { AchievementId, Category } from '@michi/progress/achievements';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Bar } from '@michi/ui/progress';
import { type MouseEvent, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { sealAddress } from './seal-address.ts';
import { isAllOrNothing, type SealFacts, shareOf } from './seal-facts.ts';
import { formOf, SealMark } from './seal-mark.tsx';
import './seal-page.css';
import { sealSigns } from './seal-signs.ts';
import { useSealTexts } from './use-seal-texts.ts';

interface SealPageProps {
  readonly category: Category;
  /** The kanji of the category. */
  readonly sign: string;
  readonly seals: readonly SealFacts[];
  /** Whether it is known yet what the learner has. */
  readonly known: boolean;
  readonly chosen: AchievementId | null;
  readonly onChoose: (event: MouseEvent, id: AchievementId) => void;
}

/** The seals of one kind. */
export function SealPage({ category, sign, seals, known, chosen, onChoose }: SealPageProps) {
  const t = useTranslations('seals');
  const headingId = useId();
  const done = seals.filter(({ earnedAt }) => earnedAt !== null).length;
  return (
    <section className="seal-page" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Ja aria-hidden="true">{sign}</Ja>
        {t(`categories.${category}`)}
        {known && <small className="num">{t('earnedOf', { earned: done, all: seals.length })}</small>}
      </h2>
      <ul>
        {seals.map((seal) => (
          <li key={seal.id}>
            <LocalLink
              className="seal-cell"
              to={sealAddress(seal.id)}
              aria-current={seal.id === chosen ? 'true' : undefined}
              onClick={(event) => onChoose(event, seal.id)}
            >
              <SealMark kanji={sealSigns[seal.id]} form={formOf(seal)} share={known ? shareOf(seal) : 0} />
              <SealCell seal={seal} known={known} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SealCell({ seal, known }: { seal: SealFacts; known: boolean }) {
  const t = useTranslations('seals');
  const names = useTranslations('achievements.names');
  const format = useFormatter();
  const texts = useSealTexts();
  return (
    <span className="seal-cell__text">
      <b>{names(seal.id)}</b>
      <span>{texts.condition(seal)}</span>
      <span className="seal-cell__state num">
        {!known ? (
          ' '
        ) : seal.earnedAt !== null ? (
          <>
            <Icon name="check" />
            {t('earnedAt', { date: texts.date(seal.earnedAt), xp: seal.reward.xp })}
          </>
        ) : isAllOrNothing(seal) ? (
          t('notYet')
        ) : (
          <>
            <Bar
              thin
              value={seal.reached}
              max={seal.condition.target}
              label={texts.progress(seal)}
              aria-hidden="true"
            />
            <span aria-hidden="true">
              {format.number(seal.reached)} / {format.number(seal.condition.target)}
            </span>
            <span className="sr-only">{texts.progress(seal)}</span>
          </>
        )}
      </span>
    </span>
  );
}
