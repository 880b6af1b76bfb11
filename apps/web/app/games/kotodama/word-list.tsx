import { moraeOf } from '@michi/games/kotodama/morae';
import { type PoemWord, particles, type WordCategory, wordCategories } from '@michi/games/kotodama/words';
import { Chip } from '@michi/ui/chip';
import { Dots } from '@michi/ui/dots';
import { Ja, japanese } from '@michi/ui/japanese';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMeaning, usePoetic } from './texts.ts';
import './word-list.css';

export interface WordListProps {
  readonly words: readonly PoemWord[];
  /** How many morae the line still takes; longer words are not taken. */
  readonly room: number;
  /** The line where one writes; the first is 1. */
  readonly line: number;
  readonly onWord: (word: PoemWord) => void;
  readonly onParticle: (kana: string) => void;
}

/** The words that there are, by kind, and what may stand between them. */
export function WordList({ words, room, line, onWord, onParticle }: WordListProps) {
  const locale = useLocale();
  const t = useTranslations('kotodama.editor');
  const categories = useTranslations('kotodama.categories');
  const meaning = useMeaning();
  const poetic = usePoetic();
  const [shown, show] = useState<'all' | WordCategory>('all');
  const count = (category: WordCategory) => words.filter((word) => word.category === category).length;
  return (
    <section className="panel kot-words" aria-labelledby="kot-words">
      <div className="kot-words__head">
        <h2 id="kot-words">{t('words')}</h2>
        <p className="small soft" role="status">
          {room === 0 ? t('full', { line }) : t('room', { room, line })}
        </p>
      </div>
      <fieldset className="chips kot-words__kinds">
        <legend className="sr-only">{categories('label')}</legend>
        <Chip pressed={shown === 'all'} onClick={() => show('all')} count={words.length}>
          {categories('all')}
        </Chip>
        {wordCategories.map((each) => (
          <Chip key={each} pressed={shown === each} onClick={() => show(each)} count={count(each)}>
            {categories(each)}
          </Chip>
        ))}
      </fieldset>
      <fieldset className="kot-words__particles">
        <legend className="small soft">
          {t('particles')}
          <span className="sr-only">: {t('particlesHint')}</span>
        </legend>
        {particles.map((kana) => (
          <button
            key={kana}
            type="button"
            {...japanese}
            className="kot-words__particle"
            aria-disabled={moraeOf(kana) > room}
            onClick={() => onParticle(kana)}
          >
            {kana}
          </button>
        ))}
      </fieldset>
      <ul className="kot-words__list">
        {words
          .filter(({ category }) => shown === 'all' || category === shown)
          .map((word) => {
            const morae = moraeOf(word.kana);
            const length = t('morae', { count: morae });
            return (
              <li key={word.id}>
                <button
                  type="button"
                  className="kot-words__word"
                  aria-disabled={morae > room}
                  aria-label={t('add', {
                    word: word.kanji,
                    kana: word.kana,
                    meaning: [meaning(word), poetic(word) ?? []].flat().join(locale === 'ja' ? '、' : ', '),
                    morae: length,
                  })}
                  onClick={() => onWord(word)}
                >
                  <Ja className="kot-words__kanji">{word.kanji}</Ja>
                  <span>
                    <b {...japanese}>{word.kana}</b>
                    <i>{meaning(word)}</i> {poetic(word) && <em>{poetic(word)}</em>}
                  </span>
                  <Dots value={morae} max={morae} label={length} />
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
