import { mayContest, type Outcome, type Plant, promptOf, type State } from '@michi/games/hanazono/rules';
import { toRomaji } from '@michi/kanji/romaji';
import { Button, buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Stamp } from '@michi/ui/stamp';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { KanjiAnswers } from '../../lib/language/kanji-answers.tsx';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useEntriesOf } from '../../lib/language/use-entries-of.ts';
import { WasRight } from '../../lib/language/was-right.tsx';
import { markJapanese, WithJapanese } from '../../lib/language/with-japanese.tsx';
import { useDifference } from '../use-difference.ts';
import { answerTextIn } from './answer-text.ts';

export interface VerdictProps {
  readonly state: State;
  readonly plant: Plant;
  readonly outcome: Outcome;
  /** Whether another plant can be asked. */
  readonly hasNext: boolean;
  readonly onContest: () => void;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  readonly onTour: () => void;
}

/** How an answer was, what was right, and what it has brought; the announcer says the same. */
export function Verdict(props: VerdictProps) {
  const { state, plant, outcome, hasNext, onContest, onAgain, onNext, onTour } = props;
  const t = useTranslations('hanazono.care');
  const contested = useTranslations('common.contested');
  const answerText = answerTextIn(state);
  const difference = useDifference();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { judgement, kind, given, meant, grew, revived, grown, points, level, seeds } = outcome;
  const entry = useEntriesOf([plant.kanji]).get(plant.kanji);
  const { readings, glosses } = promptOf(state.setup, plant.kanji);
  const reading = readings[0] ?? '';
  const solution = t('solution', {
    ...{ kanji: plant.kanji, reading, romaji: toRomaji(reading) },
    meaning: glosses[0] ?? '',
  });
  const isWrong = judgement === 'wrong';
  const said =
    judgement === 'contested'
      ? contested('said')
      : t(isWrong ? (given === null ? 'unknownSaid' : 'wrong') : judgement);
  return (
    <div className={`hana-verdict is-${isWrong ? 'wrong' : 'right'}`}>
      <p>
        <Icon className="hana-verdict__mark" name={isWrong ? 'close' : 'check'} />
        <b>{said}</b>{' '}
        {isWrong && kind !== 'writing' && (
          <b>{markJapanese(t('rightIs', { answer: answerText(plant.kanji, kind) }))}</b>
        )}{' '}
        {(!isWrong || kind === 'writing') && <WithJapanese>{solution}</WithJapanese>}{' '}
        {isWrong && kind === 'writing' && given !== null && (
          <WithJapanese>{difference({ taken: [given], meant: plant.kanji })?.sentence ?? ''}</WithJapanese>
        )}
        {meant !== null && kind !== 'writing' && (
          <WithJapanese>{t('meant', { answer: answerText(meant, kind), kanji: meant })}</WithJapanese>
        )}{' '}
        {isWrong && outcome.lost > 0 && <span>{t('comboLost')}</span>}
      </p>
      {!isWrong && judgement !== 'contested' && (
        <p className="small">
          <b className="num">{t('gained', { points })}</b>{' '}
          {revived
            ? t('revived', { rests: String(plant.rests) })
            : grown
              ? t('grown')
              : t('grew', { steps: grew })}
        </p>
      )}
      {level !== null && (
        <p className="hana-verdict__level">
          <Stamp kanji="昇" falling />
          <b>{t('level', { level, seeds })}</b>
        </p>
      )}
      {entry && <KanjiAnswers entry={entry} typed={kind === 'reading' ? given : null} />}
      <div className="hana-verdict__acts">
        {grown && (
          <LocalLink
            className={buttonClass({ variant: 'line', size: 'sm' })}
            to="/hanazono/tour"
            onClick={onTour}
          >
            {t('tour')}
          </LocalLink>
        )}
        {mayContest(state) && (
          <WasRight
            onSay={() => {
              onContest();
              next.current?.focus();
            }}
          />
        )}
        <Button ref={next} variant="accent" size="sm" onClick={isWrong ? onAgain : onNext}>
          {t(isWrong ? 'again' : hasNext ? 'next' : 'toGarden')}
          <Icon name="right" />
        </Button>
      </div>
    </div>
  );
}
