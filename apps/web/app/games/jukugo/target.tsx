import { hintCost } from '@michi/games/jukugo/constants';
import type { State } from '@michi/games/jukugo/rules';
import { fullTimeBonus } from '@michi/games/sitting';
import { Button } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { TimeBonusBar, useTimeBonus } from '../time-bonus.tsx';
import { bonusClock } from './time-bonus.ts';
import type { ShownWord } from './words.ts';
import './target.css';

/** Where the word stood in a sentence that would give it away. */
const gap = '___';

export interface TargetProps {
  readonly state: State;
  readonly word: ShownWord;
  /** Whose clock the time bonus follows. */
  readonly run: Clocked;
  readonly onHint: () => void;
  readonly onList: () => void;
}

/** What is sought: its meaning, how it is read, and a sentence in which it stands. */
export function Target({ state, word, run, onHint, onList }: TargetProps) {
  const t = useTranslations('jukugo.play');
  const format = useFormatter();
  const locale = useLocale();
  const bonus = useTimeBonus(run, bonusClock(state));
  const hinted = state.hinted.includes(state.target);
  const example = locale === 'ja' ? word.exampleJa.replaceAll(word.jukugo, gap) : word.example;
  return (
    <section className="panel juk__target" aria-labelledby="sought">
      <p className="label soft">{t('sought')}</p>
      <h2 id="sought">{word.meaning}</h2>
      <p className="juk__kana">
        <Ja>{word.hiragana}</Ja> {locale !== 'ja' && <span className="juk__romaji">{word.romaji}</span>}
      </p>
      {example !== '' && <p className="soft small">{t('quote', { text: example })}</p>}
      {bonus !== null && (
        <TimeBonusBar
          bonus={bonus}
          label={t('timeBonus')}
          left={format.number(bonus / fullTimeBonus, { style: 'percent' })}
        />
      )}
      <div className="juk__helps">
        <Button
          variant="line"
          size="sm"
          icon="bulb"
          aria-disabled={hinted || state.phase !== 'playing'}
          onClick={onHint}
        >
          {t('hint')} <span className="soft num">−{format.number(hintCost)}</span>
        </Button>
        <Button variant="quiet" size="sm" className="num" aria-haspopup="dialog" onClick={onList}>
          {t('list', { solved: state.solved.length, total: state.setup.words.length })}
        </Button>
      </div>
    </section>
  );
}
