import { type PlaceId, placeOf } from '@michi/games/tokyoquest/places';
import { useTranslations } from 'use-intl';
import { Scene } from './drawings/scene.tsx';
import './place-banner.css';
import { useStory } from './use-story.ts';

/** A place as it looks, with its name. */
export function PlaceBanner({ place }: { place: PlaceId }) {
  const t = useTranslations('tokyoquest.places');
  const story = useStory(place);
  const { japanese, reading } = placeOf(place);
  return (
    <div className="tq-scene">
      <Scene place={place} label={story('scene')} />
      <div className="tq-banner">
        <p className="tq-banner__slip" lang="ja" aria-hidden="true">
          <ruby>
            {japanese}
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
