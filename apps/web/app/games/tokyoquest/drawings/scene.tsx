import type { PlaceId } from '@michi/games/tokyoquest/places';
import { useTranslations } from 'use-intl';
import { useTried } from '../../../lib/react/use-later.ts';
import { Art, type ArtProps } from './art.tsx';
import { scenes } from './scenes.ts';

/** A place as it looks; an empty sky until it is loaded, and where it cannot be, which is told beside its label. */
export function Scene({
  place,
  ...rest
}: { place: PlaceId } & Pick<ArtProps, 'label' | 'className' | 'fit'>) {
  const t = useTranslations('tokyoquest');
  const { loaded, failure } = useTried(scenes[place]);
  return (
    <>
      <Art shapes={loaded?.scene ?? []} viewBox={loaded?.viewBox ?? '0 0 400 260'} {...rest} />
      {failure && rest.label !== undefined && <p className="tq-art-missing small">{t('notice.noScene')}</p>}
    </>
  );
}
