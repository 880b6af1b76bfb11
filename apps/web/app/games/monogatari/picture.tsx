import type { Panel } from '@michi/games/monogatari/story';
import { memo } from 'react';
import { later, useTried } from '../../lib/react/use-later.ts';
import type { Size } from './drawing/panel.ts';

/** The kana of what is written, for those who need them once something is read. */
export const dictionary = later(async () => {
  const [{ furiganaOf }, { knownKanjiIn }] = await Promise.all([
    import('@michi/games/monogatari/proposals'),
    import('@michi/games/monogatari/furigana'),
  ]);
  return { furiganaOf, knownKanjiIn };
});

/** What draws a panel: scenes, people, moods, bubbles and the kana in them. */
export const drawing = later(async () => {
  const [{ PanelPicture }, { furiganaOf }] = await Promise.all([
    import('./drawing/panel-picture.tsx'),
    dictionary.load(),
  ]);
  return { PanelPicture, furiganaOf };
});

export interface PictureProps {
  readonly panel: Panel;
  /** In units of the page. */
  readonly size: Size;
}

/** A panel as a picture without a name; its place stays empty until what draws it is there. */
export const Picture = memo(function Picture({ panel, size }: PictureProps) {
  const { loaded } = useTried(drawing);
  return loaded && <loaded.PanelPicture panel={panel} size={size} read={loaded.furiganaOf} />;
});
