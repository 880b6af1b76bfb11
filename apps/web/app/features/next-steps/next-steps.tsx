import type { GameEvent } from '@michi/game-kit/events';
import { toWrite } from '@michi/games/tatakae/asked-kanji';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { reviewableKanji } from '../../learner/projections/due-kanji.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import { dayOf } from '../../lib/time/day.ts';
import './next-steps.css';
import { type Answered, stepsAfter } from './steps-after.ts';

type NextStep = 'write' | 'missed' | 'due';

export interface NextStepsProps {
  /** Of the run that has ended; of a lesson its answers. */
  readonly events: readonly (GameEvent | Answered)[];
  /** What may be offered, the best first. */
  readonly offers?: readonly NextStep[];
}

/** So many missed kanji make one review. */
const mostMissed = 6;
/** So many links stand beside the buttons of a game. */
const mostLinks = 2;

/** The next meaningful things after a run: what was missed, what can be written, what is due. Nothing when there is none. */
export function NextSteps({ events, offers = ['missed', 'due'] }: NextStepsProps) {
  const t = useTranslations('common.next');
  const [due] = useState(() => reviewableKanji(browserStore(), dayOf(new Date())));
  const steps = stepsAfter(events, due);
  const missed = steps.missed.slice(0, mostMissed);
  const [count, all] = [missed.length, steps.missed.length];
  const links: Readonly<Record<NextStep, ReactNode>> = {
    write: steps.written !== null && (
      <LocalLink key="write" to={toWrite('/tatakae', steps.written)}>
        <Icon name="brush" size="sm" />
        <span>{markJapanese(t('write', { kanji: steps.written }))}</span>
      </LocalLink>
    ),
    missed: count > 0 && (
      <LocalLink key="missed" to={`/today/review/kanji?of=${missed.join('')}`}>
        <Icon name="reset" size="sm" />
        <span>
          {count < all ? t('missedOf', { count, all }) : t('missed', { count })} <Ja>{missed.join('、')}</Ja>
        </span>
      </LocalLink>
    ),
    due: steps.due > 0 && (
      <LocalLink key="due" to="/today">
        <Icon name="clock" size="sm" />
        <span>{t('due', { count: steps.due })}</span>
      </LocalLink>
    ),
  };
  const shown = offers.map((offer) => links[offer]).filter((link) => link !== false);
  if (shown.length === 0) return null;
  return (
    <nav className="next-steps" aria-label={t('label')}>
      {shown.slice(0, mostLinks)}
    </nav>
  );
}
