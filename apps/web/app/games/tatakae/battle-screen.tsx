import { askedKanji } from '@michi/games/tatakae/asked-kanji';
import type { Direction } from '@michi/games/tatakae/challenges';
import { rounds } from '@michi/games/tatakae/constants';
import { tatakaeKanji } from '@michi/games/tatakae/kanji';
import { challengeOf, type Move, type State, tatakae } from '@michi/games/tatakae/rules';
import { levels, type Setup } from '@michi/games/tatakae/setup';
import { straightStroke } from '@michi/games/tatakae/straight-stroke';
import { japanese } from '@michi/ui/japanese';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { dueAmong } from '../../learner/projections/due-kanji.ts';
import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useElapsed, useRun } from '../../play/use-run.ts';
import { PlayedLevel } from '../played-level.tsx';
import { useCountdownSound } from '../use-countdown-sound.ts';
import { useJourneyKanji } from '../use-journey-return.ts';
import './battle.css';
import { Announcer } from './announcer.tsx';
import { CountIn, CountInPlace } from './count-in.tsx';
import { Field } from './field.tsx';
import { TatakaeFrame } from './frame.tsx';
import { OverDialog } from './over-dialog.tsx';
import { soundOf } from './sounds.ts';
import { useCountIn } from './use-count-in.ts';
import { useWins } from './wins.ts';
import './rounds.css';

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
  const { count, countIn } = useCountIn();
  const asked = askedKanji(useLocation().search);
  const wanted = useJourneyKanji();
  // as it is when the battle begins
  const [due] = useState(() => {
    if (asked !== null) return [asked];
    const ofStation = [...tatakaeKanji].filter((kanji) => wanted.includes(kanji));
    return ofStation.length > 0 ? ofStation : dueAmong(tatakaeKanji);
  });
  const run = useRun({
    rules: tatakae,
    game: 'tatakae',
    level: 'classic',
    setup: { ...levels.classic, due },
    // who wants to write a kanji would not find it in a battle that began with others
    ...(asked !== null && { mayResume: (setup: Setup) => setup.due?.join('') === asked }),
    locale,
    countIn,
  });
  const { liveRun, view, restart } = run;
  const elapsedMs = useElapsed(liveRun, 1000);
  const wins = useWins();
  const state = view?.state;
  const secondsLeft = state ? Math.max(0, Math.ceil((state.roundEndsAt - elapsedMs) / 1000)) : 0;
  const enter = useCallback(
    (direction: Direction) => liveRun?.play(enteredStroke(liveRun.view.state, direction)),
    [liveRun],
  );

  useCountdownSound(secondsLeft, view?.paused === false);

  return (
    <PlayedLevel
      game="tatakae"
      run={run}
      streak={state?.learner.combo ?? 0}
      soundOf={soundOf}
      frame={({ tools, ...props }) => (
        <TatakaeFrame
          subtitle={state ? t('battle.round', { round: state.round, rounds }) : t('lobby.subtitle')}
          back={{ to: '/tatakae', label: t('battle.toLobby') }}
          tools={
            tools && (
              <>
                {state && <Rounds round={state.round} />}
                {tools}
              </>
            )
          }
          {...props}
        />
      )}
      loading={count ? <CountIn {...count} /> : <CountInPlace />}
      leaveTo="/tatakae"
      restart={{ label: t('pause.restart'), onClick: restart }}
    >
      {(level) => (
        <div className="tat-battle">
          <Field
            state={level.state}
            paused={level.stopped}
            secondsLeft={secondsLeft}
            wins={wins}
            onMove={(move) => level.liveRun.play(move)}
            onEnter={enter}
          />
          <Announcer
            state={level.state}
            secondsLeft={secondsLeft}
            paused={level.stopped}
            run={level.liveRun}
          />
          {level.view.result && (
            <OverDialog
              runId={level.liveRun.plan.runId}
              state={level.state}
              events={level.liveRun.events}
              wins={wins}
              onRematch={restart}
              onLobby={() => void navigate(localPath('/tatakae'))}
            />
          )}
        </div>
      )}
    </PlayedLevel>
  );
}

/** The five rounds, the present one marked; on wide screens. */
function Rounds({ round }: { round: number }) {
  const t = useTranslations('tatakae.battle');
  return (
    <ol className="tat-rounds desk" aria-label={t('rounds')}>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((number) => (
        <li
          key={number}
          {...japanese}
          className={number < round ? 'is-done' : number === round ? 'is-now' : undefined}
          aria-current={number === round ? 'step' : undefined}
        >
          {kanjiNumeral(number)}
        </li>
      ))}
    </ol>
  );
}
