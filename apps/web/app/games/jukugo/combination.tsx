import type { State } from '@michi/games/jukugo/rules';
import { Button } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { Kanji } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import './combination.css';

export interface CombinationProps {
  readonly state: State;
  /** The word that is sought. */
  readonly jukugo: string;
  /** What the cards mean, by their kanji. */
  readonly meanings: ReadonlyMap<string, string>;
  /** What is said while nothing has been judged. */
  readonly prompt: ReactNode;
  readonly onRemove: (index: number) => void;
  readonly onReset: () => void;
  readonly onNewWord: () => void;
}

const slots = [0, 1] as const;

/** The two slots, what has been said of them, and the ways out. */
export function Combination(props: CombinationProps) {
  const { state, jukugo, meanings, prompt, onRemove, onReset, onNewWord } = props;
  const t = useTranslations('jukugo.play');
  const { phase, picked, cards, solved, setup } = state;
  const open = setup.words.length - solved.length;
  const playing = phase === 'playing';
  const labelOf = (kanji: string, meaning: string | undefined) =>
    meaning === undefined ? t('remove', { kanji }) : t('removeMeaning', { kanji, meaning });
  // a solved word is shown as it is written, in whatever order it was picked
  const shown = phase === 'right' ? [...jukugo] : picked.map((index) => cards[index] ?? '');
  return (
    <section className="juk__comb" aria-label={t('combination')}>
      <div className={classNames('juk__slots', !playing && `is-${phase}`)}>
        {slots.map((slot) => {
          const kanji = shown[slot];
          const index = picked[slot];
          const full = kanji !== undefined && index !== undefined;
          const meaning = full ? meanings.get(kanji) : undefined;
          // the same button full and empty, so that the focus stays where a kanji was taken back
          return (
            <button
              key={slot}
              type="button"
              className={classNames('masu juk__slot', full ? 'is-full' : 'is-empty')}
              aria-label={full ? labelOf(kanji, meaning) : undefined}
              aria-disabled={!full || !playing}
              onClick={() => full && onRemove(index)}
            >
              {full ? <Kanji>{kanji}</Kanji> : <span className="soft small">{t('choose')}</span>}
              {meaning !== undefined && <span className="juk__gloss">{meaning}</span>}
            </button>
          );
        })}
        <span className="juk__join" aria-hidden="true" />
        {phase === 'right' && <Stamp kanji="済" falling />}
      </div>
      <p className={classNames('juk__said', !playing && `is-${phase}`)}>
        {phase === 'right' && (
          <>
            <Icon name="check" />
            <b>{t('right')}</b> <span className="num">{t('points', { points: state.lastPoints })}</span>
          </>
        )}
        {phase === 'wrong' && (
          <>
            <Icon name="close" />
            <b>{t('wrong')}</b>
          </>
        )}
        {playing && prompt}
      </p>
      <div className="juk__acts">
        <Button
          variant="line"
          size="sm"
          icon="reset"
          aria-disabled={picked.length === 0 || (!playing && phase !== 'wrong')}
          onClick={onReset}
        >
          {t('reset')}
        </Button>
        <Button variant="line" size="sm" icon="swap" aria-disabled={!playing || open < 2} onClick={onNewWord}>
          {t('newWord')}
        </Button>
      </div>
    </section>
  );
}
