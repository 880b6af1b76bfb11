import type { GameLevel } from '@michi/contracts/game-levels';
import { mitsukete } from '@michi/games/mitsukete/rules';
import { LoadingState } from '@michi/ui/state';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useElapsed, useRun } from '../../play/use-run.ts';
import { PlayedLevel } from '../played-level.tsx';
import { useCountdownSound } from '../use-countdown-sound.ts';
import { Announcer } from './announcer.tsx';
import { Board } from './board.tsx';
import { ComboShout } from './combo-shout.tsx';
import { MitsuketeFrame } from './frame.tsx';
import { Hud } from './hud.tsx';
import { KanjiProvider } from './kanji-of.tsx';
import { LastFound } from './last-found.tsx';
import { setupFrom } from './levels.ts';
import { Targets } from './targets.tsx';
import { Verdict } from './verdict.tsx';
import './play-screen.css';

export interface PlayScreenProps {
  readonly levels: readonly GameLevel[];
  readonly level: GameLevel;
  readonly name: string;
  readonly subtitle: string;
}

/** A level being played, from the first card to the verdict. */
export function PlayScreen({ levels, level, name, subtitle }: PlayScreenProps) {
  const t = useTranslations('mitsukete');
  const locale = useLocale();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const setup = useMemo(() => setupFrom(level), [level]);
  const run = useRun({ rules: mitsukete, game: 'mitsukete', level: level.id, setup, locale });
  const { snapshot, restart } = run;
  const elapsedMs = useElapsed(run.session, 1000);
  const limitS = snapshot?.state.setup.timeLimitS ?? null;
  const secondsLeft = limitS === null ? null : limitS - Math.floor(elapsedMs / 1000);
  useCountdownSound(secondsLeft, snapshot?.state.phase === 'playing' && !snapshot.paused);

  return (
    <PlayedLevel
      game="mitsukete"
      run={run}
      streak={snapshot?.state.combo ?? 0}
      frame={(props) => (
        <MitsuketeFrame
          subtitle={subtitle}
          back={{ to: '/mitsukete/levels', label: t('play.toLevels') }}
          {...props}
        />
      )}
      loading={
        <div className="wrap mit-levels">
          <LoadingState label={t('play.loading')} />
        </div>
      }
      leaveTo="/mitsukete"
      restart={{ label: t('pause.restart'), onClick: restart }}
    >
      {({ session, state, stopped, snapshot: { result } }) => (
        <KanjiProvider kanji={level.kanji_list}>
          <div className="mit wrap">
            <Hud state={state} elapsedMs={elapsedMs} />
            <Targets targets={state.targets} />
            <Board state={state} covered={stopped} onPick={(pick, madeAt) => session.play({ pick }, madeAt)}>
              <ComboShout {...state} />
              {state.wrongUntil !== null && (
                <p className="mit__wrong" aria-hidden="true">
                  {t('play.wrong')}
                </p>
              )}
            </Board>
            <LastFound lastMatch={state.lastMatch} />
            <Announcer
              levelName={name}
              state={state}
              secondsLeft={secondsLeft}
              paused={stopped}
              run={session}
            />
            {result && (
              <Verdict
                levels={levels}
                level={level}
                runId={session.plan.runId}
                state={state}
                onAgain={restart}
                onMenu={() => void navigate(localPath('/mitsukete'))}
              />
            )}
          </div>
        </KanjiProvider>
      )}
    </PlayedLevel>
  );
}
