import { type Side, sides } from '@michi/progress/known';
import type { Card } from '@michi/progress/memory';
import { bySide, type DueToday } from '@michi/progress/today';
import { buttonClass } from '@michi/ui/button';
import { Sheet } from '@michi/ui/card';
import { Ja } from '@michi/ui/japanese';
import { useFormatter, useTranslations } from 'use-intl';
import { useSavedLevels } from '../../learner/use-learner.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { mostUrgent, reviewMinutes } from './minutes.ts';

const signs: Readonly<Record<Side, string>> = { meaning: '意', reading: '音', writing: '筆' };
const textures: Readonly<Record<Side, string>> = { meaning: 'a', reading: 'b', writing: 'c' };
/** So many kanji are shown of each side. */
const shownKanji = 4;

/** What is due by what it shows of a kanji, and the way into the review. */
export function DueSheet({ due: { cards, later } }: { due: DueToday }) {
  const t = useTranslations('today.due');
  const format = useFormatter();
  const due = bySide(cards);
  const most = Math.max(...sides.map((side) => due[side].length), 1);
  return (
    <Sheet as="section" rule className="day-due" aria-labelledby="day-due">
      <h2 id="day-due" className="day-big num">
        <b>{format.number(cards.length)}</b> <span>{t('title')}</span>
      </h2>
      <ul className="due3">
        {sides.map((side) => (
          <li key={side}>
            <Ja className="due3-j" aria-hidden="true">
              {signs[side]}
            </Ja>
            <span className="due3-t">
              <b>{t(`sides.${side}`)}</b>
              <Ja className="due3-k">{kanjiOf(due[side]).join(' ')}</Ja>
            </span>
            <span className="due3-bar" aria-hidden="true">
              {due[side].length > 0 && (
                <i
                  className={`tex tex-${textures[side]}`}
                  style={{ width: `${(due[side].length / most) * 100}%` }}
                />
              )}
            </span>
            <b className="num due3-n">{format.number(due[side].length)}</b>
          </li>
        ))}
      </ul>
      <ReviewLinks cards={cards} />
      {later > 0 && <p className="small soft">{t('later', { count: later })}</p>}
    </Sheet>
  );
}

function kanjiOf(cards: readonly Card[]): string[] {
  const kanji = [...new Set(cards.map((card) => card.kanji))];
  return kanji.length > shownKanji ? [...kanji.slice(0, shownKanji), '…'] : kanji;
}

function ReviewLinks({ cards }: { cards: readonly Card[] }) {
  const t = useTranslations('today.due');
  const left = useSavedLevels('review');
  if (cards.length === 0) return null;
  const urgent = Math.min(mostUrgent, cards.length);
  const goesOn = left.includes('due');
  return (
    <div className="day-acts">
      <LocalLink
        to="/today/review/due"
        className={buttonClass({ variant: 'accent', size: 'lg', block: true })}
      >
        {goesOn ? t('goOn') : t('start', { count: urgent })}
      </LocalLink>
      {!goesOn && <p className="small soft center num">{t('minutes', { minutes: reviewMinutes(urgent) })}</p>}
      {cards.length > urgent && (
        <LocalLink to="/today/review/all" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {t('all', { count: cards.length, minutes: reviewMinutes(cards.length) })}
        </LocalLink>
      )}
    </div>
  );
}
