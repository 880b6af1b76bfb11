import type { State } from '@michi/games/jukugo/rules';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { Ja, Kanji } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import type { CardTexts } from './card-texts.ts';
import { dividedReading, type Miss } from './miss.ts';
import type { ShownWord } from './words.ts';
import './slots.css';

export interface SlotsProps {
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
export function Slots({ state, word, texts, miss, onRemove }: SlotsProps) {
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
