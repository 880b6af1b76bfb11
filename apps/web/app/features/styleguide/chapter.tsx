import { Ja } from '@michi/ui/japanese';
import type { ReactNode } from 'react';

export interface ChapterProps {
  title: string;
  japanese: string;
  children: ReactNode;
}

/** One chapter of the developers' page, with its Japanese word. */
export function Chapter({ title, japanese, children }: ChapterProps) {
  return (
    <section className="cp">
      <h2>
        {title} <Ja>{japanese}</Ja>
      </h2>
      {children}
    </section>
  );
}
