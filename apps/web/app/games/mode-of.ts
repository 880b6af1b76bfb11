import { freeMode, type Mode, modes } from '@michi/games/series';
import { data } from 'react-router';

/** The mode of an address; the free mode has the address of the game itself. Throws 404 for another. */
export function modeOf({ mode }: { mode?: string | undefined }): Mode {
  if (mode === undefined) return freeMode;
  const known = modes.find((each) => each === mode && each !== freeMode);
  if (!known) throw data(null, { status: 404 });
  return known;
}
