import type { Story } from '@michi/games/monogatari/works';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useTranslations } from 'use-intl';
import { ExportButtons } from './export-buttons.tsx';
import './publish-window.css';
import { titleOf } from './story-kind.ts';

export interface UnkeptProps {
  readonly story: Story;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Why a page was not published: this device has no room for it. It can be saved as a file, and published later. */
export function Unkept({ story, busy, onAgain, onClose }: UnkeptProps) {
  const t = useTranslations('monogatari.publish');
  const common = useTranslations('common');
  return (
    <Dialog open onClose={onClose} title={t('unkept.heading')} closeLabel={common('close')}>
      <div className="mng-lacking">
        <p role="alert">{t('unkept.text')}</p>
        <ExportButtons title={titleOf(story)} panels={story.panels} />
        <Button variant="accent" block busy={busy} onClick={onAgain}>
          {t('unkept.again')}
        </Button>
        <Button variant="line" block onClick={onClose}>
          {t('goOn')}
        </Button>
      </div>
    </Dialog>
  );
}
