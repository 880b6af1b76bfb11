import { later, useAhead, useTried } from '../lib/react/use-later.ts';

const panelLater = later(() => import('./audio-panel.tsx'));

/** The switches and volumes, for a window that opens later; where they cannot be had, it does without them. */
export function useAudioPanel(open: boolean) {
  const { loaded: panel, failure } = useTried(panelLater, open);
  useAhead(panelLater);
  return { panel, isMissing: failure !== null };
}
