import { hintCost } from '@michi/games/jukugo/constants';
import type { State } from '@michi/games/jukugo/rules';
import { fullTimeBonus } from '@michi/games/series';
import { Button } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { TimeBonusBar, useTimeBonus } from '../time-bonus.tsx';
import type { CardTexts } from './card-texts.ts';
import type { Miss } from './miss.ts';
import { Said } from './said.tsx';
import { Slots } from './slots.tsx';
import { bonusClock } from './time-bonus.ts';
import type { ShownWord } from './words.ts';
import './task.css';

/** Where the word stood in a sentence that would give it away. */
const gap = '___';

export interface TaskProps {
  readonly state: State;
  readonly word: ShownWord;
  readonly texts: CardTexts;
  /** What was wrong, as long as it is shown, and the same in words. */
  readonly miss: Miss | null;
  readonly missText: string;
  /** Whose clock the time bonus follows. */
  readonly run: Clocked;
  readonly onHint: () => void;
  readonly onRemove: (index: number) => void;
}

/** What is sought: its meaning, how it is read, a sentence in which it stands; the two slots; and what was said of them. */
export function Task({ state, word, texts, miss, missText, run, onHint, onRemove }: TaskProps) {
  const t = useTranslations('jukugo.play');
  const format = useFormatter();
  const locale = useLocale();
  const bonus = useTimeBonus(run, bonusClock(state));
  const hinted = state.hinted.includes(state.target);
  const example = locale === 'ja' ? word.exampleJa.replaceAll(word.jukugo, gap) : word.example;
  const percent = (points: number) => format.number(points / fullTimeBonus, { style: 'percent' });
  return (
    <div className={classNames('juk__task', miss && 'is-missed')}>
      <div className="juk__head">
        <p className="label soft">{t('sought')}</p>
        <h2>{word.meaning}</h2>
        <Button
          variant="line"
          size="sm"
          icon="bulb"
          className="juk__hint"
          aria-disabled={hinted}
          onClick={onHint}
        >
          <span>{t('hint')}</span> <span className="soft num">−{format.number(hintCost)}</span>
        </Button>
      </div>
      {bonus !== null && <TimeBonusBar bonus={bonus} label={t('timeBonus')} left={percent(bonus)} />}
      <Slots state={state} word={word} texts={texts} miss={miss} onRemove={onRemove} />
      <div className="juk__side">
        {miss ? (
          <p className="juk__missed">
            <WithJapanese>{missText}</WithJapanese>
          </p>
        ) : (
          <>
            {locale !== 'ja' && <p className="juk__romaji">{word.romaji}</p>}
            {example !== '' && <p className="juk__quote soft">{t('quote', { text: example })}</p>}
          </>
        )}
      </div>
      <Said state={state} hint={hinted ? ([...word.jukugo][0] ?? '') : null} />
    </div>
  );
}
