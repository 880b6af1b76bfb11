import { Button } from '@michi/ui/button';
import { useToast } from '@michi/ui/toast';
import { useTranslations } from 'use-intl';
import { focusContent } from '../../features/shell/focus-content.ts';
import { browserLearner } from '../../learner/browser-learner.ts';
import type { HaikuCreation } from './haiku-kind.ts';
import { PoemFiles } from './poem-files.tsx';

/** What can be done with a finished poem: taken along, or deleted with a way back. */
export function PoemActs({ creation, onDeleted }: { creation: HaikuCreation; onDeleted: () => void }) {
  const t = useTranslations('kotodama.poem');
  const toast = useToast();

  async function remove(): Promise<void> {
    const bringBack = await (await browserLearner().creations()).remove(creation.name);
    const comeBack = async () => {
      await bringBack();
      toast({ tone: 'ok', title: t('broughtBack') });
    };
    toast({
      tone: 'ok',
      title: t('deleted'),
      action: { label: t('undo'), onClick: () => void comeBack() },
    });
    focusContent();
    onDeleted();
  }

  return (
    <div className="kot-acts">
      <PoemFiles haiku={creation.content} at={creation.changedAt} />
      <Button variant="quiet" block icon="trash" onClick={() => void remove()}>
        {t('delete')}
      </Button>
    </div>
  );
}
