import { type Garden, isGrown, lastDayOf } from '@michi/games/hanazono/garden';
import { type PlantType, plantTypes } from '@michi/games/hanazono/plant-types';
import { type CustomProperties, percent } from '@michi/ui/css-values';
import './grove.css';
import { PlantPicture } from './plant-picture.tsx';

/** The number of plants in the grove. */
const most = 12;
/** The width that the plants share, in percent. The rest is the lantern's. */
const widest = 74;

/** The plants that were full-grown last, along the far edge of the garden; a picture alone. */
export function Grove({ garden }: { garden: Garden }) {
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
