import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useProgress } from '../learner/use-learner.ts';
import { rules, timedSetup } from '../testing/play.ts';
import { useElapsed, useRun, useRunEvents } from './use-run.ts';

function Screen() {
  const { liveRun, view } = useRun({
    rules,
    game: 'mitsukete',
    level: 'standard-3',
    setup: timedSetup,
    locale: 'de',
  });
  const elapsedMs = useElapsed(liveRun, 1000);
  const { totalScore } = useProgress('mitsukete');
  useRunEvents(liveRun, () => {});
  return `${view === null} ${elapsedMs} ${totalScore}`;
}

test('GAM-03 on the server a level is still closed, at 0, and nothing of a device is touched', () => {
  expect(renderToString(<Screen />)).toBe('true 0 0');
});
