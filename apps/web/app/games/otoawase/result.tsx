import { accuracyOf, gradeOf, grades } from '@michi/games/otoawase/scoring';
import type { Prompt } from '@michi/games/otoawase/setup';
import { promptOf, type State } from '@michi/games/otoawase/state';
import { Button, buttonClass } from '@michi/ui/button';
import { Icon, type IconName } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import { Stats } from '@michi/ui/stats';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Answered } from '../../features/next-steps/steps-after.ts';
import { OnAndKun } from '../../lib/language/kanji-answers.tsx';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { useEntriesOf } from '../../lib/language/use-entries-of.ts';
import { useResult } from '../../play/use-result.ts';
import { EndOfRun } from '../end-of-run.tsx';
import './missed-kanji.css';
import './result.css';
import type { LiveSong } from './live-song.ts';
import { NoteByNote } from './note-by-note.tsx';
import { SongAchievements } from './song-achievements.tsx';

export interface ResultProps {
  readonly liveRun: LiveSong;
  readonly state: State;
  readonly onAgain: () => void;
  /** Once more, in steps. */
  readonly onStepwise: () => void;
}

/** How the song went: grade, points, the ways on, and what was missed. */
export function Result({ liveRun, state, onAgain, onStepwise }: ResultProps) {
  const t = useTranslations('otoawase.result');
  const songs = useTranslations('otoawase.songs');
  const format = useFormatter();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { waits, before } = useResult(liveRun.plan.runId);
  const { outcomes, score, bestCombo, health, setup } = state;
  const missed = missedIn(state);
  const accuracy = accuracyOf(outcomes) ?? 0;
  const isWhole = health > 0;
  const grade = isWhole ? gradeOf(accuracy) : null;
  const gained = score - before.highScore;
  const offersSteps = !isWhole && setup.pace === 'falling';
  return (
    <EndOfRun
      className="oto-end"
      title={songs(`${setup.song}.title`)}
      onClose={() => void navigate(localPath('/otoawase'))}
      events={[...liveRun.events, ...missed.map(unknown)]}
      offers={['missed', 'write', 'due']}
      mark={
        <Stamp
          kanji={grade?.kanji ?? (isWhole ? '済' : '惜')}
          size="min(5rem, 22vw)"
          double={grade !== null}
          falling
        />
      }
      said={
        <>
          <p className="oto-end__grade">
            {grade
              ? t.rich('grade', { ja: () => <Ja>{grade.kanji}</Ja> })
              : t(isWhole ? 'noGrade' : 'broken')}
          </p>
          <p className="oto-end__points num">{t('points', { points: score })}</p>
          <p className="small soft">
            {grade ? t(`grades.${grade.from}`) : t(isWhole ? 'noGradeText' : 'brokenText')}
          </p>
          {isWhole && gained > 0 && (
            <p className="oto-end__best">
              {before.completed ? t('newBest', { points: gained }) : t('firstBest')}
            </p>
          )}
        </>
      }
      numbers={
        <>
          <Stats
            items={[
              { label: t('accuracy'), value: format.number(accuracy / 100, { style: 'percent' }) },
              { label: t('bestCombo'), value: t('times', { combo: bestCombo }) },
              { label: t('energy'), value: health },
            ]}
          />
          {waits && <p className="soft small">{t('waiting')}</p>}
        </>
      }
      ways={
        <>
          {offersSteps && (
            <Button variant="accent" block icon="reset" onClick={onStepwise}>
              {t('stepwise')}
            </Button>
          )}
          <Button variant={offersSteps ? 'line' : 'accent'} block icon="reset" onClick={onAgain}>
            {t('again')}
          </Button>
          <LocalLink className={buttonClass({ variant: 'line', block: true })} to="/otoawase">
            <Icon name="music" />
            {t('otherSong')}
          </LocalLink>
        </>
      }
    >
      {offersSteps && <p className="small soft">{t('stepwiseText')}</p>}
      <Counts state={state} />
      <NoteByNote state={state} />
      <MissedKanji missed={missed} />
      <SongAchievements state={state} />
      <Scale reached={grade?.from ?? null} />
    </EndOfRun>
  );
}

/** A kanji whose note was let pass is to be reviewed like one that was named wrongly. */
const unknown = ({ prompt: { kanji } }: Missed): Answered => ({
  ...{ type: 'kanjiAnswered', kanji, asked: 'typed', correct: false, hinted: false },
});

/** How often it went how. */
function Counts({ state: { outcomes, strays } }: Pick<ResultProps, 'state'>) {
  const t = useTranslations('otoawase.result');
  const withKanji = outcomes.filter(({ isPlain }) => !isPlain);
  const timed = (wanted: string) => withKanji.filter(({ timing }) => timing === wanted).length;
  const numbers: [IconName, string, number][] = [
    ['spark', t('perfect'), timed('perfect')],
    ['check', t('good'), timed('good')],
    ['swap', t('strays'), strays],
    ['close', t('missed'), timed('missed')],
    ['warn', t('wrong'), withKanji.filter(({ right }) => right === false).length],
  ];
  return (
    <dl className="oto-end__counts num">
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
  );
}

/** The grades, and which was reached. */
function Scale({ reached }: { reached: number | null }) {
  const t = useTranslations('otoawase.result');
  const format = useFormatter();
  return (
    <ol className="oto-end__scale" aria-label={t('scale')}>
      {grades.map(({ kanji, from }) => (
        <li key={from} className={reached === from ? 'is-on' : undefined}>
          <Ja>{kanji}</Ja>
          <span className="num">{format.number(from / 100, { style: 'percent' })}</span>
        </li>
      ))}
    </ol>
  );
}

/** What was not known, with what it is. */
function MissedKanji({ missed }: { missed: readonly Missed[] }) {
  const t = useTranslations('otoawase.missed');
  const entries = useEntriesOf(missed.map(({ prompt }) => prompt.kanji));
  if (missed.length === 0) return null;
  return (
    <section className="oto-missed" aria-labelledby="oto-missed">
      <h3 id="oto-missed">{t('title', { count: missed.length })}</h3>
      <ul>
        {missed.map(({ prompt: { kanji, readings, glosses }, given }) => {
          const entry = entries.get(kanji);
          return (
            <li key={kanji}>
              <Masu kanji={kanji} form="model" />
              <p>
                <Ja className="oto-missed__reading">{readings[0]}</Ja>
                <span>{glosses.join(' · ')}</span>
                {entry && (
                  <span className="soft">
                    <OnAndKun entry={entry} />
                  </span>
                )}
                <span className="oto-missed__given">
                  {given === null ? t('none') : t('given', { given })}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A kanji that was not known, with what was answered last; null where nothing was. */
interface Missed {
  readonly prompt: Prompt;
  readonly given: string | null;
}

/** The kanji whose notes were missed or named wrongly, each once, in the order of the song. */
function missedIn(state: State): Missed[] {
  const missed = new Map<string, Missed>();
  for (const [index, { timing, right, given = null }] of state.outcomes.entries()) {
    const note = state.notes[index];
    const prompt = note && promptOf(state, note);
    if (!prompt || !(timing === 'missed' || right === false)) continue;
    missed.set(prompt.kanji, { prompt, given: given ?? missed.get(prompt.kanji)?.given ?? null });
  }
  return [...missed.values()];
}
