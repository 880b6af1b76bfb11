import {
  isOffered,
  type Word,
  type WordId,
  type WordType,
  words,
  wordTypes,
} from '@michi/games/monogatari/words';
import { Chip } from '@michi/ui/chip';
import { Icon } from '@michi/ui/icon';
import { Kanji } from '@michi/ui/japanese';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import './word-list.css';

export interface WordListProps {
  readonly level: number;
  readonly requiredKanji: string;
  readonly onWord: (word: Word) => void;
}

const countOf = (difficulty: number) => words.filter((word) => word.difficulty === difficulty).length;

const difficulties = [1, 2, 3] as const;

/** The words that lie on the table at a level, by type and difficulty, those with required kanji first. */
export function WordList({ level, requiredKanji, onWord }: WordListProps) {
  const t = useTranslations('monogatari');
  const [type, showType] = useState<'all' | WordType>('all');
  const [difficulty, showDifficulty] = useState<number | null>(null);
  const isRequired = ({ kanji }: Word) => [...requiredKanji].some((each) => kanji.includes(each));
  const shown: readonly Word[] = words
    .filter(
      (word: Word) =>
        isOffered(word, level) &&
        (type === 'all' || word.type === type) &&
        (difficulty === null || word.difficulty === difficulty),
    )
    .toSorted((one, other) => Number(isRequired(other)) - Number(isRequired(one)));
  return (
    <>
      <div className="mng-words__filters">
        <div className="mng-head">
          <h3 id="mng-words">{t('wordList.heading')}</h3>
          <p className="small soft">{t('wordList.upTo', { level })}</p>
        </div>
        <fieldset className="chips">
          <legend className="sr-only">{t('wordList.heading')}</legend>
          {difficulties.map((each) => (
            <Chip
              key={each}
              pressed={difficulty === each}
              disabled={each > level}
              aria-label={
                each > level
                  ? t('wordList.locked', { stars: each, level: each })
                  : t('wordList.stars', { stars: each, count: countOf(each) })
              }
              onClick={() => showDifficulty(difficulty === each ? null : each)}
              count={each > level ? undefined : countOf(each)}
            >
              {each > level && <Icon name="lock" size="sm" />}
              {'★'.repeat(each)}
            </Chip>
          ))}
        </fieldset>
        <fieldset className="chips">
          <legend className="sr-only">{t('wordList.byType')}</legend>
          {(['all', ...wordTypes] as const).map((each) => (
            <Chip key={each} pressed={type === each} onClick={() => showType(each)}>
              {each === 'all' ? t('wordList.all') : t(`wordTypes.${each}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <ul className="mng-words__list">
        {shown.map((word) => {
          const meaning = t(`words.${word.id as WordId}`);
          const kind = t(`wordTypes.${word.type}`);
          return (
            <li key={word.id}>
              <button type="button" className="mng-word" onClick={() => onWord(word)}>
                <Kanji>{word.kanji}</Kanji>
                <span>
                  <b lang="ja">{word.kana}</b>
                  <i>
                    {meaning}, {kind}
                  </i>
                </span>
                {isRequired(word) ? (
                  <em>
                    <Icon name="check" size="sm" />
                    {t('wordList.required')}
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
