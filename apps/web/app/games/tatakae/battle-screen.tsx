import type { Direction } from '@michi/games/tatakae/challenges';
import { rounds } from '@michi/games/tatakae/constants';
import { challengeOf, type Move, type State, tatakae } from '@michi/games/tatakae/rules';
import { levels } from '@michi/games/tatakae/setup';
import { straightStroke } from '@michi/games/tatakae/straight-stroke';
import { Button } from '@michi/ui/button';
import { LoadingState } from '@michi/ui/state';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { gameMusic } from '../../audio/sounds.ts';
import { playMusic } from '../../audio/streak.ts';
import { useAchievementToasts } from '../../features/achievements/use-achievement-toasts.ts';
import { useLocalPath } from '../../lib/local-link.tsx';
import { usePauses } from '../../play/use-pauses.ts';
import { useElapsed, useRun, useRunEvents } from '../../play/use-run.ts';
import { PauseButton } from '../pause-button.tsx';
import { PauseDialog } from '../pause-dialog.tsx';
import { Announcer } from './announcer.tsx';
import './battle.css';
import { Field } from './field.tsx';
import { TatakaeFrame } from './frame.tsx';
import { OverDialog } from './over-dialog.tsx';
import { Rounds } from './rounds.tsx';
import { useBattleSounds } from './use-battle-sounds.ts';
import { countWin, useWins } from './wins.ts';

/** Where P is heard: on the paper, its buttons and windows, and at the buttons of the game's bar. */
const ownControls = '.battle, .play__bar button';

/** A direction as the move that writes it. */
const enteredStroke = (state: State, direction: Direction): Move => ({
  stroke: straightStroke(direction, state.ink.length, challengeOf(state).strokes.length),
});

/** A battle, from its first stroke to its end. */
export function BattleScreen() {
  const t = useTranslations('tatakae');
  const locale = useLocale();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { session, snapshot, restart } = useRun({
    rules: tatakae,
    game: 'tatakae',
    level: 'classic',
    setup: levels.classic,
    locale,
  });
  const elapsedMs = useElapsed(session, 1000);
  const wins = useWins();
  const pauses = usePauses({ session, snapshot }, { ownControls });
  const state = snapshot?.state ?? null;
  const running = snapshot !== null && snapshot.result === null;
  const secondsLeft = state ? Math.max(0, Math.ceil((state.roundEndsAt - elapsedMs) / 1000)) : 0;
  const enter = useCallback(
    (direction: Direction) => session?.play(enteredStroke(session.snapshot.state, direction)),
    [session],
  );
  const toLobby = () => void navigate(localPath('/tatakae'));

  useAchievementToasts(running);
  useBattleSounds(session, snapshot, secondsLeft);
  useRunEvents(session, (events) => {
    const runId = session?.plan.runId;
    if (!runId) return;
    if (events.some(({ type }) => type === 'levelCompleted')) countWin('learner', runId);
    if (events.some(({ type }) => type === 'levelFailed')) countWin('rival', runId);
  });

  return (
    <TatakaeFrame
      subtitle={state ? t('battle.round', { round: state.round, rounds }) : t('lobby.subtitle')}
      back={{ to: '/tatakae', label: t('battle.toLobby') }}
      playing={!snapshot?.result}
      music={playMusic(gameMusic.tatakae, state?.learner.combo ?? 0)}
      onAudioOpenChange={pauses.showAudio}
      tools={
        running && (
          <>
            <Rounds round={snapshot.state.round} />
            <PauseButton game="tatakae" onPause={pauses.pause} />
          </>
        )
      }
    >
      {session === null || snapshot === null ? (
        <div className="wrap tat-loading">
          <LoadingState label={t('battle.loading')} />
        </div>
      ) : (
        <div className="battle">
          <Field
            key={session.plan.runId}
            state={snapshot.state}
            paused={snapshot.paused}
            secondsLeft={secondsLeft}
            wins={wins}
            onMove={(move) => session.play(move)}
            onEnter={enter}
          />
          <Announcer
            key={`${session.plan.runId} aloud`}
            state={snapshot.state}
            secondsLeft={secondsLeft}
            paused={snapshot.paused}
            run={session}
          />
          <PauseDialog game="tatakae" open={pauses.paused} onResume={pauses.resume} leaveTo="/tatakae">
            <Button variant="line" block icon="reset" onClick={restart}>
              {t('pause.restart')}
            </Button>
          </PauseDialog>
          {snapshot.result && (
            <OverDialog
              runId={session.plan.runId}
              state={snapshot.state}
              wins={wins}
              onRematch={restart}
              onLobby={toLobby}
            />
          )}
        </div>
      )}
    </TatakaeFrame>
  );
}
