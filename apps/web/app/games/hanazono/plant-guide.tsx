import { needOf, plantTypeIds, plantTypes } from '@michi/games/hanazono/plant-types';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import './plant-guide.css';
import { PlantPicture } from './plant-picture.tsx';

const title = '草木帖';

/** The five plants in every step of their growth; drawn once it is opened. `hidden` is the kanji whose form is asked. */
export function PlantGuide({ hidden }: { hidden: string | null }) {
  const t = useTranslations('hanazono');
  const [open, setOpen] = useState(false);
  return (
    <details className="panel hana-guide" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{t('plantGuide.heading')}</span> <Ja className="soft">{title.replace(hidden ?? '', '')}</Ja>
        <Icon name="down" />
      </summary>
      {open && (
        <>
          <p className="small soft">{t('plantGuide.lead')}</p>
          <ul>
            {plantTypeIds.map((type) => (
              <li key={type}>
                <div>
                  <h3>{t(`plants.${type}`)}</h3>
                  <p className="tiny soft">
                    {t('planting.needs', {
                      type: t(`plants.${type}`),
                      most: plantTypes[type].maxGrowth,
                      water: needOf(plantTypes[type].waterNeed),
                      sun: needOf(plantTypes[type].sunNeed),
                    })}
                  </p>
                </div>
                <ol aria-label={t('plantGuide.stages', { type: t(`plants.${type}`) })}>
                  {Array.from({ length: plantTypes[type].maxGrowth }, (_, index) => index + 1).map(
                    (stage) => (
                      <li key={stage}>
                        <PlantPicture type={type} growth={stage} />
                        <span className="num">
                          {t(stage === plantTypes[type].maxGrowth ? 'plantGuide.ripe' : 'plantGuide.stage', {
                            stage,
                          })}
                        </span>
                      </li>
                    ),
                  )}
                </ol>
              </li>
            ))}
          </ul>
          <p className="small soft hana-guide__seed">
            <Icon className="hana-guide__leaf" name="leaf" size="sm" />
            {t('plantGuide.seed')}
          </p>
        </>
      )}
    </details>
  );
}
