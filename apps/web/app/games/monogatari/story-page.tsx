import { japanese } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useMedia } from '../../lib/react/use-media.ts';
import { Furigana } from './furigana.tsx';
import { lonePlace, pageRatio, placesOf, wholePage } from './panel-places.ts';
import { Picture } from './picture.tsx';
import './story-page.css';
import { type StoryCreation, titleOf, written } from './story-kind.ts';
import { useNames } from './use-names.ts';

/** A page to be read: as it is printed, or panel below panel where it would be too small. */
export function StoryPage({ creation: { content, changedAt } }: { readonly creation: StoryCreation }) {
  const t = useTranslations('monogatari');
  const formatDate = useDateFormat();
  const names = useNames();
  const isWide = useMedia(wholePage, true);
  const { panels, template } = content;
  const title = titleOf(content);
  const kind = t(`templates.${template}.title`);
  return (
    <article className="mng-print">
      <header>
        <h2 {...written(title)}>
          <Furigana text={title} />
        </h2>
        {kind !== title && <p>{kind}</p>}
      </header>
      <ol style={isWide ? { aspectRatio: pageRatio } : undefined}>
        {panels.map((panel, index) => {
          const place = isWide ? placesOf(panels.length)[index] : lonePlace;
          if (!place) return null;
          return (
            <li
              key={place.style.top === undefined ? index : `${place.style.left} ${place.style.top}`}
              className="mng-print__panel"
              style={place.style}
            >
              <Picture panel={panel} size={place.size} />
              <p className="sr-only">{names.describe(panel, index)}</p>
            </li>
          );
        })}
      </ol>
      <footer>
        <p {...japanese}>漢字の道 · 物語</p>
        <p>
          {formatDate(new Date(changedAt), {
            dateStyle: 'long',
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          })}
        </p>
        <Hanko kanji="語" size="2.5rem" />
      </footer>
    </article>
  );
}
