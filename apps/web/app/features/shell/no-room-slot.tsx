import { useSyncExternalStore } from 'react';
import { noRoom } from '../../lib/device/no-room.ts';
import { type LoadPart, useLaterPart } from './use-later-part.ts';

/** Where pages that show no other messages say that nothing more is kept; what says it is loaded then. */
export function NoRoomSlot() {
  const isMissed = useSyncExternalStore(
    noRoom.subscribe,
    () => noRoom.get() !== 'no',
    () => false,
  );
  return useLaterPart(isMissed, load);
}

const load: LoadPart = async () => {
  const { NoRoomNotice } = await import('./no-room-notice.tsx');
  return <NoRoomNotice />;
};
