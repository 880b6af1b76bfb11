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

/** How a poem comes about: five tips and a word on hints. It can be put away. */
export function Tutorial() {
  const t = useTranslations('kotodama.tutorial');
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
    <section className="panel kot-tutorial" aria-labelledby="kot-tutorial">
      <div className="kot-tutorial__head">
        <div>
          <h2 id="kot-tutorial">{t('title')}</h2>
          <p className="soft">{t('description')}</p>
        </div>
        <Button ref={button} variant="line" icon="close" onClick={() => show(false)}>
          {t('hide')}
        </Button>
      </div>
      <ol className="kot-tutorial__tips">
        {tips.map((tip, index) => (
          <li key={tip}>
            <Ja className="kot-tutorial__number" aria-hidden="true">
              {numbers[index]}
            </Ja>
            <b>{t(`tips.${tip}.name`)}</b>
            <span>{t.rich(`tips.${tip}.text`, { ja: japanese })}</span>
          </li>
        ))}
      </ol>
      <Alert>{t('hint')}</Alert>
      <LocalLink className={buttonClass({ variant: 'game' })} to="/kotodama/create">
        {t('start')}
      </LocalLink>
    </section>
  );
}
