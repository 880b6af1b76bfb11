import { useDialogAddress } from '../../lib/pages/dialog-address.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { later, useAhead, useLater } from '../../lib/react/use-later.ts';
import type { HubEntry } from './hub-entry.ts';

/** Which game is open stands here in the address. */
export const gameParameter = 'game';

const dialogLater = later(() => import('./game-dialog.tsx'));

/** The game named in the address, over the page; back closes it. Its window is at hand once the page has loaded. */
export function OpenedGame({ games }: { games: readonly HubEntry[] }) {
  const { value, close } = useDialogAddress(gameParameter);
  const hydrated = useHydrated();
  const entry = games.find(({ id }) => id === value);
  const opened = hydrated && entry !== undefined;
  const dialog = useLater(dialogLater, opened);
  useAhead(dialogLater);
  return opened && dialog && <dialog.GameDialog entry={entry} onClose={close} />;
}
