import type { ReactNode } from 'react';
import { LanguageSlot } from './language-slot.tsx';
import { NewBuild } from './new-build.tsx';
import './notices.css';
import { RefusalSlot } from './refusal-slot.tsx';

/** What is told and asked at the foot of the window: of the language, a newer build, what was refused; and what else there is. */
export function Notices({ children }: { children?: ReactNode }) {
  return (
    <div className="notices">
      <LanguageSlot />
      <NewBuild />
      <RefusalSlot />
      {children}
    </div>
  );
}
