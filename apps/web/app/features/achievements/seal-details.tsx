import { gameOf, isPlayable } from '@michi/games/catalogue';
import { Category } from '@michi/ui/badge';
import { buttonClass } from '@michi/ui/button';
import { Bar } from '@michi/ui/progress';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './seal-details.css';
import { gameThatBrings, isAllOrNothing, type SealFacts, shareOf } from './seal-facts.ts';
import { formOf, SealMark } from './seal-mark.tsx';
import { sealSigns } from './seal-signs.ts';
import { useSealTexts } from './use-seal-texts.ts';

interface SealDetailsProps {
  readonly seal: SealFacts;
  /** Nobody chose it: it is the one to be earned next. */
  readonly isNext?: boolean | undefined;
  /** The seal's name, where nothing around names it. */
  readonly heading?: ReactNode;
}

/** All that is to be said of one seal: what it takes, what is missing, what it brings, and the way there. */
export function SealDetails({ seal, isNext = false, heading }: SealDetailsProps) {
  const t = useTranslations('seals');
  const all = useTranslations('achievements');
  const texts = useSealTexts();
  const { category, condition, earnedAt, reached, reward } = seal;
  const form = formOf(seal);
  const note = texts.note(seal);
  const game = gameThatBrings(seal);
  return (
    <div className="seal-details">
      <div className="seal-details__top">
        <SealMark kanji={sealSigns[seal.id]} form={form} share={shareOf(seal)} size="large" />
        <div>
          <p>
            <Category>{isNext ? t('next') : t(`categories.${category}`)}</Category>
          </p>
          {heading}
          <p>{texts.condition(seal)}</p>
        </div>
      </div>
      {note && <p className="seal-details__note">{note}</p>}
      {earnedAt !== null ? (
        <p>
          <b>{t('earnedOn', { date: texts.date(earnedAt) })}</b>
        </p>
      ) : isAllOrNothing(seal) ? (
        <p className="soft">{t('notYet')}</p>
      ) : (
        <div className="seal-details__bar num">
          <p>
            <b>{texts.progress(seal)}</b>
            <span className="soft">{t('missing', { missing: condition.target - reached })}</span>
          </p>
          <Bar
            ticks
            accent
            value={reached}
            max={condition.target}
            label={all(`names.${seal.id}`)}
            valueText={texts.progress(seal)}
          />
        </div>
      )}
      <dl className="seal-details__facts">
        <div>
          <dt>{t('reward')}</dt>
          <dd>
            <b className="num">{all('xp', { xp: reward.xp })}</b>
            {reward.title && <span>{t('withTitle', { title: all(`titles.${reward.title}`) })}</span>}
            {reward.badge && <span>{t('withBadge', { badge: t(`badges.${reward.badge}`) })}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('form')}</dt>
          <dd>{t(`forms.${form}`)}</dd>
        </div>
      </dl>
      {earnedAt === null && (
        <LocalLink
          className={buttonClass({ variant: 'accent', block: true })}
          to={game === 'shelf' ? '/games' : `/${game}`}
        >
          {isPlayable(game) ? t('play', { game: gameOf(game).title }) : t('anyGame')}
        </LocalLink>
      )}
    </div>
  );
}
