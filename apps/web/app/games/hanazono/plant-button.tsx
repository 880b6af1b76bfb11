import { plantTypes } from '@michi/games/hanazono/plant-types';
import { isDue, isGrown, type Plant } from '@michi/games/hanazono/rules';
import { isWilting } from '@michi/games/hanazono/sky';
import { classNames } from '@michi/ui/class-names';
import { type CustomProperties, percent } from '@michi/ui/css-values';
import { Icon } from '@michi/ui/icon';
import { Kanji } from '@michi/ui/japanese';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { PlantPicture } from './plant-picture.tsx';

export interface PlantButtonProps {
  readonly plant: Plant;
  readonly isSelected: boolean;
  /** Its form is asked, so that it is not shown. */
  readonly isHidden: boolean;
  /** A place is sought for another: clicks go past it, to the soil. */
  readonly isInert: boolean;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A plant in its place, with its kanji, its level, whether it is due, and what it has of water and sun. */
export function PlantButton(props: PlantButtonProps) {
  const { plant, isSelected, isHidden, isInert, onSelect, onKeyDown } = props;
  const t = useTranslations('hanazono.field');
  const names = useTranslations('hanazono.plants');
  const { kanji, type, growth, water, sun, x, y } = plant;
  const isPlantDue = isDue(plant);
  const isThirsty = isWilting(plant) && !isGrown(plant);
  const place: CustomProperties = {
    '--x': percent(x, 0, 100),
    '--y': percent(y, 0, 100),
    '--water': percent(water, 0, 100),
    '--sun': percent(sun, 0, 100),
  };
  return (
    <button
      type="button"
      className={classNames(
        'hana-pl',
        isThirsty && 'is-thirsty',
        isSelected && 'is-selected',
        plant.rests && 'is-resting',
      )}
      style={place}
      data-kanji={kanji}
      data-growth={growth}
      inert={isInert}
      aria-pressed={isSelected}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <PlantPicture key={growth} type={type} growth={growth} />
      <span className="hana-pl__tag">
        <Kanji form="model">{isHidden ? '？' : kanji}</Kanji>{' '}
        <span className="hana-pl__level num" aria-hidden="true">
          {growth}
        </span>
      </span>
      {isPlantDue && (
        <span className="hana-pl__due">
          <Icon name="flag" size="sm" />
        </span>
      )}
      <span className="sr-only">
        {t('plant', {
          ...{ type: names(type), growth, water, sun },
          most: plantTypes[type].maxGrowth,
          state: isGrown(plant) ? 'grown' : isPlantDue ? 'due' : 'resting',
          wilting: String(isThirsty),
        })}
      </span>
      {isThirsty ? (
        <span className="hana-pl__thirsty">
          <Icon name="drop" size="sm" />
          {t('thirsty')}
        </span>
      ) : (
        <span className="hana-pl__meters">
          <i />
          <i />
        </span>
      )}
    </button>
  );
}
