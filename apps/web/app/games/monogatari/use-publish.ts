import { monogatari } from '@michi/games/monogatari/rules';
import { toldIn } from '@michi/games/monogatari/score';
import { levelOf, type Setup } from '@michi/games/monogatari/setup';
import type { Story } from '@michi/games/monogatari/works';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { idOf } from '../../learner/work.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useAutoResume } from '../../play/use-auto-resume.ts';
import type { OpenDraft } from '../../play/use-draft.ts';
import { useRun } from '../../play/use-run.ts';
import { useEventSounds } from '../use-event-sounds.ts';
import { keepStory } from './use-author.ts';

/** What the reading view is told of a story that has just been published. */
export interface Arrival {
  readonly levels: ReturnType<typeof keepStory>;
}

/** Publishes a story: one run of one move, after which it stands as it is and is shown. */
export function usePublish({ draft, content }: OpenDraft<Story>) {
  const locale = useLocale();
  const navigate = useNavigate();
  const pathOf = useLocalPath();
  const [busy, setBusy] = useState(false);
  const [setup] = useState<Setup>({ template: content.template });
  const run = useRun({
    ...{ rules: monogatari, game: 'monogatari', level: levelOf(setup), setup, locale },
  });
  useAutoResume(run.session, run.snapshot?.paused ?? false);
  useEventSounds(run.session);

  async function publish(): Promise<void> {
    const { session } = run;
    const { panels } = draft.shown().content;
    if (!session?.play({ publish: panels.map(toldIn) })) return;
    const { score } = session.snapshot.state;
    if (score === null) return;
    setBusy(true);
    const { runId } = session.plan;
    draft.change({ ...draft.shown().content, published: { run: runId, ...score } });
    const levels = keepStory(panels, runId, score.score);
    await draft.settled();
    const { name } = draft.shown();
    setBusy(false);
    if (name !== null)
      void navigate(pathOf(`/monogatari/read?story=${idOf(name)}`), {
        state: { levels } satisfies Arrival,
      });
  }
  return { busy, isReady: run.session !== null, publish };
}
