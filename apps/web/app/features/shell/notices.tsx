import { type ReactNode, useRef } from 'react';
import { LanguageSlot } from './language-slot.tsx';
import { NewBuild } from './new-build.tsx';
import './notices.css';
import { RefusalSlot } from './refusal-slot.tsx';
import { useNoticesRoom } from './use-notices-room.ts';

/** What is told and asked at the foot of the window: of the language, a newer build, what was refused; and what else there is. */
export function Notices({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useNoticesRoom(place);
  return (
    <div className="notices" ref={place}>
      <LanguageSlot />
      <NewBuild />
      <RefusalSlot />
      {children}
    </div>
  );
}
