import type { Lane } from '@michi/games/otoawase/chart';
import { otoawase } from '@michi/games/otoawase/rules';
import type { Prompt, Setup } from '@michi/games/otoawase/setup';
import type { SongId } from '@michi/games/otoawase/songs';
import { LoadingState } from '@michi/ui/state';
import { useMemo, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useInterruption } from '../../audio/use-sound.ts';
import { useRun } from '../../play/use-run.ts';
import { PlayedLevel } from '../played-level.tsx';
import { Announcer } from './announcer.tsx';
import { Ask } from './ask.tsx';
import { Field } from './field.tsx';
import { OtoawaseFrame } from './frame.tsx';
import { Hud } from './hud.tsx';
import { Introduction } from './introduction.tsx';
import { judgementOf } from './judgement.ts';
import { LastAnswer } from './last-answer.tsx';
import './play-screen.css';
import { Result } from './result.tsx';
import { SongTitle } from './song-words.tsx';
import type { Bank } from './sound/bank.ts';
import { soundOf } from './sound-of.ts';
import { useLaneKeys } from './use-lane-keys.ts';
import { useSongSound } from './use-song-sound.ts';

export interface PlayScreenProps {
  readonly song: SongId;
  readonly prompts: readonly Prompt[];
  readonly stepwise: boolean;
  /** The song is to be played in steps from now on. */
  readonly onStepwise: () => void;
  readonly delayMs: number;
  /** The sounds of the song, once they are there. */
  readonly bank: Bank | null;
}

/** A song as it is played, up to its result. */
export function PlayScreen({ song, prompts, stepwise, onStepwise, delayMs, bank }: PlayScreenProps) {
  const t = useTranslations('otoawase');
  const locale = useLocale();
  const setup = useMemo<Setup>(
    () => ({ language: locale, song, pace: stepwise ? 'stepwise' : 'falling', prompts: [...prompts] }),
    [locale, song, stepwise, prompts],
  );
  const mayResume = ({ language }: Setup) => language === locale;
  const run = useRun({
    rules: otoawase,
    game: 'otoawase',
    level: song,
    setup,
    mayResume,
    locale,
    unranked: true,
  });
  const { liveRun, view, restart } = run;
  const input = useRef<HTMLInputElement>(null);
  const [stray, setStray] = useState({ strays: 0, outcomes: 0 });
  const state = view?.state;
  const isOver = view?.result != null;
  useSongSound(liveRun, view !== null && !view.paused && !isOver, bank, delayMs);
  useInterruption(() => liveRun?.pause());

  const press = (lane: Lane, madeAt: number) => {
    if (!liveRun) return;
    const before = liveRun.view.state.strays;
    liveRun.play({ press: lane }, madeAt);
    const { strays, outcomes } = liveRun.view.state;
    if (strays > before) setStray({ strays, outcomes: outcomes.length });
  };
  const mayPress =
    view !== null && !view.paused && (state?.phase === 'playing' || state?.phase === 'reached');
  useLaneKeys(mayPress, press);

  return (
    <PlayedLevel
      game="otoawase"
      run={run}
      streak={state?.combo ?? 0}
      soundOf={soundOf}
      frame={(props) => (
        <OtoawaseFrame
          subtitle={<SongTitle song={song} />}
          back={{ to: '/otoawase', label: t('toSongs') }}
          {...props}
        />
      )}
      loading={<LoadingState label={t('loading')} />}
      leaveTo="/otoawase"
      restart={{ label: t('pause.restart'), onClick: restart }}
    >
      {({ liveRun, state, view, stopped }) => (
        <>
          <div className="oto-play wrap">
            <Hud liveRun={liveRun} state={state} />
            <Field
              liveRun={liveRun}
              state={state}
              stopped={stopped || isOver}
              judged={judgementOf(
                state,
                stray.strays === state.strays && stray.outcomes === state.outcomes.length,
              )}
              onPress={press}
              // phones open their keyboard only with the end of a tap
              onRelease={() => input.current?.focus()}
            />
            {state.phase === 'asking' ? (
              <Ask
                key={state.outcomes.length}
                state={state}
                stopped={stopped}
                onMove={(move) => liveRun.play(move)}
                input={input}
              />
            ) : state.phase === 'introducing' ? (
              <Introduction state={state} stopped={stopped} onNext={() => liveRun.play({ ask: 'next' })} />
            ) : (
              <LastAnswer state={state} onMove={(move) => liveRun.play(move)} />
            )}
            <Announcer state={state} paused={stopped} run={liveRun} />
          </div>
          {view.result && (
            <Result liveRun={liveRun} state={state} onAgain={restart} onStepwise={onStepwise} />
          )}
        </>
      )}
    </PlayedLevel>
  );
}
