import type { GameLevel } from '@michi/contracts/game-levels';
import { mitsukete } from '@michi/games/mitsukete/rules';
import { Button } from '@michi/ui/button';
import { LoadingState } from '@michi/ui/state';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { gameMusic } from '../../audio/sounds.ts';
import { playMusic } from '../../audio/streak.ts';
import { useAchievementToasts } from '../../features/achievements/use-achievement-toasts.ts';
import { useLocalPath } from '../../lib/local-link.tsx';
import { usePauses } from '../../play/use-pauses.ts';
import { useElapsed, useRun } from '../../play/use-run.ts';
import { PauseButton } from '../pause-button.tsx';
import { PauseDialog } from '../pause-dialog.tsx';
import { Announcer } from './announcer.tsx';
import { Board } from './board.tsx';
import { ComboShout } from './combo-shout.tsx';
import { MitsuketeFrame } from './frame.tsx';
import { Hud } from './hud.tsx';
import { KanjiProvider } from './kanji-of.tsx';
import { LastFound } from './last-found.tsx';
import { setupFrom } from './levels.ts';
import { Targets } from './targets.tsx';
import { useRunSounds } from './use-run-sounds.ts';
import { Verdict } from './verdict.tsx';
import './play-screen.css';

export interface PlayScreenProps {
  readonly levels: readonly GameLevel[];
  readonly level: GameLevel;
  readonly name: string;
  readonly subtitle: string;
}

/** Where P is heard: at the cards and at the buttons of the game's bar, to which its windows give the focus back. */
const ownControls = '.mit, .play__bar button';

/** A level being played, from the first card to the verdict. */
export function PlayScreen({ levels, level, name, subtitle }: PlayScreenProps) {
  const t = useTranslations('mitsukete');
  const locale = useLocale();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const setup = useMemo(() => setupFrom(level), [level]);
  const { session, snapshot, restart } = useRun({
    rules: mitsukete,
    game: 'mitsukete',
    level: level.id,
    setup,
    locale,
  });
  const elapsedMs = useElapsed(session, 1000);
  const toMenu = () => void navigate(localPath('/mitsukete'));
  const running = snapshot !== null && snapshot.result === null;

  const pauses = usePauses({ session, snapshot }, { ownControls });
  useAchievementToasts(running);
  useRunSounds(session, snapshot, elapsedMs);

  return (
    <MitsuketeFrame
      subtitle={subtitle}
      playing={!snapshot?.result}
      back={{ to: '/mitsukete/levels', label: t('play.toLevels') }}
      music={playMusic(gameMusic.mitsukete, snapshot?.state.combo ?? 0)}
      onAudioOpenChange={pauses.showAudio}
      tools={pauses.possible && <PauseButton game="mitsukete" onPause={pauses.pause} />}
    >
      {session === null || snapshot === null ? (
        <div className="wrap lv">
          <LoadingState label={t('play.loading')} />
        </div>
      ) : (
        <KanjiProvider kanji={level.kanji_list}>
          <div className="mit wrap">
            <Hud state={snapshot.state} elapsedMs={elapsedMs} />
            <Targets targets={snapshot.state.targets} />
            <Board
              state={snapshot.state}
              covered={snapshot.paused}
              onPick={(pick, madeAt) => session.play({ pick }, madeAt)}
            >
              <ComboShout {...snapshot.state} />
              {snapshot.state.wrongUntil !== null && (
                <p className="mit__wrong" aria-hidden="true">
                  {t('play.wrong')}
                </p>
              )}
            </Board>
            <LastFound lastMatch={snapshot.state.lastMatch} />
            <Announcer
              key={`${session.plan.runId} aloud`}
              levelName={name}
              state={snapshot.state}
              elapsedMs={elapsedMs}
              paused={snapshot.paused}
              run={session}
            />
            <PauseDialog game="mitsukete" open={pauses.paused} onResume={pauses.resume} leaveTo="/mitsukete">
              <Button variant="line" block icon="reset" onClick={restart}>
                {t('pause.restart')}
              </Button>
            </PauseDialog>
            {snapshot.result && (
              <Verdict
                key={session.plan.runId}
                levels={levels}
                level={level}
                runId={session.plan.runId}
                state={snapshot.state}
                onAgain={restart}
                onMenu={toMenu}
              />
            )}
          </div>
        </KanjiProvider>
      )}
    </MitsuketeFrame>
  );
}
