import {
  isOffered,
  type StoryWord,
  type WordId,
  type WordType,
  words,
  wordTypes,
} from '@michi/games/monogatari/words/words';
import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { Chip } from '@michi/ui/chip';
import { Icon } from '@michi/ui/icon';
import { japanese, Kanji } from '@michi/ui/japanese';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import '../../fonts/monogatari-words.generated.css';
import './word-list.css';

export interface WordListProps {
  readonly level: number;
  readonly requiredKanji: readonly string[];
  readonly onWord: (word: StoryWord) => void;
}

/** What stands there until the glosses are, and where they cannot be had. */
export interface Places {
  readonly loading: ReactNode;
  readonly missing: ReactNode;
}

const countOf = (difficulty: number) => words.filter((word) => word.difficulty === difficulty).length;

const difficulties = [1, 2, 3] as const;

const namespaces: readonly Namespace[] = ['monogatariWords'];

/** The words that lie on the table at a level, with their glosses, which the page around them need not have. */
export function WordList({ loading, missing, ...table }: WordListProps & Places) {
  const locale = useLocale();
  const [ready, setReady] = useState<Locale | 'failed' | null>(null);
  useEffect(() => {
    loadMessages(locale, namespaces).then(
      () => setReady(locale),
      (error: unknown) => {
        logFailure(error, 'loading the words of Monogatari');
        setReady('failed');
      },
    );
  }, [locale]);
  if (ready === null) return loading;
  if (ready === 'failed') return missing;
  return (
    <IntlProvider locale={ready} messages={messagesOf(ready, namespaces)} timeZone="UTC">
      <Table {...table} />
    </IntlProvider>
  );
}

/** By type and difficulty, those with required kanji first. */
function Table({ level, requiredKanji, onWord }: WordListProps) {
  const t = useTranslations('monogatariWords');
  const [type, showType] = useState<'all' | WordType>('all');
  const [difficulty, showDifficulty] = useState<number | null>(null);
  const isRequired = ({ kanji }: StoryWord) => requiredKanji.some((each) => kanji.includes(each));
  const shown: readonly StoryWord[] = words
    .filter(
      (word: StoryWord) =>
        isOffered(word, level) &&
        (type === 'all' || word.type === type) &&
        (difficulty === null || word.difficulty === difficulty),
    )
    .toSorted((one, other) => Number(isRequired(other)) - Number(isRequired(one)));
  return (
    <>
      <div className="mng-words__filters">
        <div className="mng-head">
          <h3 id="mng-words">{t('list.heading')}</h3>
          <p className="small soft">{t('list.upTo', { level })}</p>
        </div>
        <fieldset className="chips">
          <legend className="sr-only">{t('list.heading')}</legend>
          {difficulties.map((each) => (
            <Chip
              key={each}
              pressed={difficulty === each}
              disabled={each > level}
              aria-label={
                each > level
                  ? t('list.locked', { stars: each, level: each })
                  : t('list.stars', { stars: each, count: countOf(each) })
              }
              onClick={() => showDifficulty(difficulty === each ? null : each)}
              count={each > level ? undefined : countOf(each)}
            >
              {each > level && <Icon name="lock" size="sm" />}
              <span>{'★'.repeat(each)}</span>
            </Chip>
          ))}
        </fieldset>
        <fieldset className="chips">
          <legend className="sr-only">{t('list.byType')}</legend>
          {(['all', ...wordTypes] as const).map((each) => (
            <Chip key={each} pressed={type === each} onClick={() => showType(each)}>
              {each === 'all' ? t('list.all') : t(`types.${each}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <ul className="mng-words__list">
        {shown.map((word) => {
          const meaning = t(`words.${word.id as WordId}`);
          const kind = t(`types.${word.type}`);
          return (
            <li key={word.id}>
              <button type="button" className="mng-word" onClick={() => onWord(word)}>
                <Kanji>{word.kanji}</Kanji>
                <span>
                  <b {...japanese}>{word.kana}</b>
                  <i>
                    {meaning} · {kind}
                  </i>
                </span>
                {isRequired(word) ? (
                  <em>
                    <Icon name="check" size="sm" />
                    {t('list.required')}
                  </em>
                ) : (
                  <span className="small soft" aria-hidden="true">
                    {'★'.repeat(word.difficulty)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
