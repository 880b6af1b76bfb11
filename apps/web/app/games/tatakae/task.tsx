import { pointsByDifficulty } from '@michi/games/tatakae/constants';
import type { State } from '@michi/games/tatakae/rules';
import { Badge } from '@michi/ui/badge';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { type CSSProperties, memo } from 'react';
import { useTranslations } from 'use-intl';
import { directionWords, useChallenge } from './challenge-words.ts';
import { DirectionArrow } from './direction-arrow.tsx';

/** In how many columns so many arrows stand: in one row, or in two that are as long as each other. */
const columnsOf = (count: number) => (count <= 9 ? count : Math.ceil(count / 2));

const tones = { easy: 'easy', medium: 'mid', hard: 'hard' } as const;

/** What is to be written: the form to copy, what it means, how it is read, and where its strokes lead. */
export const Task = memo(function Task({ state }: { state: State }) {
  const t = useTranslations('tatakae');
  const { id, kanji, kana, romaji, difficulty, strokes } = useChallenge(state);
  const written = state.ink.length;
  return (
    <div className="tat__task">
      <Masu className="tat__model" kanji={kanji} form="model" />
      <div>
        <p className="small soft tat__write">{t('battle.write')}</p>
        <h2>
          {t(`meanings.${id}`)}{' '}
          <span className="tat__reading soft">
            <Ja>{kana}</Ja> {romaji}
          </span>
        </h2>
        <p className="row small">
          <Badge tone={tones[difficulty]}>{t(`difficulty.${difficulty}`)}</Badge>
          <b>{t('battle.points', { points: pointsByDifficulty[difficulty] })}</b>
        </p>
      </div>
      <ol
        className="tat-arrows num"
        style={{ '--columns': columnsOf(strokes.length) } as CSSProperties}
        aria-label={t('battle.arrows')}
      >
        {strokes.map((direction, index) => {
          const number = index + 1;
          const done = index < written;
          return (
            <li
              key={number}
              className={done ? 'is-done' : index === written ? 'is-now' : undefined}
              aria-current={index === written ? 'step' : undefined}
            >
              <DirectionArrow direction={direction} />
              <span className="tat-arrows__number" aria-hidden="true">
                {number}
              </span>
              <span className="sr-only">
                {t(done ? 'battle.arrowDone' : 'battle.arrow', {
                  number,
                  direction: t(`directions.${directionWords[direction]}`),
                })}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
});
