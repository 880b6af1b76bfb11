import { needOf, plantTypeIds, plantTypes } from '@michi/games/hanazono/plant-types';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import './book.css';
import { PlantPicture } from './plant-picture.tsx';

/** The five plants in every step of their growth; drawn once it is opened. */
export function Book() {
  const t = useTranslations('hanazono');
  const [open, setOpen] = useState(false);
  return (
    <details className="panel hana-book" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{t('book.heading')}</span> <Ja className="soft">草木帖</Ja>
        <Icon name="down" />
      </summary>
      {open && (
        <>
          <p className="small soft">{t('book.lead')}</p>
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
                <ol aria-label={t('book.stages', { type: t(`plants.${type}`) })}>
                  {Array.from({ length: plantTypes[type].maxGrowth }, (_, index) => index + 1).map(
                    (stage) => (
                      <li key={stage}>
                        <PlantPicture type={type} growth={stage} />
                        <span className="num">
                          {t(stage === plantTypes[type].maxGrowth ? 'book.ripe' : 'book.stage', { stage })}
                        </span>
                      </li>
                    ),
                  )}
                </ol>
              </li>
            ))}
          </ul>
          <p className="small soft hana-book__seed">
            <Icon className="hana-book__leaf" name="leaf" size="sm" />
            {t('book.seed')}
          </p>
        </>
      )}
    </details>
  );
}
