import type { GameEvent } from '@michi/game-kit/events';
import { celebrationMs } from '@michi/games/jukugo/constants';
import type { Setup } from '@michi/games/jukugo/level';
import type { Move, State } from '@michi/games/jukugo/rules';
import { levelBonus } from '@michi/games/jukugo/scoring';
import { levelAfter, type Mode } from '@michi/games/series';
import { Button, buttonClass } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Icon } from '@michi/ui/icon';
import { Stamp } from '@michi/ui/stamp';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { EndOfRun } from '../end-of-run.tsx';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { RankedLink } from '../ranked/ranked-link.tsx';
import { StartOver } from '../start-over.tsx';
import { useJourneyOrigin } from '../use-journey-return.ts';
import { useUnlessPressed } from '../use-unless-pressed.ts';
import { JukugoFrame } from './frame.tsx';
import { LevelScreen } from './level-screen.tsx';
import { LoadingLevel } from './loading-level.tsx';
import type { Batch, Series } from './series.ts';
import { useLevel, useShownWords } from './use-level.ts';
import { WordList } from './word-list.tsx';

export interface PlayScreenProps {
  readonly mode: Mode;
  /** The level, and what those before it have brought. */
  readonly reached: Omit<Series, 'batch'>;
  readonly batch: Batch;
  /** Another level was played before this one on the same page. */
  readonly continued: boolean;
  /** The learner goes on, or begins anew. */
  readonly onEnded: () => void;
}

/** A level being played, until the learner goes on. */
export function PlayScreen({ mode, reached, batch, continued, onEnded }: PlayScreenProps) {
  const { startOver, ...run } = useLevel(mode, reached, batch);
  const { setup, totals } = run.view?.state ?? { ...reached, setup: null };
  const { wordOf, retry } = useShownWords(reached.level, batch, setup);

  return (
    <PlayedLevel
      game="jukugo"
      run={run}
      clocked={mode === 'challenge'}
      streak={totals.streak}
      frame={(props) => (
        <JukugoFrame {...props} mode={mode} reached={{ level: reached.level, score: totals.score }} />
      )}
      loading={<LoadingLevel mode={mode} />}
      leaveTo="/games"
    >
      {({ liveRun, state, stopped, pauses, view }: OpenLevel<Setup, State, Move, 'list' | 'startOver'>) => (
        <>
          <LevelScreen
            liveRun={liveRun}
            state={state}
            stopped={stopped}
            wordOf={wordOf}
            onRetry={retry}
            continued={continued}
            held={pauses.held}
            onHold={pauses.hold}
            onList={() => pauses.show('list')}
          >
            <StartOver
              game="jukugo"
              level={reached.level}
              score={totals.score}
              pauses={pauses}
              onStartOver={() => void startOver().then(onEnded)}
            />
            {mode === 'challenge' && <RankedLink game="jukugo" />}
          </LevelScreen>
          <WordList
            open={pauses.open === 'list'}
            state={state}
            wordOf={wordOf}
            onClose={() => pauses.show(null)}
          />
          {view.result && <LevelDone state={state} events={liveRun.events} onNext={onEnded} />}
        </>
      )}
    </PlayedLevel>
  );
}

interface LevelDoneProps {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly onNext: () => void;
}

/** All words of a level are solved: what that brought, and the way on, which is taken after a while unless something is pressed. */
function LevelDone({ state, events, onNext }: LevelDoneProps) {
  const t = useTranslations('jukugo.done');
  const stats = useTranslations('jukugo.stats');
  const common = useTranslations('common');
  const format = useFormatter();
  const { setup, totals, own, bestStreak } = state;
  const origin = useJourneyOrigin(); // then the journey goes on instead
  useUnlessPressed(onNext, origin === null ? celebrationMs : null);
  return (
    <EndOfRun
      title={t('title', { level: setup.level })}
      onClose={onNext}
      events={events}
      offers={['write', 'missed', 'due']}
      mark={
        own.perfect === own.solved ? (
          <Hanamaru label={t('hanamaru')} />
        ) : (
          <Stamp kanji="合" size="6rem" falling />
        )
      }
      said={
        <>
          <p>{t('bonus', { points: levelBonus(setup.level, totals) })}</p>
          {origin === null && <p className="soft small">{t('goesOn')}</p>}
        </>
      }
      numbers={
        <Stats
          items={[
            { label: stats('points'), value: format.number(totals.score - setup.totals.score) },
            { label: stats('perfect'), value: `${own.perfect}/${own.solved}` },
            { label: stats('streak'), value: `×${bestStreak}` },
          ]}
        />
      }
      ways={
        <>
          <Button variant="accent" block onClick={onNext}>
            {t('next', { level: levelAfter(setup.level) })}
            <Icon name="right" />
          </Button>
          <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to="/games">
            {common('toGames')}
          </LocalLink>
        </>
      }
    />
  );
}
