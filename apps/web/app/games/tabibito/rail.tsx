import type { LessonCard } from '@michi/games/tabibito/lesson';
import { Ja } from '@michi/ui/japanese';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import './rail.css';

export interface RailProps {
  readonly cards: readonly LessonCard[];
  readonly index: number;
}

/** How far the lesson has come, as a line on a railway map: it shows the way and is no control. */
export function Rail({ cards, index }: RailProps) {
  const t = useTranslations('tabibito.lesson');
  const card = cards[index] as LessonCard;
  const name = card.kind === 'kanji' ? card.kanji : t(`stops.${nameOf(card)}`);
  const travelled = (index / (cards.length - 1)) * 100;
  return (
    <div
      className="tabi-rail"
      role="progressbar"
      aria-valuemin={1}
      aria-valuemax={cards.length}
      aria-valuenow={index + 1}
      aria-label={t('progress')}
      aria-valuetext={t('card', { number: index + 1, count: cards.length, name })}
      style={{ '--travelled': `${travelled}%` } as CSSProperties}
    >
      <ol aria-hidden="true">
        {cards.map((each, at) => (
          <li key={keyOf(each)} className={stopClass(each, at - index)}>
            <i />
            <Ja>{signOf(each)}</Ja>
          </li>
        ))}
      </ol>
    </div>
  );
}

const signs = { scene: '駅', question: '問', arrival: '着' } as const;
const signOf = (card: LessonCard) => (card.kind === 'kanji' ? card.kanji : signs[card.kind]);
const nameOf = (card: Exclude<LessonCard, { kind: 'kanji' }>) =>
  card.kind === 'question' && card.again ? 'again' : card.kind;

export const keyOf = (card: LessonCard): string =>
  card.kind === 'kanji'
    ? card.kanji
    : card.kind === 'question'
      ? `${card.again ? 'again' : 'question'}-${card.number}`
      : card.kind;

function stopClass({ kind }: LessonCard, away: number): string {
  const place = away < 0 ? ' is-past' : away === 0 ? ' is-now' : '';
  return `tabi-rail__stop${kind === 'question' ? ' is-question' : ''}${place}`;
}
