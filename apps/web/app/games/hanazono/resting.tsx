import { type Plant, promptOf, type State } from '@michi/games/hanazono/rules';
import { toRomaji } from '@michi/kanji/romaji';
import { IconButton } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { useEnteringFocus } from '../../lib/react/use-entering-focus.ts';
import './care.css';
import { Meters } from './meters.tsx';

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
      <p className="small soft">{t('restingText')}</p>
      <Meters plant={plant} />
    </div>
  );
}
