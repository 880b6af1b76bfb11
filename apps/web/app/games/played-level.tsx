import type { ClockedGame } from '@michi/games/catalogue';
import { useAwardsWait } from '@michi/ui/toast';
import { Fragment, type ReactNode, useEffect } from 'react';
import type { soundOf } from '../audio/event-sound.ts';
import { gameMusic } from '../audio/sounds.ts';
import { playMusic } from '../audio/streak.ts';
import { untold } from '../learner/projections/unannounced.ts';
import type { RunSession, Snapshot } from '../play/session.ts';
import type { Shown } from '../play/stage.ts';
import { type Pauses, usePauses } from '../play/use-pauses.ts';
import type { GameFrameProps } from './game-frame.tsx';
import { PauseButton } from './pause-button.tsx';
import { PauseDialog, type PauseDialogProps } from './pause-dialog.tsx';
import { useDroppedRunToast } from './use-dropped-run-toast.ts';
import { useEventSounds } from './use-event-sounds.ts';
import { useJourneyReturn } from './use-journey-return.ts';

/** Where P is heard: at what the frame holds and at the buttons of its bar, to which windows give the focus back. */
const ownControls = '.play main > *, .play__bar button';

/** What the frame of a game is told of the level within. */
type LevelFrameProps = Required<
  Pick<GameFrameProps, 'playing' | 'music' | 'onAudioOpenChange' | 'tools' | 'children'>
>;

/** A level whose run is open. */
export interface OpenLevel<Setup, State, Move, Window extends string = never> {
  readonly session: RunSession<Setup, State, Move>;
  readonly snapshot: Snapshot<State>;
  readonly state: State;
  /** The clock stands still: nobody may look for what counts. */
  readonly stopped: boolean;
  /** The game's own windows, over which the run stands still. */
  readonly pauses: Pauses<Window>;
}

export interface PlayedLevelProps<Setup, State, Move, Window extends string>
  extends Pick<PauseDialogProps, 'leaveTo' | 'restart'> {
  readonly game: ClockedGame;
  readonly run: Shown<Setup, State, Move>;
  /** Whether time counts in it. */
  readonly clocked?: boolean;
  /** Right answers in a row: the music follows them. */
  readonly streak: number;
  /** Sounds of the game's own. */
  readonly soundOf?: typeof soundOf;
  /** Whether achievements and challenges are told later; as long as the run lasts, unless said otherwise. */
  readonly awardsWait?: boolean;
  readonly frame: (props: LevelFrameProps) => ReactNode;
  /** Stands in until the run is open. */
  readonly loading: ReactNode;
  readonly children: (level: OpenLevel<Setup, State, Move, Window>) => ReactNode;
}

/** A level being played, in the frame of its game: what is heard, pauses, and awards that wait. */
export function PlayedLevel<Setup, State, Move, Window extends string = never>(
  props: PlayedLevelProps<Setup, State, Move, Window>,
) {
  const { game, run, clocked = true, streak, soundOf, frame, loading, leaveTo, restart, children } = props;
  const { session, snapshot } = run;
  const running = snapshot !== null && snapshot.result === null;
  const { awardsWait = running } = props;
  const pauses = usePauses<Window>(run, { ownControls, clocked });
  useJourneyReturn(snapshot?.result != null);
  useAwardsWait(awardsWait);
  useEffect(() => untold.set(true), []); // what tells them is at hand before the first one
  useDroppedRunToast();
  useEventSounds(session, soundOf);

  return frame({
    playing: !snapshot?.result,
    music: playMusic(gameMusic[game], streak),
    onAudioOpenChange: pauses.showAudio,
    tools: pauses.possible && <PauseButton game={game} onPause={pauses.pause} />,
    children:
      session === null || snapshot === null ? (
        loading
      ) : (
        <Fragment key={session.plan.runId}>
          {children({
            session,
            snapshot,
            state: snapshot.state,
            stopped: clocked && snapshot.paused,
            pauses,
          })}
          <PauseDialog
            game={game}
            open={pauses.paused}
            onResume={pauses.resume}
            leaveTo={leaveTo}
            restart={restart}
          />
        </Fragment>
      ),
  });
}
