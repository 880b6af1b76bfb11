import type { StartedModule } from '@michi/contracts/tabibito';
import { playableGames } from '@michi/games/catalogue';
import { Button, buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { keys } from '../../learner/keys.ts';
import { useProgress, useSavedLevels } from '../../learner/use-learner.ts';
import { noteVisit, type Visits, visits } from '../../learner/visits.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import type { FromJourney } from '../use-journey-return.ts';
import { levelPath } from './level-path.ts';
import { ModuleFacts } from './module-facts.tsx';
import { InfoPanel, KanjiList } from './module-parts.tsx';
import './module-reading.css';

export interface ModuleReadingProps {
  readonly module: StartedModule;
  /** It is completed, and has to be passed once more to count on the server. */
  readonly unproved: boolean;
  readonly onPlay: () => void;
  readonly onComplete: () => void;
  readonly onClose: () => void;
}

const starts = {
  practice: 'startPractice',
  quiz: 'startQuiz',
  review: 'startReview',
  challenge: 'startChallenge',
} as const;

/** A module to read: story, content, what its type adds, and the ways on. */
export function ModuleReading({ module, unproved, onPlay, onComplete, onClose }: ModuleReadingProps) {
  const t = useTranslations('tabibito');
  const top = useRef<HTMLDivElement>(null);
  const passed = useProgress('tabibito').levels[module.id]?.completed ?? false;
  const saved = useSavedLevels('tabibito').includes(module.id);
  const { visited, played, visit } = useVisited(module.id, module.game);
  const { pathname, search } = useLocation();
  const { type, run, is_completed } = module;
  const isGraded = type !== 'lesson' && type !== 'game';
  const mayComplete = type === 'game' ? played : passed;

  const complete = useEffectEvent(onComplete);
  const isPlayed = type === 'game' && played && !is_completed;
  useEffect(() => {
    if (isPlayed) complete();
  }, [isPlayed]);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);

  return (
    <div className="tabi-read" ref={top} tabIndex={-1}>
      <ModuleFacts module={module} />
      <section className="tabi-read__story" aria-label={t('module.story')}>
        <p>
          <WithJapanese>{module.story}</WithJapanese>
        </p>
      </section>
      {module.content.map((paragraph) => (
        <p key={paragraph}>
          <WithJapanese>{paragraph}</WithJapanese>
        </p>
      ))}
      {type === 'game' && <KanjiList kanji={module.kanji} />}
      <InfoPanel module={module} />
      {is_completed ? (
        <p className="tabi-read__done">
          <Icon name="check" size="sm" />
          {t('module.completed')}
        </p>
      ) : (
        isGraded && run && !passed && <p className="soft small">{t('module.notPassed')}</p>
      )}
      {unproved && <p className="soft small">{t('module.unproved')}</p>}
      {visited && !played && !is_completed && <p className="soft small">{t('module.notPlayed')}</p>}
      {isGraded && !run && <p className="soft small">{t('module.unplayable')}</p>}
      <div className="tabi-acts">
        {isGraded && run && (
          <Button variant={passed && !is_completed ? 'line' : 'accent'} block icon="play" onClick={onPlay}>
            {t(`module.${saved ? 'resume' : passed ? 'again' : starts[type]}`)}
          </Button>
        )}
        {type === 'game' && (
          <LocalLink
            className={buttonClass({ variant: played && !is_completed ? 'line' : 'accent', block: true })}
            to={levelPath(module.game ?? '', module.level ?? '')}
            state={
              {
                journey: pathname + search,
                kanji: module.kanji.map(({ kanji }) => kanji),
              } satisfies FromJourney
            }
            onClick={visit}
          >
            <Icon name="play" />
            {t('module.toGame')}
          </LocalLink>
        )}
        {!is_completed && (
          <Button
            variant={mayComplete ? 'accent' : 'line'}
            block
            icon="check"
            disabled={!mayComplete}
            onClick={onComplete}
          >
            {t('module.complete')}
          </Button>
        )}
        <Button variant="quiet" block onClick={onClose}>
          {t('module.back')}
        </Button>
      </div>
    </div>
  );
}

const none: Visits = {};
const subscribe = (listener: () => void) =>
  browserStore().onChange((changed) => {
    if (changed === null || changed === keys.visits) listener();
  });

interface Visited {
  readonly visited: boolean;
  /** A run has ended since; where none can be played, having been there is enough. */
  readonly played: boolean;
  readonly visit: () => void;
}

/** Whether the learner went to the game of a module and played there, and how going is noted. */
function useVisited(module: string, game: string | null): Visited {
  const visit = useSyncExternalStore(subscribe, visits, () => none)[module];
  const canPlay = playableGames.some((playable) => playable === game);
  return {
    visited: visit !== undefined,
    played: visit !== undefined && (visit.played || !canPlay),
    visit: useCallback(() => noteVisit(module, game ?? ''), [module, game]),
  };
}
