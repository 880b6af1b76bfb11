import { Alert } from '@michi/ui/alert';
import { Button, buttonClass } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useChange } from '../../lib/react/use-change.ts';
import './tutorial.css';

const tips = ['t1', 't2', 't3', 't4', 't5'] as const;
const numbers = ['一', '二', '三', '四', '五'];

/** How a page comes about, in five steps. It can be put away. */
export function Tutorial() {
  const t = useTranslations('monogatari.tutorial');
  const [shown, show] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useChange(shown, () => button.current?.focus()); // the other one is gone
  const japanese = (chunks: ReactNode) => <Ja>{chunks}</Ja>;
  if (!shown)
    return (
      <div>
        <Button ref={button} variant="quiet" icon="info" onClick={() => show(true)}>
          {t('show')}
        </Button>
      </div>
    );
  return (
    <section className="panel mng-tutorial" aria-labelledby="mng-tutorial">
      <div className="mng-tutorial__head">
        <div>
          <h2 id="mng-tutorial">{t('title')}</h2>
          <p className="soft">{t('description')}</p>
        </div>
        <Button ref={button} variant="line" icon="close" onClick={() => show(false)}>
          {t('hide')}
        </Button>
      </div>
      <ol className="mng-tutorial__tips">
        {tips.map((tip, index) => (
          <li key={tip}>
            <Ja className="mng-tutorial__number" aria-hidden="true">
              {numbers[index]}
            </Ja>
            <b>{t(`tips.${tip}.name`)}</b>
            <span>{t.rich(`tips.${tip}.text`, { ja: japanese })}</span>
          </li>
        ))}
      </ol>
      <Alert>{t('hint')}</Alert>
      <LocalLink className={buttonClass({ variant: 'game' })} to="/monogatari/new">
        {t('start')}
      </LocalLink>
    </section>
  );
}
