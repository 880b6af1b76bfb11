import { browserLearner, schedule } from '../learner/browser-learner.ts';
import type { Visibility } from './live-run.ts';
import { Runs } from './runs.ts';

const visibility: Visibility = {
  hidden: () => document.hidden,
  onHide(listener) {
    const onChange = () => {
      if (document.hidden) listener();
    };
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('pagehide', listener);
    };
  },
};

let runs: Runs | null = null;

/** The runs that are played on this page, in the browser only. */
export function browserRuns(): Runs {
  runs ??= new Runs(browserLearner(), {
    now: () => performance.now(),
    today: () => new Date(),
    schedule,
    visibility,
    fetch: (path, init) => fetch(path, init),
  });
  return runs;
}
