import { needOf, type PlantType, plantTypeIds, plantTypes } from '@michi/games/hanazono/plant-types';
import { offered, type State } from '@michi/games/hanazono/rules';
import { toRomaji } from '@michi/kanji/romaji';
import { Button } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { PlantPicture } from './plant-picture.tsx';
import './planting.css';

/** What is about to be planted. */
export interface Seed {
  readonly kanji: string;
  readonly type: PlantType;
}

/** So many kanji can be chosen from. */
const choice = 4;

export interface PlantingProps {
  readonly state: State;
  readonly seed: Seed;
  readonly onChoose: (seed: Seed) => void;
  readonly onCancel: () => void;
}

/** Which kanji is planted, and as what; where, the garden is asked. */
export function Planting({ state, seed, onChoose, onCancel }: PlantingProps) {
  const t = useTranslations('hanazono.planting');
  const names = useTranslations('hanazono.plants');
  const prompts = offered(state).slice(0, choice);
  const chosen = prompts.find(({ kanji }) => kanji === seed.kanji);
  const { maxGrowth, waterNeed, sunNeed } = plantTypes[seed.type];
  return (
    <div className="hana-planting">
      <h2>{t('heading')}</h2>
      <fieldset>
        <legend className="sr-only">{t('kanji')}</legend>
        <div className="hana-planting__kanji">
          {prompts.map(({ kanji, glosses, due }) => (
            <label key={kanji}>
              <input
                type="radio"
                name="kanji"
                checked={kanji === seed.kanji}
                onChange={() => onChoose({ ...seed, kanji })}
              />
              <Masu kanji={kanji} form="model" small />
              <span className="sr-only">{due.length > 0 ? `${glosses[0]}, ${t('due')}` : glosses[0]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen && (
        <p className="hana-planting__told">
          <Ja>{chosen.readings[0]}</Ja> <span className="soft">{toRomaji(chosen.readings[0] ?? '')}</span>{' '}
          <b>{chosen.glosses[0]}</b>
          <span className="soft small hana-planting__steps">
            {t('steps', { type: names(seed.type), most: maxGrowth })}
          </span>
        </p>
      )}
      <fieldset>
        <legend className="sr-only">{t('type')}</legend>
        <div className="hana-planting__types">
          {plantTypeIds.map((type) => (
            <label key={type}>
              <input
                type="radio"
                name="type"
                checked={type === seed.type}
                onChange={() => onChoose({ ...seed, type })}
              />
              <PlantPicture type={type} growth={plantTypes[type].maxGrowth} />
              <span className="sr-only">{names(type)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="soft tiny hana-planting__needs">
        {t('needs', {
          type: names(seed.type),
          most: maxGrowth,
          water: needOf(waterNeed),
          sun: needOf(sunNeed),
        })}
      </p>
      <div className="hana-planting__foot">
        <p className="small">
          <b>{t('where')}</b> <span className="desk">{t('whereKeys')}</span>
        </p>
        <Button variant="line" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
