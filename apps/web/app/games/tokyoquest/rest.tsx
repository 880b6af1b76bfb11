import type { PlacedQuest } from '@michi/games/tokyoquest/quests';
import { Button, buttonClass } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WasRight } from '../../lib/language/was-right.tsx';

interface RestProps {
  readonly quest: PlacedQuest;
  readonly onRise: () => void;
  /** Null where the last answer cannot have been right. */
  readonly onContest: (() => void) | null;
}

/** The health was used up: the traveller rests, and nothing is lost. */
export function Rest({ quest, onRise, onContest }: RestProps) {
  const t = useTranslations('tokyoquest');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel state tq-rest">
      <Masu kanji="休" aria-hidden="true" />
      <h2 className="state__title" ref={heading} tabIndex={-1}>
        {t('rest.title')}
      </h2>
      <p>{t('rest.text')}</p>
      <div className="tq-rest__acts">
        <LocalLink className={buttonClass({ variant: 'accent' })} to={`/tokyoquest/${quest.place}`}>
          {t('backToPlace', { to: t(`places.${quest.place}.to`) })}
        </LocalLink>
        <Button variant="line" onClick={onRise}>
          {t('rest.goOn')}
        </Button>
        {onContest && <WasRight onSay={onContest} />}
      </div>
    </section>
  );
}
