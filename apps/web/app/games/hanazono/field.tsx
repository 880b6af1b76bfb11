import { tickMs } from '@michi/games/hanazono/constants';
import { type Garden, isGrown, lastDayOf } from '@michi/games/hanazono/garden';
import { onSoil, type Place } from '@michi/games/hanazono/place';
import { type PlantType, plantTypes } from '@michi/games/hanazono/plant-types';
import { growing, type Plant, type State } from '@michi/games/hanazono/rules';
import { changeIn, timesOfDay, type Weather } from '@michi/games/hanazono/sky';
import { type CustomProperties, percent } from '@michi/ui/css-values';
import { Icon, type IconName } from '@michi/ui/icon';
import { japanese } from '@michi/ui/japanese';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { clockText } from '../../lib/time/clock-text.ts';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { useElapsed } from '../../play/use-run.ts';
import './field.css';
import './grove.css';
import { PlantButton } from './plant-button.tsx';
import { PlantPicture } from './plant-picture.tsx';
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

/** The number of plants in the grove. */
const most = 12;
/** The width that the plants share, in percent. The rest is the lantern's. */
const widest = 74;

/** The plants that were full-grown last, along the far edge of the garden; a picture alone. */
function Grove({ garden }: { garden: Garden }) {
  const trees = groveOf(garden);
  return (
    <div className="hana-grove" aria-hidden="true">
      {trees.map(({ kanji, type }, index) => {
        const place: CustomProperties = { '--x': percent((index + 0.5) * widest, 0, most * 100) };
        return (
          <span key={kanji} style={place}>
            <PlantPicture type={type} growth={plantTypes[type].maxGrowth} />
          </span>
        );
      })}
    </div>
  );
}

function groveOf({ plants }: Garden): { readonly kanji: string; readonly type: PlantType }[] {
  return Object.entries(plants)
    .filter(([, plant]) => isGrown(plant))
    .sort(([, one], [, other]) => lastDayOf(other) - lastDayOf(one))
    .slice(0, most)
    .map(([kanji, { type }]) => ({ kanji, type }));
}

/** So far an arrow key moves, in percent of the field. */
const step = 4;
const moves = { left: [-step, 0], right: [step, 0], up: [0, -step], down: [0, step] } as const;

/** Where a seed would go: moved by the arrow keys, planted by Enter, or anywhere on the soil by a click. */
function PlantingSpot({ onPlant }: { onPlant: (place: Place) => void }) {
  const t = useTranslations('hanazono.field');
  const [place, setPlace] = useState<Place>({ x: 50, y: 66 });
  const spot = useRef<HTMLButtonElement>(null);
  useEffect(() => spot.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent) => {
    const side = sideOf(event.key);
    if (!side) return;
    event.preventDefault();
    const [x, y] = moves[side];
    setPlace((before) => onSoil({ x: before.x + x, y: before.y + y }));
  };
  const plant = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const soil = currentTarget.parentElement?.getBoundingClientRect();
    if (!soil || detail === 0) return onPlant(place); // pressed by a key
    onPlant({
      x: percentOf(clientX - soil.left, soil.width),
      y: percentOf(clientY - soil.top, soil.height),
    });
  };
  const at: CustomProperties = { '--x': percent(place.x, 0, 100), '--y': percent(place.y, 0, 100) };
  return (
    <button
      ref={spot}
      type="button"
      className="hana-spot"
      style={at}
      aria-label={t('spot', { x: place.x, y: place.y })}
      onKeyDown={press}
      onClick={plant}
    >
      <PlantPicture type="sakura" growth={0} />
    </button>
  );
}

const percentOf = (part: number, whole: number) =>
  Math.round(Math.min(100, Math.max(0, (part / whole) * 100)));

type Direction = 'left' | 'right' | 'up' | 'down';

/** The side to which an arrow key leads; null for any other key. */
const sideOf = (key: string): Direction | null =>
  (({ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }) as const)[key] ?? null;

/** The place nearest to one on a side of it; null when none lies there. */
function nearestIn<T extends Place>(side: Direction, from: T, places: readonly T[]): T | null {
  const ahead = ({ x, y }: Place) =>
    ({ left: from.x - x, right: x - from.x, up: from.y - y, down: y - from.y })[side];
  const aside = ({ x, y }: Place) => Math.abs(side === 'left' || side === 'right' ? y - from.y : x - from.x);
  const cost = (place: Place) => ahead(place) + 2 * aside(place);
  const beyond = places.filter((place) => place !== from && ahead(place) > 0);
  return beyond.sort((one, other) => cost(one) - cost(other))[0] ?? null;
}

const signs = { morning: '朝', afternoon: '昼', evening: '夕' } as const;
const pictures: Readonly<Record<Weather, IconName>> = { sunny: 'sun', rainy: 'drop', cloudy: 'cloud' };
const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`);

interface SkyBandProps {
  readonly run: Clocked;
  readonly state: State;
  /** The kanji whose form is asked. */
  readonly hidden: string | null;
}

/** What time of day it is, the weather, and what it does to the plants next. */
function SkyBand({ run, state, hidden }: SkyBandProps) {
  const t = useTranslations('hanazono');
  const { time, weather, ticks } = state;
  const left = (ticks + 1) * tickMs - useElapsed(run, 1000);
  const { water, sun } = changeIn(weather);
  return (
    <p className="hana-band">
      <span className="hana-band__times" role="img" aria-label={t('sky.label', { time: t(`times.${time}`) })}>
        {timesOfDay.map((each) => (
          <i key={each} {...japanese} className={each === time ? 'is-now' : undefined}>
            {signs[each] === hidden ? '？' : signs[each]}
          </i>
        ))}
      </span>
      <b>
        <Icon name={pictures[weather]} size="sm" />
        {t(`weathers.${weather}`)}
      </b>
      <span className="soft">
        <span className="hana-band__change">
          {weather === 'sunny'
            ? t('sky.change', { water: signed(water), sun: signed(sun) })
            : t('sky.slower')}{' '}
          ·{' '}
        </span>
        <span className="num">
          {t('sky.left', { clock: clockText(Math.min(tickMs, Math.max(0, left) + 999)) })}
        </span>
      </span>
    </p>
  );
}
