import type { Story } from '@michi/games/monogatari/creations';
import { Alert } from '@michi/ui/alert';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { type OpenDraft, useKeeping } from '../../learner/use-creations.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { later, useTried } from '../../lib/react/use-later.ts';
import { titleOf } from './story-kind.ts';

const exporting = later(() => import('./export-buttons.tsx'));

export interface KeepingProps {
  readonly open: OpenDraft<Story>;
  /** Said in the bar, or above the page. */
  readonly part: 'state' | 'notices';
}

/** How the draft is kept: whether it is, where it cannot be, and that somebody else has changed it too. */
export function Keeping({ open, part }: KeepingProps) {
  const t = useTranslations('monogatari.editor');
  const { draft, copyOf, name, content } = open;
  const keeping = useKeeping(draft);
  const { loaded } = useTried(exporting, keeping === 'failed');
  if (part === 'state')
    return (
      <p className="small soft mng-kept" role="status">
        {keeping === 'kept' && name !== null && (
          <>
            <Icon name="check" size="sm" />
            <span>{t('kept')}</span>
          </>
        )}
        {keeping === 'failed' && <Icon name="warn" size="sm" />}
      </p>
    );
  return (
    <>
      {copyOf !== null && (
        <Alert role="status">
          <p>{t('isCopy')}</p>
          <LocalLink to={`/monogatari/draw?story=${copyOf}`}>{t('otherVersion')}</LocalLink>
        </Alert>
      )}
      {keeping === 'failed' && (
        <Alert tone="bad">
          <p>{t('unkept')}</p>
          {loaded && <loaded.ExportButtons title={titleOf(content)} panels={content.panels} />}
        </Alert>
      )}
    </>
  );
}
