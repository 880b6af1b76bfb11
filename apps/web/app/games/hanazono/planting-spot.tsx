import { onSoil, type Place } from '@michi/games/hanazono/place';
import { type CustomProperties, percent } from '@michi/ui/css-values';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sideOf } from './nearest.ts';
import { PlantPicture } from './plant-picture.tsx';

/** So far an arrow key moves, in percent of the field. */
const step = 4;
const moves = { left: [-step, 0], right: [step, 0], up: [0, -step], down: [0, step] } as const;

/** Where a seed would go: moved by the arrow keys, planted by Enter, or anywhere on the soil by a click. */
export function PlantingSpot({ onPlant }: { onPlant: (place: Place) => void }) {
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
    if (!soil || detail === 0) return onPlant(place); // by a key
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
