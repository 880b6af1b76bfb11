import type { Garden } from '@michi/games/hanazono/garden';
import type { Place } from '@michi/games/hanazono/place';
import { growing, type Plant, type State } from '@michi/games/hanazono/rules';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Clocked } from '../../play/elapsed-clock.ts';
import './field.css';
import { Grove } from './grove.tsx';
import { nearestIn, sideOf } from './nearest.ts';
import { PlantButton } from './plant-button.tsx';
import { PlantingSpot } from './planting-spot.tsx';
import { SkyBand } from './sky-band.tsx';
import { SkyPicture } from './sky-picture.tsx';

export interface FieldProps {
  readonly run: Clocked;
  readonly state: State;
  /** The kanji of the plant that is cared for. */
  readonly selected: string | null;
  /** The kanji whose form is asked, which is not shown. */
  readonly hidden: string | null;
  readonly garden: Garden;
  /** A place is sought for a seed. */
  readonly planting: boolean;
  readonly onSelect: (plant: Plant) => void;
  readonly onPlant: (place: Place) => void;
}

/** The garden as it lies there: sky and weather, and every plant in its place. */
export function Field(props: FieldProps) {
  const { run, state, selected, hidden, garden, planting, onSelect, onPlant } = props;
  const t = useTranslations('hanazono');
  const field = useRef<HTMLDivElement>(null);
  const { time, weather } = state;
  const grown = state.plants.filter(({ kanji }) => kanji === selected);
  const shown = [...new Set([...growing(state), ...grown])].sort(
    (one, other) => one.y - other.y || one.x - other.x,
  );

  const focus = (plant: Plant | null) => {
    if (plant) field.current?.querySelector<HTMLElement>(`[data-kanji="${plant.kanji}"]`)?.focus();
  };

  return (
    <section
      className="hana-field"
      aria-label={t('field.label', { time: t(`times.${time}`), weather: t(`weathers.${weather}`) })}
    >
      <SkyBand run={run} state={state} hidden={hidden} />
      <div ref={field} className="hana-soil">
        <SkyPicture time={time} weather={weather} />
        <Grove garden={garden} />
        {shown.map((plant) => (
          <PlantButton
            key={plant.kanji}
            plant={plant}
            isSelected={plant.kanji === selected}
            isHidden={plant.kanji === hidden}
            isInert={planting}
            onSelect={() => onSelect(plant)}
            onKeyDown={(event) => {
              const side = sideOf(event.key);
              if (!side) return;
              event.preventDefault();
              focus(nearestIn(side, plant, shown));
            }}
          />
        ))}
        {planting && <PlantingSpot onPlant={onPlant} />}
      </div>
    </section>
  );
}
