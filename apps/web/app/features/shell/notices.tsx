import type { ReactNode } from 'react';
import { LanguageSlot } from './language-slot.tsx';
import { NewBuild } from './new-build.tsx';
import './notices.css';
import { RefusalSlot } from './refusal-slot.tsx';

/** What is asked and told at the foot of the window: the language, the newer build, what was refused, and whatever else there is to be asked. */
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
