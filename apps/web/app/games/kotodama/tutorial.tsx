import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { Ja } from '@michi/ui/japanese';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCreations } from '../../learner/use-creations.ts';
import { haikuKind } from './haiku-kind.ts';
import './tutorial.css';

const tips = ['t1', 't2', 't3', 't4', 't5'] as const;
const numbers = ['一', '二', '三', '四', '五'];

/** Whether it has been closed since the site was opened. */
let wasClosed = false;

/** Lets the tutorial open by itself once more, or no more. */
export const setTutorialClosed = (closed: boolean): void => {
  wasClosed = closed;
};

/** How a poem comes about: five tips and a word on hints. It opens by itself for who has not written anything. */
export function Tutorial({
  button = false,
}: {
  /** Whether a button opens it again. */ readonly button?: boolean;
}) {
  const t = useTranslations('kotodama.tutorial');
  const { creations } = useCreations(haikuKind);
  /** Null until the learner has opened or closed it. */
  const [shown, show] = useState<boolean | null>(null);
  const close = () => {
    setTutorialClosed(true);
    show(false);
  };
  const japanese = (chunks: ReactNode) => <Ja>{chunks}</Ja>;
  return (
    <>
      {button && (
        <div>
          <Button variant="quiet" icon="info" onClick={() => show(true)}>
            {t('show')}
          </Button>
        </div>
      )}
      <Dialog
        open={shown ?? (creations?.length === 0 && !wasClosed)}
        onClose={close}
        title={t('title')}
        closeLabel={t('close')}
        className="kot-tutorial"
      >
        <p className="lead">{t('description')}</p>
        <ol className="kot-tutorial__tips">
          {tips.map((tip, index) => (
            <li key={tip}>
              <Ja className="kot-tutorial__number" aria-hidden="true">
                {numbers[index]}
              </Ja>
              <p>
                <b>{t(`tips.${tip}.name`)}</b> {t.rich(`tips.${tip}.text`, { ja: japanese })}
              </p>
            </li>
          ))}
        </ol>
        <Alert>{t('hint')}</Alert>
        <Button className="kot-tutorial__start" variant="accent" block onClick={close}>
          {t('start')}
        </Button>
      </Dialog>
    </>
  );
}
