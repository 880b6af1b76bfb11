import { type Garden, growthOf, isGrown } from '@michi/games/hanazono/garden';
import { Kanji } from '@michi/ui/japanese';
import { EmptyState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import './onlooker.css';
import { HanazonoFrame } from './frame.tsx';
import { PlantPicture } from './plant-picture.tsx';

/** The garden, while another tab works in it. */
export function Onlooker({ garden }: { garden: Garden }) {
  const t = useTranslations('hanazono');
  const common = useTranslations('common');
  const growing = Object.entries(garden.plants).filter(([, plant]) => !isGrown(plant));
  return (
    <HanazonoFrame subtitle={t('subtitle')} back={{ to: '/games', label: common('backToGames') }}>
      <div className="wrap hana-gate">
        <EmptyState kanji="庭" title={t('onlooker.title')} text={t('onlooker.text')} />
        <ul className="hana-onlooker" aria-label={t('onlooker.growing')}>
          {growing.map(([kanji, plant]) => (
            <li key={kanji}>
              <PlantPicture type={plant.type} growth={growthOf(plant)} />
              <Kanji form="model">{kanji}</Kanji>
            </li>
          ))}
        </ul>
      </div>
    </HanazonoFrame>
  );
}
