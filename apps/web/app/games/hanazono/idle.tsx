import { fewestRight } from '@michi/games/hanazono/constants';
import { seedsOf } from '@michi/games/hanazono/garden';
import { growing, isDue, mayFinish, plantingHindered, type State, sumsIn } from '@michi/games/hanazono/rules';
import { isWilting } from '@michi/games/hanazono/sky';
import { Button, buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useEnteringFocus } from '../../lib/react/use-entering-focus.ts';

export interface IdleProps {
  readonly state: State;
  readonly onPlant: () => void;
  readonly onWater: () => void;
  readonly onFinish: () => void;
  readonly onTour: () => void;
}

/** What there is to do, when nothing is being done. */
export function Idle({ state, onPlant, onWater, onFinish, onTour }: IdleProps) {
  const t = useTranslations('hanazono.idle');
  const idle = useRef<HTMLDivElement>(null);
  useEnteringFocus(idle, true);
  const plants = growing(state);
  const due = plants.filter(isDue).length;
  const thirsty = plants.filter(isWilting).length;
  const hindered = plantingHindered(state);
  const sums = sumsIn(state);
  const mood = moodOf({ grows: plants.length > 0, planted: sums.planted, due, thirsty });
  const mayWater = mood === 'due' || mood === 'thirsty';
  const mayFinishLater = state.right > 0 && !mayFinish(state);
  return (
    <div ref={idle} className="hana-idle">
      <h2>{t(mood, { count: mood === 'due' ? due : thirsty })}</h2>
      {/* who has answered knows what water does: what is said of the end has its room */}
      {!(mayWater && mayFinishLater) && <p>{t(`${mood}Text`)}</p>}
      <div className="hana-idle__acts">
        {mayWater && (
          <Button variant="accent" icon="drop" onClick={onWater}>
            {t('water')}
          </Button>
        )}
        {hindered === null && (
          <Button variant={mayWater ? 'game' : 'accent'} icon="plus" onClick={onPlant}>
            {t('plant')}{' '}
            <span className="num" aria-hidden="true">
              {seedsOf(sums)}
            </span>
            <span className="sr-only">{t('seeds', { count: seedsOf(sums) })}</span>
          </Button>
        )}
      </div>
      {hindered && <p className="soft small">{t('hindered', { reason: hindered })}</p>}
      <div className="hana-idle__ways">
        <LocalLink
          className={buttonClass({ variant: 'line', size: 'sm' })}
          to="/hanazono/tour"
          onClick={onTour}
        >
          <Icon name="leaf" />
          {t('tour')} <span className="num">{sums.grown}</span>
        </LocalLink>
        {mayFinish(state) && (
          <Button variant="line" size="sm" icon="check" onClick={onFinish}>
            {t('done')}
          </Button>
        )}
      </div>
      {mayFinishLater && <p className="soft tiny">{t('doneAfter', { count: fewestRight })}</p>}
    </div>
  );
}

interface Sight {
  readonly grows: boolean;
  readonly planted: number;
  readonly due: number;
  readonly thirsty: number;
}

/** What is to be said of the garden first: what is due comes before what is thirsty. */
function moodOf({ grows, planted, due, thirsty }: Sight) {
  if (!grows) return planted === 0 ? 'empty' : 'allGrown';
  if (due > 0) return 'due';
  return thirsty > 0 ? 'thirsty' : 'resting';
}
