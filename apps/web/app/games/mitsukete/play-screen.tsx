import type { GameLevel } from '@michi/contracts/game-levels';
import { comboShownMs } from '@michi/games/mitsukete/constants';
import type { Setup } from '@michi/games/mitsukete/level';
import { type Move, mitsukete, type State } from '@michi/games/mitsukete/rules';
import { KanjiCard, type KanjiCardState } from '@michi/ui/kanji-card';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useGridKeys } from '../../lib/react/use-grid-keys.ts';
import type { LiveRun } from '../../play/live-run.ts';
import { useElapsed, useRun } from '../../play/use-run.ts';
import type { GameFrameProps } from '../game-frame.tsx';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { useCountdownSound } from '../use-countdown-sound.ts';
import './play-screen.css';
import './board.css';
import './combo-shout.css';
import { Announcer } from './announcer.tsx';
import { type Clue, useClueOfRun } from './clue.ts';
import { MitsuketeFrame } from './frame.tsx';
import { Hud } from './hud.tsx';
import { KanjiProvider } from './kanji-of.tsx';
import { LastFound } from './last-found.tsx';
import { setupFrom } from './levels.ts';
import { LoadingLevel } from './loading-level.tsx';
import { firstRemark, nextRemark, type RemarkedState } from './remark.ts';
import { RemarkLine } from './remark-line.tsx';
import { Targets } from './targets.tsx';
import { useComboShown } from './use-combo-shown.ts';

/** A run that has ended. */
export interface EndedRun {
  readonly liveRun: LiveRun<Setup, State, Move>;
  readonly state: State;
  readonly onAgain: () => void;
}

export interface PlayScreenProps extends Pick<GameFrameProps, 'back'> {
  readonly level: GameLevel;
  /** Of a deal that is the same for everybody; else chance decides. */
  readonly seed?: number;
  /** It is played for practice, and asks for no place on a list. */
  readonly practice?: boolean;
  /** Only the run that it is opened with asks for one: to begin anew is practice. */
  readonly once?: boolean;
  /** What it is called to begin anew, if that is more than it says. */
  readonly restartLabel?: string | undefined;
  readonly name: string;
  readonly subtitle: string;
  /** How it ended, and where it goes from here. */
  readonly verdict: (ended: EndedRun) => ReactNode;
}

/** A level being played, from the first card to the verdict. */
export function PlayScreen({
  level,
  seed,
  practice = false,
  once = false,
  restartLabel,
  name,
  subtitle,
  back,
  verdict,
}: PlayScreenProps) {
  const t = useTranslations('mitsukete');
  const locale = useLocale();
  const setup = useMemo(() => setupFrom(level), [level]);
  const clue = useClueOfRun();
  const run = useRun({
    rules: mitsukete,
    game: 'mitsukete',
    level: level.id,
    setup,
    seed,
    locale,
    unranked: practice || clue !== 'kanji',
    once,
  });
  const { view, restart } = run;
  const elapsedMs = useElapsed(run.liveRun, 1000);
  const limitS = view?.state.setup.timeLimitS ?? null;
  const secondsLeft = limitS === null ? null : limitS - Math.floor(elapsedMs / 1000);
  useCountdownSound(secondsLeft, view?.state.phase === 'playing' && !view.paused);

  return (
    <PlayedLevel
      game="mitsukete"
      run={run}
      streak={view?.state.combo ?? 0}
      frame={(props) => <MitsuketeFrame subtitle={subtitle} back={back} {...props} />}
      loading={<LoadingLevel level={level} />}
      leaveTo="/mitsukete"
      restart={{ label: restartLabel ?? t('pause.restart'), onClick: restart }}
    >
      {(open) => (
        <KanjiProvider kanji={level.kanji_list}>
          <Playing {...open} name={name} clue={clue} elapsedMs={elapsedMs} secondsLeft={secondsLeft} />
          {open.view.result && verdict({ ...open, onAgain: restart })}
        </KanjiProvider>
      )}
    </PlayedLevel>
  );
}

interface PlayingProps extends OpenLevel<Setup, State, Move> {
  readonly name: string;
  readonly clue: Clue;
  readonly elapsedMs: number;
  readonly secondsLeft: number | null;
}

/** What is asked, what is told of it, and the board. */
function Playing({ liveRun, state, stopped, name, clue, elapsedMs, secondsLeft }: PlayingProps) {
  const t = useTranslations('mitsukete.play');
  const { remark, seen } = useRemark(state, liveRun, clue !== 'kanji');
  return (
    <div className="mit wrap">
      <div className="mit__task">
        <Hud state={state} elapsedMs={elapsedMs} />
        <Targets targets={state.targets} clue={clue} seen={seen} />
        <RemarkLine remark={remark} hint={t(clue === 'kanji' ? 'hint' : 'hintHidden')}>
          <ComboShout {...state} />
        </RemarkLine>
      </div>
      <Board state={state} covered={stopped} onPick={(pick, madeAt) => liveRun.play({ pick }, madeAt)} />
      <LastFound lastMatch={state.lastMatch} />
      <Announcer
        levelName={name}
        state={state}
        clue={clue}
        remark={remark}
        secondsLeft={secondsLeft}
        paused={stopped}
        run={liveRun}
      />
    </div>
  );
}

/** What has been told of a run up to its present state. */
function useRemark(
  state: State,
  { events }: Pick<LiveRun<Setup, State, Move>, 'events'>,
  hidden: boolean,
): RemarkedState {
  const [remarked, setRemarked] = useState(() => firstRemark(state, events, hidden));
  if (remarked.state === state) return remarked;
  const now = nextRemark(remarked, state);
  setRemarked(now);
  return now;
}

interface BoardProps {
  readonly state: State;
  /** While it is covered nothing of it can be seen or picked. */
  readonly covered: boolean;
  /** `madeAt`: when the learner did so, on the clock of `performance.now()`. */
  readonly onPick: (index: number, madeAt: number) => void;
}

/** The cards. One of them is in the tab order; arrow keys, Home and End move within the board. */
function Board({ state, covered, onPick }: BoardProps) {
  const t = useTranslations('mitsukete.play');
  const { rows, cols } = state.setup;
  const { grid, keysOf } = useGridKeys(state.cards.length, cols);

  return (
    <section className="mit__field" aria-label={t('board', { rows, cols })}>
      <div
        className={covered ? 'mit__board is-covered' : 'mit__board'}
        style={{ '--rows': rows, '--cols': cols } as CSSProperties}
      >
        <div className="mit__grid" ref={grid}>
          {state.cards.map(({ kanji }, index) => {
            const place = { kanji, row: Math.floor(index / cols) + 1, col: (index % cols) + 1 };
            const matched = state.matched.includes(index);
            return (
              <KanjiCard
                key={`${place.row}-${place.col}`}
                kanji={kanji}
                state={cardState(state, index)}
                label={t(matched ? 'cardMatched' : 'card', place)}
                aria-disabled={matched}
                {...keysOf(index)}
                onClick={({ timeStamp }) => onPick(index, timeStamp)}
              />
            );
          })}
        </div>
      </div>
    </section>
  );
}

function cardState(state: State, index: number): KanjiCardState {
  if (state.matched.includes(index)) return 'matched';
  if (!state.picked.includes(index)) return 'idle';
  return state.wrongUntil === null ? 'selected' : 'wrong';
}

/** A combo, large for a moment. */
function ComboShout(state: Pick<State, 'lastMatch' | 'correctMatches'>) {
  const { lastMatch, correctMatches } = state;
  const t = useTranslations('mitsukete.play');
  const shown = useComboShown(state);
  if (!shown) return null;
  return (
    <p
      key={correctMatches}
      className="mit-combo"
      aria-hidden="true"
      style={{ '--shown': `${comboShownMs}ms` } as CSSProperties}
    >
      {t('comboShout', { combo: lastMatch?.combo ?? 0 })}
    </p>
  );
}
