import type { PersonId } from '@michi/games/tokyoquest/places';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Head } from './drawings/head.tsx';
import type { Mood } from './drawings/moods.ts';

interface SpeakerProps {
  readonly who: PersonId;
  readonly mood: Mood;
  readonly children: ReactNode;
}

/** Somebody who is spoken with; the focus goes to their name when they begin. */
export function Speaker({ who, mood, children }: SpeakerProps) {
  const t = useTranslations('tokyoquest');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = t(`persons.${who}.name`);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.scrollIntoView({ block: 'nearest' }); // where not all of it fits
  }, []);
  return (
    <section ref={section} className="tq-talk sheet" aria-labelledby={id}>
      <div className="tq-talk__face">
        <Head who={who} mood={mood} label={t('people.said', { name, mood })} />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h2>
      </div>
      {children}
    </section>
  );
}
