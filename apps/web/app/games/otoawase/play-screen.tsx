import type { Lane } from '@michi/games/otoawase/chart';
import { otoawase } from '@michi/games/otoawase/rules';
import type { Card, Setup } from '@michi/games/otoawase/setup';
import type { SongId } from '@michi/games/otoawase/songs';
import { useCallback, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useRun } from '../../play/use-run.ts';
import { PlayedLevel } from '../played-level.tsx';
import { Announcer } from './announcer.tsx';
import { Ask } from './ask.tsx';
import { Field } from './field.tsx';
import { OtoawaseFrame } from './frame.tsx';
import { Hud } from './hud.tsx';
import { judgementOf } from './judgement.ts';
import { LastAnswer } from './last-answer.tsx';
import './play-screen.css';
import { Ready } from './ready.tsx';
import { Result } from './result.tsx';
import { SongTitle } from './song-words.tsx';
import { soundOf } from './sound-of.ts';
import { useBank } from './use-bank.ts';
import { useLaneKeys } from './use-lane-keys.ts';
import { useSongSound } from './use-song-sound.ts';

export interface PlayScreenProps {
  readonly song: SongId;
  readonly cards: readonly Card[];
  readonly steps: boolean;
  readonly delayMs: number;
}

/** A song, from the moment before it to its result. */
export function PlayScreen({ song, cards, steps, delayMs }: PlayScreenProps) {
  const t = useTranslations('otoawase');
  const locale = useLocale();
  const [begin, setBegin] = useState<(() => void) | null>(null);
  const countIn = useCallback(
    () =>
      new Promise<void>((resolve) =>
        setBegin(() => () => {
          setBegin(null);
          resolve();
        }),
      ),
    [],
  );
  const setup = useMemo<Setup>(
    () => ({ song, pace: steps ? 'steps' : 'falling', cards: [...cards] }),
    [song, steps, cards],
  );
  const run = useRun({
    rules: otoawase,
    game: 'otoawase',
    level: song,
    setup,
    locale,
    countIn,
    unranked: true,
  });
  const { session, snapshot, restart } = run;
  const bank = useBank(song);
  const [stray, setStray] = useState({ strays: 0, marks: 0 });
  const state = snapshot?.state;
  const isOver = snapshot?.result != null;
  useSongSound(session, snapshot !== null && !snapshot.paused && !isOver, bank, delayMs);

  const press = (lane: Lane, madeAt: number) => {
    if (!session) return;
    const before = session.snapshot.state.strays;
    session.play({ press: lane }, madeAt);
    const { strays, marks } = session.snapshot.state;
    if (strays > before) setStray({ strays, marks: marks.length });
  };
  const mayPress =
    snapshot !== null && !snapshot.paused && (state?.phase === 'playing' || state?.phase === 'reached');
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
      loading={<Ready song={song} cards={cards} bankIsReady={bank !== null} onBegin={begin} />}
      leaveTo="/otoawase"
      restart={{ label: t('pause.restart'), onClick: restart }}
    >
      {({ session, state, snapshot, stopped }) =>
        snapshot.result ? (
          <Result session={session} state={state} onAgain={restart} />
        ) : (
          <div className="oto-play wrap">
            <Hud session={session} state={state} />
            <Field
              session={session}
              state={state}
              stopped={stopped}
              judged={judgementOf(state, stray.strays === state.strays && stray.marks === state.marks.length)}
              onPress={press}
            />
            {state.phase === 'asking' ? (
              <Ask
                key={state.marks.length}
                state={state}
                stopped={stopped}
                onMove={(move) => session.play(move)}
              />
            ) : (
              <LastAnswer state={state} />
            )}
            <Announcer state={state} paused={stopped} run={session} />
          </div>
        )
      }
    </PlayedLevel>
  );
}
