import { accuracyOf, gradeOf, grades } from '@michi/games/otoawase/scoring';
import type { State } from '@michi/games/otoawase/state';
import { Button, buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon, type IconName } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { NextSteps } from '../../features/next-steps/next-steps.tsx';
import type { Answered } from '../../features/next-steps/steps-after.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { type ShownResult, useResult } from '../../play/use-result.ts';
import { type Missed, missedIn } from './missed.ts';
import { MissedKanji } from './missed-kanji.tsx';
import { NoteByNote } from './note-by-note.tsx';
import { Practice } from './practice.tsx';
import './result.css';
import type { LiveSong } from './live-song.ts';
import { SongAchievements } from './song-achievements.tsx';

export interface ResultProps {
  readonly liveRun: LiveSong;
  readonly state: State;
  readonly onAgain: () => void;
}

/** How the song went: grade, points, what was missed, and the ways on. */
export function Result({ liveRun, state, onAgain }: ResultProps) {
  const t = useTranslations('otoawase');
  const [practice, setPractice] = useState<'open' | 'over' | null>(null);
  const { waits, before } = useResult(liveRun.plan.runId);
  const missed = missedIn(state);
  return (
    <div className="oto-result wrap">
      <Score state={state} before={before} />
      {practice === 'open' ? (
        <Practice missed={missed} onEnd={() => setPractice('over')} />
      ) : (
        <>
          <NoteByNote state={state} />
          <MissedKanji missed={missed} isBack={practice === 'over'} onPractise={() => setPractice('open')} />
        </>
      )}
      <div className="oto-result__side">
        <SongAchievements state={state} />
        <Button variant="line" icon="reset" onClick={onAgain}>
          {t('result.again')}
        </Button>
        <LocalLink className={buttonClass({ variant: 'line' })} to="/otoawase">
          <Icon name="music" />
          {t('result.otherSong')}
        </LocalLink>
        {waits && <p className="small soft">{t('result.waiting')}</p>}
        <NextSteps events={[...liveRun.events, ...missed.map(unknown)]} offers={['missed', 'write', 'due']} />
      </div>
    </div>
  );
}

/** A kanji whose note was let pass is to be reviewed like one that was named wrongly. */
const unknown = ({ prompt: { kanji } }: Missed): Answered => ({
  ...{ type: 'kanjiAnswered', kanji, asked: 'typed', correct: false, hinted: false },
});

interface ScoreProps extends Pick<ResultProps, 'state'> {
  readonly before: ShownResult['before'];
}

function Score({ state, before }: ScoreProps) {
  const t = useTranslations('otoawase.result');
  const songs = useTranslations('otoawase.songs');
  const format = useFormatter();
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { outcomes, strays, score, bestCombo, health } = state;
  const accuracy = accuracyOf(outcomes) ?? 0;
  const isWhole = health > 0;
  const grade = isWhole ? gradeOf(accuracy) : null;
  const gained = score - before.highScore;
  const count = (is: (outcome: (typeof outcomes)[number]) => boolean) => outcomes.filter(is).length;
  const numbers: [IconName, string, number][] = [
    ['spark', t('perfect'), count(({ timing }) => timing === 'perfect')],
    ['check', t('good'), count(({ timing }) => timing === 'good')],
    ['swap', t('strays'), strays],
    ['close', t('missed'), count(({ timing }) => timing === 'missed')],
    ['warn', t('wrong'), count(({ right }) => right === false)],
  ];
  return (
    <section className="oto-score sheet sheet--rule" aria-labelledby="oto-score">
      <div className="oto-score__grade">
        <Stamp kanji={grade?.kanji ?? (isWhole ? '済' : '惜')} size="8rem" double={grade !== null} falling />
        <p>
          <b>
            {grade
              ? t.rich('grade', { ja: () => <Ja>{grade.kanji}</Ja> })
              : t(isWhole ? 'noGrade' : 'broken')}
          </b>
          <span className="small soft">
            {grade ? t(`grades.${grade.from}`) : t(isWhole ? 'noGradeText' : 'brokenText')}
          </span>
        </p>
        <ol className="oto-score__scale" aria-label={t('scale')}>
          {grades.map(({ kanji, from }) => (
            <li key={from} className={grade?.from === from ? 'is-on' : undefined}>
              <Ja>{kanji}</Ja>
              <span className="num">{format.number(from / 100, { style: 'percent' })}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="oto-score__main">
        <Eyebrow japanese="結果">{songs(`${state.setup.song}.title`)}</Eyebrow>
        <h2 id="oto-score" ref={top} tabIndex={-1}>
          {t.rich('points', { points: score, num: (chunks) => <span className="num">{chunks}</span> })}
        </h2>
        {isWhole && gained > 0 && (
          <p className="oto-score__best">
            <Icon name="trophy" />
            {before.completed ? t('newBest', { points: gained }) : t('firstBest')}
          </p>
        )}
        <dl className="oto-score__large num">
          <div>
            <dt>{t('accuracy')}</dt>
            <dd>{format.number(accuracy / 100, { style: 'percent' })}</dd>
          </div>
          <div>
            <dt>{t('bestCombo')}</dt>
            <dd className="is-hot">{t('times', { combo: bestCombo })}</dd>
          </div>
          <div>
            <dt>{t('energy')}</dt>
            <dd>{health}</dd>
          </div>
        </dl>
        <dl className="oto-score__small num">
          {numbers.map(([icon, label, value]) => (
            <div key={label}>
              <dt>
                <Icon name={icon} size="sm" />
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
