import { Outlet, useMatches } from 'react-router';
import { AwardSlot } from '../features/shell/award-slot.tsx';
import { NoRoomSlot } from '../features/shell/no-room-slot.tsx';
import { SiteFrame } from '../features/shell/site-frame.tsx';
import type { PageHandle } from '../lib/pages/page.ts';

export default function Site() {
  const tells = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.tells);
  return (
    <SiteFrame>
      <Outlet />
      {!tells && (
        <>
          <AwardSlot alone />
          <NoRoomSlot />
        </>
      )}
    </SiteFrame>
  );
}
