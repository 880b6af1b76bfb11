import { emptyPanel, type Panel } from '@michi/games/monogatari/story';
import { Button } from '@michi/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useArrowKeys } from '../../lib/react/use-arrow-keys.ts';
import { useMedia } from '../../lib/react/use-media.ts';
import { Koma } from './koma.tsx';
import { lonePlace, placesOf, wholePage } from './panel-places.ts';
import { Picture } from './picture.tsx';
import { written } from './story-kind.ts';
import { useNames } from './use-names.ts';

export interface PanelByPanelProps {
  readonly panels: readonly Panel[];
  readonly title: string;
  /** Read to the end. */
  readonly onEnd: () => void;
}

/** A story one panel at a time; like its page it goes on to the left. */
export function PanelByPanel({ panels, title, onEnd }: PanelByPanelProps) {
  const t = useTranslations('monogatari.reader');
  const names = useNames();
  const [at, setAt] = useState(0);
  const panel = panels[at] ?? emptyPanel;
  const isWide = useMedia(wholePage, true);
  const { size } = (isWide && placesOf(panels.length)[at]) || lonePlace;
  const isLast = at + 1 >= panels.length;
  const turn = (by: number) => setAt(Math.max(0, Math.min(panels.length - 1, at + by)));
  useArrowKeys({ onLeft: () => turn(1), onRight: () => turn(-1) });
  return (
    <div className="mng-singly">
      <h2 {...written(title)}>{title}</h2>
      <div className="mng-singly__panel" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <Picture panel={panel} size={size} />
      </div>
      <p className="sr-only" role="status">
        {names.describe(panel, at)}
      </p>
      <div className="mng-singly__turn">
        <Button variant="line" icon="left" onClick={() => (isLast ? onEnd() : turn(1))}>
          {t(isLast ? 'close' : 'next')}
        </Button>
        <Koma count={panels.length} current={at} />
        <Button variant="line" icon="right" aria-disabled={at === 0} onClick={() => turn(-1)}>
          {t('previous')}
        </Button>
      </div>
    </div>
  );
}
