import type { Haiku } from '@michi/games/kotodama/creations';
import { keyOf } from '@michi/games/kotodama/poet';
import { pointsOf } from '@michi/games/kotodama/quality';
import { kotodama } from '@michi/games/kotodama/rules';
import { levelOf, type Setup } from '@michi/games/kotodama/setup';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { answersAmong } from '../../features/next-steps/steps-after.ts';
import { idOf } from '../../learner/documents/creation.ts';
import type { OpenDraft } from '../../learner/use-creations.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useAutoResume } from '../../play/use-auto-resume.ts';
import { useRun } from '../../play/use-run.ts';
import { useEventSounds } from '../use-event-sounds.ts';
import type { JustHandedIn } from './arrival.ts';
import { storePoem } from './use-poet.ts';

/** Finishes a poem: it is kept as what it is from now on, then handed in by a run of one move, and shown. */
export function useHandIn({ draft, content }: OpenDraft<Haiku>, level: number) {
  const locale = useLocale();
  const navigate = useNavigate();
  const pathOf = useLocalPath();
  const [busy, setBusy] = useState(false);
  const [setup] = useState<Setup>({ mode: content.mode, poem: content.poem, level });
  const run = useRun({
    ...{ rules: kotodama, game: 'kotodama', level: levelOf(setup), setup, locale },
  });
  const { liveRun } = run;
  useAutoResume(liveRun, run.view?.paused ?? false);
  useEventSounds(liveRun);

  /** Answers whether there was room for what is finished. */
  async function handIn(): Promise<boolean> {
    if (!liveRun) return true;
    const { content: haiku } = draft.shown();
    const { lines, season, mode } = haiku;
    const { runId } = liveRun.plan;
    const points = pointsOf(lines, season, mode === 'complete');
    setBusy(true);
    const name = await draft.finish({ ...haiku, handedIn: { run: runId, points } });
    setBusy(false);
    if (name === null) return false;
    liveRun.resume(); // the tab may have been hidden meanwhile
    liveRun.play({ handIn: lines, season });
    storePoem(keyOf(haiku), runId, points);
    // in place of the sheet, to which nothing leads back
    void navigate(pathOf(`/kotodama/poems?poem=${idOf(name)}`), {
      replace: true,
      state: { answers: answersAmong(liveRun.events) } satisfies JustHandedIn,
    });
    return true;
  }
  return { busy, isReady: liveRun !== null, handIn };
}
