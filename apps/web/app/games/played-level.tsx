import type { ClockedGame } from '@michi/games/catalogue';
import { Button, buttonClass } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useAwardsWait } from '@michi/ui/toast';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { soundOf } from '../audio/event-sound.ts';
import { gameMusic } from '../audio/sounds.ts';
import { playMusic } from '../audio/streak.ts';
import { useAudioPanel } from '../audio/use-audio-panel.ts';
import { unannounced } from '../learner/projections/unannounced.ts';
import { LocalLink } from '../lib/language/local-link.tsx';
import type { CurrentRun } from '../play/level-runs.ts';
import type { LiveRun, RunView } from '../play/live-run.ts';
import { type Pauses, usePauses } from '../play/use-pauses.ts';
import type { GameFrameProps } from './game-frame.tsx';
import { useDroppedRunToast } from './use-dropped-run-toast.ts';
import { useEventSounds } from './use-event-sounds.ts';
import { useJourneyReturn } from './use-journey-return.ts';

/** Where P is heard: at what the frame holds and at the buttons of its bar, to which windows give the focus back. */
const ownControls = '.play main > *, .play__bar button';

/** What the frame of a game is told of the level within. */
type LevelFrameProps = Required<
  Pick<GameFrameProps, 'playing' | 'music' | 'onSettingsOpenChange' | 'tools' | 'children'>
>;

/** A level whose run is open. */
export interface OpenLevel<Setup, State, Move, Window extends string = never> {
  readonly liveRun: LiveRun<Setup, State, Move>;
  readonly view: RunView<State>;
  readonly state: State;
  /** The clock stands still: nobody may look for what counts. */
  readonly stopped: boolean;
  /** The game's own windows, over which the run stands still. */
  readonly pauses: Pauses<Window>;
}

export interface PlayedLevelProps<Setup, State, Move, Window extends string>
  extends Pick<PauseDialogProps, 'leaveTo' | 'restart'> {
  readonly game: ClockedGame;
  readonly run: CurrentRun<Setup, State, Move>;
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
  const { liveRun, view } = run;
  const running = view !== null && view.result === null;
  const { awardsWait = running } = props;
  const pauses = usePauses<Window>(run, { ownControls, clocked });
  useJourneyReturn(view?.result != null);
  useAwardsWait(awardsWait);
  useEffect(() => unannounced.set(true), []); // what tells them is at hand before the first one
  useDroppedRunToast();
  useEventSounds(liveRun, soundOf);

  return frame({
    playing: !view?.result,
    music: playMusic(gameMusic[game], streak),
    onSettingsOpenChange: pauses.showAudio,
    tools: pauses.possible && <PauseButton game={game} onPause={pauses.pause} />,
    children:
      liveRun === null || view === null ? (
        loading
      ) : (
        <Fragment key={liveRun.plan.runId}>
          {children({
            liveRun,
            view,
            state: view.state,
            stopped: clocked && view.paused,
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

/** The button of a game's bar that stops its clock. */
function PauseButton({ game, onPause }: { game: ClockedGame; onPause: () => void }) {
  const t = useTranslations(`${game}.pause`);
  return (
    <Button variant="line" size="sm" icon="pause" aria-label={t('button')} onClick={onPause}>
      <span className="desk">{t('button')}</span>
    </Button>
  );
}

interface PauseDialogProps {
  readonly game: ClockedGame;
  readonly open: boolean;
  readonly onResume: () => void;
  /** The address of the exit. */
  readonly leaveTo: string;
  /** Restarts the level. */
  readonly restart?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** The dialog of a paused run. Escape resumes. */
function PauseDialog({ game, open, onResume, leaveTo, restart }: PauseDialogProps) {
  const t = useTranslations(`${game}.pause`);
  const { panel } = useAudioPanel(open);
  return (
    <Dialog open={open} onClose={onResume} title={t('title')}>
      <p className="soft mt-2">{t('text')}</p>
      <div className="stack mt-6">
        <Button variant="accent" block icon="play" onClick={onResume}>
          {t('resume')}
        </Button>
        {restart && (
          <Button variant="line" block icon="reset" onClick={restart.onClick}>
            {restart.label}
          </Button>
        )}
        <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to={leaveTo}>
          {t('leave')}
        </LocalLink>
      </div>
      {panel && <panel.CompactAudioPanel game={game} />}
    </Dialog>
  );
}
