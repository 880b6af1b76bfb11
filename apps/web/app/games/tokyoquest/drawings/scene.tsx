import type { PlaceId } from '@michi/games/tokyoquest/places';
import { useTranslations } from 'use-intl';
import { useSpareTime, useTried } from '../../../lib/react/use-later.ts';
import { Art, type ArtProps } from './art.tsx';
import { scenes } from './scenes.ts';

interface SceneProps extends Pick<ArtProps, 'label' | 'className' | 'fit'> {
  readonly place: PlaceId;
  /** It is seen from afar: it comes when there is time, and not where data is to be saved. */
  readonly distant?: boolean;
}

/** A place as it looks; an empty sky until it is loaded, and where it cannot be, which is told beside its label. */
export function Scene({ place, distant = false, ...rest }: SceneProps) {
  const t = useTranslations('tokyoquest');
  const spare = useSpareTime();
  const { loaded, failure } = useTried(scenes[place], !distant || spare);
  return (
    <>
      <Art shapes={loaded?.scene ?? []} viewBox={loaded?.viewBox ?? '0 0 400 260'} {...rest} />
      {failure && rest.label !== undefined && <p className="tq-art-missing small">{t('notice.noScene')}</p>}
    </>
  );
}
