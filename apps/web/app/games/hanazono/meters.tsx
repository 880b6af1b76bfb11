import { plantTypes } from '@michi/games/hanazono/plant-types';
import type { Plant } from '@michi/games/hanazono/rules';
import { Icon } from '@michi/ui/icon';
import { Bar } from '@michi/ui/progress';
import { useTranslations } from 'use-intl';

/** Water, sun and growth of a plant, drawn and written out. */
export function Meters({ plant: { type, growth, water, sun } }: { plant: Plant }) {
  const t = useTranslations('hanazono.care');
  const { maxGrowth } = plantTypes[type];
  return (
    <dl className="hana-meters">
      <div className="is-water">
        <dt>
          <Icon name="drop" size="sm" />
          {t('water')}
        </dt>
        <dd>
          <Bar thin value={water} label={t('water')} />
          <span className="num">{water}</span>
        </dd>
      </div>
      <div className="is-sun">
        <dt>
          <Icon name="sun" size="sm" />
          {t('sun')}
        </dt>
        <dd>
          <Bar thin value={sun} label={t('sun')} />
          <span className="num">{sun}</span>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="leaf" size="sm" />
          {t('growth')}
        </dt>
        <dd>
          <Bar thin value={growth} max={maxGrowth} label={t('growth')} />
          <span className="num">{t('growthOf', { growth, most: maxGrowth })}</span>
        </dd>
      </div>
    </dl>
  );
}
