import { type PlaceId, placeOf } from '@michi/games/tokyoquest/places';
import { japanese } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { Scene } from './drawings/scene.tsx';
import './place-banner.css';
import { useStory } from './use-story.ts';

/** A place as it looks, with its name. */
export function PlaceBanner({ place }: { place: PlaceId }) {
  const t = useTranslations('tokyoquest.places');
  const story = useStory(place);
  const { japanese: name, reading } = placeOf(place);
  return (
    <div className="tq-scene">
      <Scene place={place} label={story('scene')} />
      <div className="tq-banner">
        <p className="tq-banner__slip" {...japanese} aria-hidden="true">
          <ruby>
            {name}
            <rt>{reading}</rt>
          </ruby>
        </p>
        <div>
          <h2>{t(`${place}.name`)}</h2>
          <p>{t(`${place}.text`)}</p>
        </div>
      </div>
    </div>
  );
}
