import type { Haiku } from '@michi/games/kotodama/works';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useTranslations } from 'use-intl';
import { PoemFiles } from './poem-files.tsx';

export interface UnfinishedProps {
  readonly haiku: Haiku;
  /** Now: epoch ms. */
  readonly at: number;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Why a poem was not finished: this device has no room for it. It can be taken along, and finished later. */
export function Unfinished({ haiku, at, busy, onAgain, onClose }: UnfinishedProps) {
  const t = useTranslations('kotodama.editor.unfinished');
  const common = useTranslations('common');
  return (
    <Dialog open onClose={onClose} title={t('heading')} closeLabel={common('close')}>
      <div className="kot-acts">
        <p role="alert">{t('text')}</p>
        <PoemFiles haiku={haiku} at={at} />
        <Button variant="accent" block busy={busy} onClick={onAgain}>
          {t('again')}
        </Button>
        <Button variant="line" block onClick={onClose}>
          {t('goOn')}
        </Button>
      </div>
    </Dialog>
  );
}
