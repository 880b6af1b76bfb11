import type { Story } from '@michi/games/monogatari/creations';
import { monogatari } from '@michi/games/monogatari/rules';
import { isPublishable, scoreOf, shownContentOf } from '@michi/games/monogatari/score';
import { levelOf, type Setup } from '@michi/games/monogatari/setup';
import { templateOf } from '@michi/games/monogatari/templates';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { type Answered, answersAmong } from '../../features/next-steps/steps-after.ts';
import { idOf } from '../../learner/documents/creation.ts';
import type { OpenDraft } from '../../learner/use-creations.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useAutoResume } from '../../play/use-auto-resume.ts';
import { useRun } from '../../play/use-run.ts';
import { useEventSounds } from '../use-event-sounds.ts';
import { storeStory } from './use-author.ts';

/** What the reading view is told of a story that has just been published. */
export interface JustPublished {
  readonly levels: ReturnType<typeof storeStory>;
  /** Of its run. */
  readonly answers: readonly Answered[];
}

/** Publishes a story: it is kept as what it is from now on, then handed in by a run of one move, and shown. */
export function usePublish({ draft, content }: OpenDraft<Story>) {
  const locale = useLocale();
  const navigate = useNavigate();
  const pathOf = useLocalPath();
  const [busy, setBusy] = useState(false);
  const [setup] = useState<Setup>({ template: content.template });
  const run = useRun({
    ...{ rules: monogatari, game: 'monogatari', level: levelOf(setup), setup, locale },
  });
  const { liveRun } = run;
  useAutoResume(liveRun, run.view?.paused ?? false);
  useEventSounds(liveRun);

  /** Answers whether there was room for what is published. */
  async function publish(): Promise<boolean> {
    const { content: story } = draft.shown();
    const shown = story.panels.map(shownContentOf);
    if (!liveRun || !isPublishable(shown)) return true;
    const { runId } = liveRun.plan;
    const score = scoreOf(shown, templateOf(story.template));
    setBusy(true);
    const name = await draft.finish({ ...story, published: { run: runId, ...score } });
    setBusy(false);
    if (name === null) return false;
    liveRun.resume(); // the tab may have been hidden meanwhile
    liveRun.play({ publish: shown });
    const levels = storeStory(story.panels, runId, score.score);
    // in place of the drawing table, to which nothing leads back
    void navigate(pathOf(`/monogatari/read?story=${idOf(name)}`), {
      replace: true,
      state: { levels, answers: answersAmong(liveRun.events) } satisfies JustPublished,
    });
    return true;
  }
  return { busy, isReady: liveRun !== null, publish };
}
