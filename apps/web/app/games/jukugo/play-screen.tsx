import type { State } from '@michi/games/jukugo/rules';
import { levelAfter, type Mode } from '@michi/games/sitting';
import { LoadingState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { gameMusic } from '../../audio/sounds.ts';
import { playMusic } from '../../audio/streak.ts';
import { useAchievementToasts } from '../../features/achievements/use-achievement-toasts.ts';
import { usePauses } from '../../play/use-pauses.ts';
import { PauseButton } from '../pause-button.tsx';
import { PauseDialog } from '../pause-dialog.tsx';
import { StartOverDialog } from '../start-over.tsx';
import { useEventSounds } from '../use-event-sounds.ts';
import { JukugoFrame } from './frame.tsx';
import { LevelScreen } from './level-screen.tsx';
import type { Batch, Sitting } from './sittings.ts';
import { useLevel, useShownWords } from './use-level.ts';
import { useWordsAhead } from './use-words.ts';
import { WordList } from './word-list.tsx';

export interface PlayScreenProps {
  readonly mode: Mode;
  /** The level, and what those before it have brought. */
  readonly reached: Omit<Sitting, 'batch'>;
  readonly batch: Batch;
  /** Another level was played before this one on the same page. */
  readonly continued: boolean;
  /** The level is done or given up, and what the next one begins with is kept. */
  readonly onEnded: () => void;
}

/** A level being played, from its first word until the next level's. */
export function PlayScreen({ mode, reached, batch, continued, onEnded }: PlayScreenProps) {
  const t = useTranslations('jukugo.play');
  const { session, snapshot, startOver } = useLevel(mode, reached, batch, onEnded);
  const pauses = usePauses<'list' | 'startOver'>(
    { session, snapshot },
    { ownControls: '.juk, .play__bar button', clocked: mode === 'challenge' },
  );
  const state: State | null = snapshot?.state ?? null;
  const { wordOf, retry } = useShownWords(reached.level, batch, state?.setup ?? null);
  const tally = state?.tally ?? reached.tally;

  useAchievementToasts(state?.phase !== 'celebrating');
  useEventSounds(session);
  useWordsAhead(mode, levelAfter(reached.level), state?.phase === 'celebrating');

  return (
    <JukugoFrame
      mode={mode}
      reached={{ level: reached.level, score: tally.score }}
      playing // one level follows the other
      music={playMusic(gameMusic.jukugo, tally.streak)}
      onAudioOpenChange={pauses.showAudio}
      tools={pauses.possible && <PauseButton game="jukugo" onPause={pauses.pause} />}
    >
      {session === null || state === null ? (
        <LoadingState label={t('loading')} className="juk__opening" />
      ) : (
        <>
          <LevelScreen
            key={session.plan.runId}
            session={session}
            state={state}
            paused={snapshot?.paused ?? false}
            wordOf={wordOf}
            onRetry={retry}
            continued={continued}
            onList={() => pauses.show('list')}
            onStartOver={() => pauses.show('startOver')}
          />
          <WordList
            open={pauses.open === 'list'}
            state={state}
            wordOf={wordOf}
            onClose={() => pauses.show(null)}
          />
          <StartOverDialog
            game="jukugo"
            open={pauses.open === 'startOver'}
            level={reached.level}
            score={tally.score}
            onClose={() => pauses.show(null)}
            onStartOver={() => void startOver().then(onEnded)}
          />
          <PauseDialog game="jukugo" open={pauses.paused} onResume={pauses.resume} leaveTo="/games" />
        </>
      )}
    </JukugoFrame>
  );
}
