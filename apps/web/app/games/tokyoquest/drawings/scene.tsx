import type { PlaceId } from '@michi/games/tokyoquest/places';
import { useLater } from '../../../lib/react/use-later.ts';
import { Art, type ArtProps } from './art.tsx';
import { scenes } from './scenes.ts';

/** A place as it looks; an empty sky until it is loaded. */
export function Scene({
  place,
  ...rest
}: { place: PlaceId } & Pick<ArtProps, 'label' | 'className' | 'fit'>) {
  const loaded = useLater(scenes[place]);
  return <Art shapes={loaded?.scene ?? []} viewBox={loaded?.viewBox ?? '0 0 400 260'} {...rest} />;
}
