import { isPublishable, toldIn } from '@michi/games/monogatari/score';
import type { Story } from '@michi/games/monogatari/works';
import { Button } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import type { OpenDraft } from '../../play/use-draft.ts';
import { usePublish } from './use-publish.ts';

/** Hands a page in, as soon as something is told on it. */
export function PublishButton({ open }: { readonly open: OpenDraft<Story> }) {
  const t = useTranslations('monogatari.publish');
  const { busy, isReady, publish } = usePublish(open);
  const canPublish = isPublishable(open.content.panels.map(toldIn));
  return (
    <>
      <Button variant="accent" busy={busy} disabled={!canPublish || !isReady} onClick={() => void publish()}>
        {t('button')}
      </Button>
      {!canPublish && (
        <p className="small soft mng-publish__hint">
          <Icon name="info" size="sm" /> {t('empty')}
        </p>
      )}
    </>
  );
}
