import { type Plant, promptOf, type State } from '@michi/games/hanazono/rules';
import { toRomaji } from '@michi/kanji/romaji';
import { IconButton } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { dueAgain } from '../../learner/projections/due-kanji.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { useEnteringFocus } from '../../lib/react/use-entering-focus.ts';
import { dayOf, utcOf } from '../../lib/time/day.ts';
import './care.css';
import { Meters } from './meters.tsx';
import { askedSkills } from './use-known.ts';

export interface RestingProps {
  readonly state: State;
  readonly plant: Plant;
  readonly onClose: () => void;
}

/** A plant that asks nothing now, and why. */
export function Resting({ state, plant, onClose }: RestingProps) {
  const t = useTranslations('hanazono.care');
  const names = useTranslations('hanazono.plants');
  const resting = useRef<HTMLDivElement>(null);
  useEnteringFocus(resting, true);
  const { readings, glosses } = promptOf(state.setup, plant.kanji);
  const reading = readings[0] ?? '';
  return (
    <div ref={resting} className="hana-care">
      <div className="hana-care__head">
        <Masu kanji={plant.kanji} form="model" />
        <div>
          <p className="label soft">{names(plant.type)}</p>
          <h2>{t('resting')}</h2>
        </div>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <p>
        <WithJapanese>
          {t('solution', {
            ...{ kanji: plant.kanji, reading, romaji: toRomaji(reading) },
            meaning: glosses[0] ?? '',
          })}
        </WithJapanese>
      </p>
      <DueAgain plant={plant} />
      <p className="small soft">{t('restingText')}</p>
      <Meters plant={plant} />
    </div>
  );
}

/** When it asks again, as far as the memory has said; of what grew today it says so when the visit has ended. */
function DueAgain({ plant: { kanji, own } }: Pick<RestingProps, 'plant'>) {
  const t = useTranslations('hanazono.care');
  const formatDate = useDateFormat();
  if (own.grew > 0) return <p>{t('dueUnknown')}</p>;
  const today = dayOf(new Date());
  const day = dueAgain(browserStore(), today, { kanji, skills: askedSkills });
  if (day === null) return null;
  const date = formatDate(utcOf(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return <p>{t('dueAgain', { days: day - today, date })}</p>;
}
