import type { ReactNode } from 'react';
import { LanguageSlot } from './language-slot.tsx';
import { NewBuild } from './new-build.tsx';
import './notices.css';

/** What is asked at the foot of the window: the language, the newer build, and whatever else there is to be asked. */
export function Notices({ children }: { children?: ReactNode }) {
  return (
    <div className="notices">
      <LanguageSlot />
      <NewBuild />
      {children}
    </div>
  );
}
