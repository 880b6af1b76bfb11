import { wrongCost } from '@michi/games/tokyoquest/constants';
import type { Dealt } from '@michi/games/tokyoquest/deal';
import { itemOf } from '@michi/games/tokyoquest/items';
import type { PlacedQuest } from '@michi/games/tokyoquest/quests';
import { currentQuestion, type State, tokyoquest } from '@michi/games/tokyoquest/rules';
import { levelIdOf } from '@michi/games/tokyoquest/setup';
import { afterAnswers, afterQuest, type StoredWalk, setupFor } from '@michi/games/tokyoquest/walk';
import { Button, buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { LoadingState } from '@michi/ui/state';
import { useAwardsWait } from '@michi/ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { gameMusic } from '../../audio/sounds.ts';
import { playMusic } from '../../audio/streak.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WasRight } from '../../lib/language/was-right.tsx';
import { usePauses } from '../../play/use-pauses.ts';
import { useRun, useRunEvents } from '../../play/use-run.ts';
import { useEventSounds } from '../use-event-sounds.ts';
import { Head } from './drawings/head.tsx';
import { Scene } from './drawings/scene.tsx';
import { TokyoFrame } from './frame.tsx';
import { Hud } from './hud.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import './quest-run.css';
import { Reward } from './reward.tsx';
import type { QuestScript } from './story/script.ts';
import { useStory } from './use-story.ts';
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
  const frame = {
    // not the title, which may name what is asked
    subtitle: t('quest.by', { giver: t(`persons.${quest.giver}.inSentence`) }),
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
            <QuestStory quest={quest} phase={state.phase} question={currentQuestion(state)} />
          </>
        )}
      </div>
    </TokyoFrame>
  );
}

interface QuestStoryProps extends Pick<QuestRunProps, 'quest'> {
  readonly phase: State['phase'];
  readonly question: Dealt;
}

/** What a quest is about, and who watches. Title and story may name a meaning that is asked. */
function QuestStory({ quest, phase, question }: QuestStoryProps) {
  const t = useTranslations('tokyoquest');
  const locale = useLocale();
  const story = useStory(quest.place);
  const { id, giver, place, xp, item, opens } = quest;
  const name = t(`persons.${giver}.name`);
  const isTold = question.kind !== 'meaning' && question.kind !== 'kanji';
  const mood = phase === 'right' ? 'ki' : phase === 'wrong' ? 'kyo' : 'raku';
  return (
    <section className="tq-run__story">
      <div className="tq-run__scene">
        <Scene place={place} fit="xMidYMax slice" />
        <div className="tq-run__who">
          <Head who={giver} mood={mood} label={t('people.said', { name, mood })} />
        </div>
      </div>
      <div className="tq-run__text">
        <Eyebrow japanese="物語">{t('quest.by', { giver: t(`persons.${giver}.inSentence`) })}</Eyebrow>
        {isTold && <h2>{t(`quests.${id}`)}</h2>}
        {isTold && <p>{story(`quests.${id}.story`)}</p>}
        <p className="small soft">
          {t('quest.reward', { xp })}
          {item && (
            <span>
              {` · ${t(`items.${item}.name`)} `}
              {locale !== 'ja' && <Ja>{itemOf(item).japanese}</Ja>}
            </span>
          )}
          {opens && <span>{` · ${t('quest.opens', { place: t(`places.${opens}.name`) })}`}</span>}
        </p>
      </div>
    </section>
  );
}

interface RestProps {
  readonly quest: PlacedQuest;
  readonly onRise: () => void;
  /** Null where the last answer cannot have been right. */
  readonly onContest: (() => void) | null;
}

/** The health was used up: the traveller rests, and nothing is lost. */
function Rest({ quest, onRise, onContest }: RestProps) {
  const t = useTranslations('tokyoquest');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel state tq-rest">
      <Masu kanji="休" aria-hidden="true" />
      <h2 className="state__title" ref={heading} tabIndex={-1}>
        {t('rest.title')}
      </h2>
      <p>{t('rest.text')}</p>
      <div className="tq-rest__acts">
        <LocalLink className={buttonClass({ variant: 'accent' })} to={`/tokyoquest/${quest.place}`}>
          {t('backToPlace', { to: t(`places.${quest.place}.to`) })}
        </LocalLink>
        <Button variant="line" onClick={onRise}>
          {t('rest.goOn')}
        </Button>
        {onContest && <WasRight onSay={onContest} />}
      </div>
    </section>
  );
}
