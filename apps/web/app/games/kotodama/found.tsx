import type { GameEvent } from '@michi/game-kit/events';
import { hiddenPoemPoints } from '@michi/games/kotodama/constants';
import { hiddenPoemOf, hiddenPoems } from '@michi/games/kotodama/poems';
import { Button, buttonClass } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { NextSteps } from '../../features/next-steps/next-steps.tsx';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useHuntTexts } from './hunt-texts.ts';
import { Original } from './original.tsx';

interface FoundProps {
  readonly poem: string;
  /** Of the hunt. */
  readonly events: readonly GameEvent[];
  readonly onAgain: () => void;
}

/** A hidden poem that was found: what it says, whose it is, and where to go on. */
export function Found({ poem, events, onAgain }: FoundProps) {
  const t = useTranslations('kotodama');
  const texts = useHuntTexts();
  const found = hiddenPoemOf(poem);
  const place = hiddenPoems.findIndex(({ id }) => id === poem);
  const next = hiddenPoems[(place + 1) % hiddenPoems.length];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the strip that had the focus is gone
  return (
    <section className="panel kot-found" aria-labelledby="kot-found">
      <div className="kot-found__head">
        <h2 ref={heading} id="kot-found" tabIndex={-1}>
          {t('hunt.wasFound', { points: hiddenPoemPoints })}
        </h2>
        <Hanamaru label={t('poem.hanamaru')} size={72} />
      </div>
      {found && <Original poem={found} translation={texts.translation(poem)} />}
      {next && (
        <LocalLink
          className={buttonClass({ variant: 'accent', block: true })}
          to={`/kotodama/hunt/${next.id}`}
        >
          {t('hunt.next')}
        </LocalLink>
      )}
      <Button variant="line" block icon="reset" onClick={onAgain}>
        {t('hunt.again')}
      </Button>
      <NextSteps events={events} offers={['write', 'due']} />
    </section>
  );
}
