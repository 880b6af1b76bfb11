import type { State } from '@michi/games/jukugo/rules';
import { buttonClass } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import type { ShownWord } from './words.ts';
import './guide.css';

/** Told one after the other, each once a word more is solved. */
const lessons = ['compound', 'on', 'kun', 'mixed', 'sound', 'whole'] as const;

/** A kanji that was picked and is not in the word. */
const strayKanji = ({ picked, cards }: State, jukugo: string): string | undefined =>
  picked.map((index) => cards[index] ?? '').find((kanji) => !jukugo.includes(kanji));

/** The kanji that a beginner is shown: of the very first word, the first that is not picked yet. */
export function guidedKanji(state: State, jukugo: string): string {
  const { setup, totals, picked, cards } = state;
  if (setup.mode !== 'tutorial' || totals.solved > 0 || strayKanji(state, jukugo)) return '';
  const first = [...jukugo].find((kanji) => !picked.some((index) => cards[index] === kanji));
  return first ?? '';
}

/** The tutorial: leads through the first word, then says after each word one thing about how compounds are read. */
export function Guide({ state, word }: { state: State; word: ShownWord }) {
  const t = useTranslations('jukugo.guide');
  const { totals, picked } = state;
  const [first = '', second = ''] = [...word.jukugo];
  const lesson = lessons[totals.solved - 1];
  const next = guidedKanji(state, word.jukugo) || second;
  const stray = strayKanji(state, word.jukugo);
  const onward = stray ? t('stray', { kanji: stray }) : t('second', { next });
  const { meaning, hiragana } = word;
  const guided = picked.length === 0 ? t('first', { meaning, hiragana, first }) : onward;
  return (
    <section className="juk__guide panel" aria-label={t('label')} aria-live="polite">
      <Masu kanji="道" aria-hidden="true" />
      {totals.solved === 0 ? (
        <p>
          <WithJapanese>{guided}</WithJapanese>
        </p>
      ) : (
        <p>
          {lesson && <b>{t(`lessons.${lesson}.title`)} </b>}
          <WithJapanese>{lesson ? t(`lessons.${lesson}.text`) : t('enough')}</WithJapanese>
        </p>
      )}
      {totals.solved > lessons.length && (
        <LocalLink className={buttonClass({ variant: 'game', size: 'sm' })} to="/jukugo">
          {t('toPuzzle')}
        </LocalLink>
      )}
    </section>
  );
}
