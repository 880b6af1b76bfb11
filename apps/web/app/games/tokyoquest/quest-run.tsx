import { wrongCost } from '@michi/games/tokyoquest/constants';
import type { PlacedQuest } from '@michi/games/tokyoquest/quests';
import { currentQuestion, tokyoquest } from '@michi/games/tokyoquest/rules';
import { levelIdOf } from '@michi/games/tokyoquest/setup';
import { afterAnswers, afterQuest, type StoredWalk, setupFor } from '@michi/games/tokyoquest/walk';
import { LoadingState } from '@michi/ui/state';
import { useAwardsWait } from '@michi/ui/toast';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { gameMusic } from '../../audio/sounds.ts';
import { playMusic } from '../../audio/streak.ts';
import { usePauses } from '../../play/use-pauses.ts';
import { useRun, useRunEvents } from '../../play/use-run.ts';
import { useEventSounds } from '../use-event-sounds.ts';
import { TokyoFrame } from './frame.tsx';
import { Hud } from './hud.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import './quest-run.css';
import { QuestStory } from './quest-story.tsx';
import { Rest } from './rest.tsx';
import { Reward } from './reward.tsx';
import type { QuestScript } from './story/script.ts';
import { changeWalk } from './use-walk.ts';

export interface QuestRunProps {
  readonly quest: PlacedQuest;
  readonly script: QuestScript;
  readonly walk: StoredWalk;
  /** Whether a run that was left goes on. */
  readonly resumed: boolean;
  /** What the page says of itself. */
  readonly head: ReactNode;
}

/** A quest being tried, from its first question to its reward. */
export function QuestRun({ quest, script, walk, resumed, head }: QuestRunProps) {
  const t = useTranslations('tokyoquest');
  const locale = useLocale();
  const [before, setBefore] = useState(walk);
  const run = useRun({
    rules: tokyoquest,
    game: 'tokyoquest',
    level: levelIdOf({ quest: quest.id, walk: walk.walk }),
    setup: setupFor(walk, quest.id),
    mayResume: () => resumed,
    locale,
    unranked: true,
  });
  const { liveRun, view } = run;
  const state = view?.state ?? null;
  const won = view?.result != null;
  const health = state?.health;

  useEffect(() => {
    scrollTo(0, 0); // the conversation before it may have been scrolled
  }, []);

  useAwardsWait(view !== null && !won);
  useEventSounds(liveRun);
  usePauses(run, { ownControls: '.tq-ask :not(input)', clocked: false });
  useRunEvents(liveRun, (events) => {
    const answers = events.filter((event) => event.type === 'kanjiAnswered');
    const ended = liveRun?.view.result != null;
    // A contested answer counts as not given: what it alone has made known as missed is not.
    const { state: after } = liveRun?.view ?? {};
    const isMissed = (kanji: string) =>
      after?.setup.missed.includes(kanji) || (after?.failed.length ?? 0) > 0;
    const cleared = events.flatMap((event) =>
      event.type === 'answerContested' ? [...event.kanji].filter((kanji) => !isMissed(kanji)) : [],
    );
    const left = liveRun?.view.state.health ?? 0;
    changeWalk((now) => {
      const told = [
        ...answers,
        ...cleared.map((kanji) => ({ kanji, correct: true, asked: 'typed' }) as const),
      ];
      const answered = told.length > 0 ? afterAnswers(now, told) : now;
      if (!ended) return answered;
      setBefore({ ...answered, health: left });
      return afterQuest(answered, quest.id, left);
    });
  });
  // what a wrong answer or a rest has made of it; a reward may heal besides
  useEffect(() => {
    if (health !== undefined && health > 0 && !won)
      changeWalk((now) => (now.health === health ? now : { ...now, health }));
  }, [health, won]);

  const to = t(`places.${quest.place}.to`);
  const title = t(`quests.${quest.id}`);
  const frame = {
    subtitle: t('quest.subtitle', { quest: title }),
    back: { to: `/tokyoquest/${quest.place}`, label: t('backToPlace', { to }) },
    playing: !won,
    music: playMusic(gameMusic.tokyoquest, state?.streak ?? 0),
  };
  if (liveRun && won)
    return (
      <TokyoFrame {...frame}>
        {head}
        <Reward quest={quest} script={script} before={before} after={walk} events={liveRun.events} />
      </TokyoFrame>
    );
  return (
    <TokyoFrame {...frame}>
      {head}
      <div className="wrap tq-run">
        <Hud walk={walk} health={health} lost={state?.phase === 'wrong' ? wrongCost : undefined} />
        {liveRun === null || state === null ? (
          <LoadingState label={t('loading')} />
        ) : state.phase === 'resting' ? (
          <Rest
            quest={quest}
            onRise={() => liveRun.play({ ask: 'rise' })}
            onContest={state.before && (() => liveRun.play({ ask: 'wasRight' }))}
          />
        ) : (
          <>
            <QuestionSheet
              key={`${liveRun.plan.runId}-${state.current}`}
              quest={quest}
              state={state}
              question={currentQuestion(state)}
              onMove={(move) => liveRun.play(move)}
            />
            <QuestStory quest={quest} phase={state.phase} />
          </>
        )}
      </div>
    </TokyoFrame>
  );
}
