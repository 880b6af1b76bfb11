import { hintCost } from '@michi/games/jukugo/constants';
import type { State } from '@michi/games/jukugo/rules';
import { fullTimeBonus } from '@michi/games/series';
import { Button } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { Ja, Kanji } from '@michi/ui/japanese';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { TimeBonusBar, useTimeBonus } from '../time-bonus.tsx';
import './slots.css';
import './task.css';
import type { CardTexts } from './card-texts.ts';
import { dividedReading, type Miss } from './miss.ts';
import { Said } from './said.tsx';
import { bonusClock } from './time-bonus.ts';
import type { ShownWord } from './words.ts';

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

interface SlotsProps {
  readonly state: State;
  /** The word that is sought. */
  readonly word: ShownWord;
  readonly texts: CardTexts;
  /** What was wrong, as long as it is shown. */
  readonly miss: Miss | null;
  readonly onRemove: (index: number) => void;
}

const slots = [0, 1] as const;

/** The two slots under the reading of the word; a press on a full one takes its kanji out. */
function Slots({ state, word, texts, miss, onRemove }: SlotsProps) {
  const t = useTranslations('jukugo.play');
  const { phase, picked, cards } = state;
  const chosen = picked.map((index) => cards[index] ?? '');
  const shown = miss?.pair ?? chosen;
  const readings = dividedReading(word) ?? (word.hiragana === '' ? [] : [word.hiragana]);
  const labelOf = (kanji: string) => {
    const meaning = texts.get(kanji)?.meaning;
    return meaning ? t('removeMeaning', { kanji, meaning }) : t('remove', { kanji });
  };
  return (
    <section
      className={classNames('juk__slots', readings.length === 1 && 'is-whole', miss && 'is-wrong')}
      aria-label={t('combination')}
    >
      {slots.slice(0, readings.length).map((slot) => (
        <Ja key={slot} className="juk__kana">
          {readings[slot]}
        </Ja>
      ))}
      {slots.map((slot) => {
        const kanji = shown[slot];
        const index = picked[kanji === undefined ? slot : chosen.indexOf(kanji)];
        const full = kanji !== undefined && index !== undefined;
        const fits = miss?.fits[slot];
        // the same button full and empty, so that the focus stays where a kanji was taken back
        return (
          <button
            key={slot}
            type="button"
            className={classNames(
              'masu juk__slot',
              full ? 'is-full' : 'is-empty',
              fits !== undefined && (fits ? 'is-fitting' : 'is-stray'),
            )}
            aria-label={full ? labelOf(kanji) : undefined}
            aria-disabled={!full || phase !== 'playing'}
            onClick={() => full && phase === 'playing' && onRemove(index)}
          >
            {full ? <Kanji>{kanji}</Kanji> : <span className="soft small">{t('choose')}</span>}
            {fits !== undefined && <Icon name={fits ? 'check' : 'close'} className="juk__fit" />}
          </button>
        );
      })}
      <span className="juk__join" aria-hidden="true" />
    </section>
  );
}
