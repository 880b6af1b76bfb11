import {
  answersOf,
  type Garden,
  gardenSave,
  isGrown,
  lastDayOf,
  type StoredPlant,
} from '@michi/games/hanazono/garden';
import { plantTypes } from '@michi/games/hanazono/plant-types';
import type { KanjiEntry } from '@michi/kanji/kanji';
import { Button, buttonClass } from '@michi/ui/button';
import { Ja, Kanji } from '@michi/ui/japanese';
import { EmptyState, LoadingState } from '@michi/ui/state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSave } from '../../learner/use-save.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useEntriesOf } from '../../lib/language/use-entries-of.ts';
import { utcOf } from '../../lib/time/day.ts';
import { PlantPicture } from './plant-picture.tsx';
import { SkyPicture } from './sky-picture.tsx';
import './tour.css';

/** So many plants are shown at a time. */
const perView = 24;

/** A tour past every plant that is full-grown, the latest first. */
export function TourScreen() {
  const t = useTranslations('hanazono.tour');
  const garden = useSave(gardenSave);
  const grown = garden && grownIn(garden);
  const [shown, setShown] = useState(perView);
  const visible = grown?.slice(0, shown) ?? [];
  const entries = useEntriesOf(visible.map(([kanji]) => kanji));
  const left = (grown?.length ?? 0) - shown;
  return (
    <div className="hana-tour">
      <header className="hana-tour__head">
        <SkyPicture time="evening" weather="sunny" />
        <div className="wrap">
          <h2>{t('heading', { count: grown?.length ?? 0 })}</h2>
          <p>{t('lead')}</p>
        </div>
      </header>
      <div className="wrap">
        {grown === null && <LoadingState label={t('loading')} />}
        {grown?.length === 0 && (
          <EmptyState
            kanji="花"
            title={t('empty')}
            text={t('emptyText')}
            action={
              <LocalLink className={buttonClass({ variant: 'accent' })} to="/hanazono">
                {t('back')}
              </LocalLink>
            }
          />
        )}
        <ul className="hana-tour__list" aria-label={t('list')}>
          {visible.map(([kanji, plant]) => (
            <GrownPlant key={kanji} kanji={kanji} plant={plant} entry={entries.get(kanji)} />
          ))}
        </ul>
        {left > 0 && (
          <Button variant="line" block onClick={() => setShown((before) => before + perView)}>
            {t('more', { count: Math.min(left, perView) })}
          </Button>
        )}
      </div>
    </div>
  );
}

const grownIn = ({ plants }: Garden) =>
  Object.entries(plants)
    .filter(([, plant]) => isGrown(plant))
    .sort(([, one], [, other]) => lastDayOf(other) - lastDayOf(one));

interface GrownPlantProps {
  readonly kanji: string;
  readonly plant: StoredPlant;
  /** Undefined until it is loaded. */
  readonly entry: KanjiEntry | undefined;
}

function GrownPlant({ kanji, plant, entry }: GrownPlantProps) {
  const t = useTranslations('hanazono.tour');
  const formatDate = useDateFormat();
  const date = formatDate(utcOf(lastDayOf(plant)), { dateStyle: 'medium' });
  return (
    <li>
      <PlantPicture type={plant.type} growth={plantTypes[plant.type].maxGrowth} />
      <Kanji form="model" className="hana-tour__kanji">
        {kanji}
      </Kanji>
      <p>
        <b>{entry?.glosses[0]}</b> {entry && <Ja className="soft">{entry.first.kana}</Ja>}
      </p>
      <p className="soft tiny num">
        {t('grownOn', { date })}
        <br />
        {t('answers', answersOf(plant))}
      </p>
    </li>
  );
}
