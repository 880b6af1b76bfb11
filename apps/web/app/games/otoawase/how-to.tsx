import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import './how-to.css';

const steps = [
  ['一', 'hit'],
  ['二', 'name'],
  ['三', 'keep'],
] as const;

/** How a song is played, in three steps. */
export function HowTo() {
  const t = useTranslations('otoawase.howTo');
  return (
    <section aria-labelledby="oto-how-to">
      <h3 id="oto-how-to" className="sr-only">
        {t('title')}
      </h3>
      <ol className="oto-how">
        {steps.map(([numeral, step]) => (
          <li key={step}>
            <Ja aria-hidden="true">{numeral}</Ja>
            <p>{t.rich(step, { b: (chunks) => <b>{chunks}</b> })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
