import type { GameEvent } from '@michi/game-kit/events';
import type { Lane } from '@michi/games/otoawase/chart';
import { fullHealth } from '@michi/games/otoawase/constants';
import { otoawase } from '@michi/games/otoawase/rules';
import { accuracyOf } from '@michi/games/otoawase/scoring';
import type { Prompt, Setup } from '@michi/games/otoawase/setup';
import { songEndsAt, songMsAt } from '@michi/games/otoawase/song-time';
import type { SongId } from '@michi/games/otoawase/songs';
import type { State } from '@michi/games/otoawase/state';
import { Icon } from '@michi/ui/icon';
import { Bar } from '@michi/ui/progress';
import { LoadingState } from '@michi/ui/state';
import { useMemo, useRef, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { soundOf as commonSoundOf } from '../../audio/event-sound.ts';
import type { EffectId } from '../../audio/sounds.ts';
import { useInterruption } from '../../audio/use-sound.ts';
import { useElapsed, useRun } from '../../play/use-run.ts';
import { PlayedLevel } from '../played-level.tsx';
import { Announcer } from './announcer.tsx';
import { Ask } from './ask.tsx';
import { clockOf } from './clock.ts';
import { Field } from './field.tsx';
import { OtoawaseFrame } from './frame.tsx';
import { Introduction } from './introduction.tsx';
import { judgementOf } from './judgement.ts';
import { LastAnswer } from './last-answer.tsx';
import type { LiveSong } from './live-song.ts';
import { Result } from './result.tsx';
import { SongTitle } from './song-words.tsx';
import type { Bank } from './sound/bank.ts';
import { useLaneKeys } from './use-lane-keys.ts';
import { useSongSound } from './use-song-sound.ts';
import './hud.css';
import './play-screen.css';

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

const littleHealth = 30;

/** Points, combo, accuracy, energy, and how far the song is. */
function Hud({ liveRun, state }: { liveRun: LiveSong; state: State }) {
  const t = useTranslations('otoawase.hud');
  const format = useFormatter();
  const accuracy = accuracyOf(state.outcomes);
  return (
    <div className="oto-hud">
      <dl className="oto-hud__numbers num">
        <div>
          <dt>{t('points')}</dt>
          <dd>{format.number(state.score)}</dd>
        </div>
        <div>
          <dt>{t('combo')}</dt>
          <dd className={state.combo > 1 ? 'is-hot' : undefined}>{t('times', { combo: state.combo })}</dd>
        </div>
        <div>
          <dt>{t('accuracy')}</dt>
          <dd>{accuracy === null ? '–' : format.number(accuracy / 100, { style: 'percent' })}</dd>
        </div>
      </dl>
      <div>
        <p className="oto-hud__line small">
          <Icon name="heart" size="sm" />
          <b>{t('energy')}</b>
          <span className="num">{state.health}</span>
        </p>
        <Bar
          ticks
          accent
          low={state.health <= littleHealth}
          value={state.health}
          max={fullHealth}
          label={t('energy')}
          valueText={t('energyOf', { health: state.health, full: fullHealth })}
        />
      </div>
      <SongTime liveRun={liveRun} state={state} />
    </div>
  );
}

/** By itself, as only this changes each second while notes fall. */
function SongTime({ liveRun, state }: { liveRun: LiveSong; state: State }) {
  const t = useTranslations('otoawase.hud');
  const elapsed = useElapsed(liveRun, 1_000);
  const endsAt = songEndsAt(state);
  const songMs = Math.min(endsAt, Math.max(0, songMsAt(state, elapsed)));
  const [now, end] = [clockOf(songMs), clockOf(endsAt)];
  return (
    <div>
      <p className="oto-hud__line num small">
        <b>{now}</b>
        <span className="soft">{end}</span>
      </p>
      <Bar thin value={songMs} max={endsAt} label={t('song')} valueText={t('songAt', { now, end })} />
    </div>
  );
}

/** What is heard of things that happen together: a hit is a stamp, so that it does not sound like music. */
function soundOf(events: readonly GameEvent[]): EffectId | null {
  return events.some(({ type }) => type === 'picked') ? 'stamp' : commonSoundOf(events);
}
