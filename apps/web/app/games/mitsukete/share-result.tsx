import { Button } from '@michi/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import './share-result.css';

/** A result as text: handed to the device to share, else copied; where neither is allowed, it can be selected. */
export function ShareResult({ text }: { text: string }) {
  const t = useTranslations('mitsukete.day.share');
  const [done, setDone] = useState<'copied' | 'failed' | null>(null);

  async function share(): Promise<void> {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setDone('copied');
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDone('failed');
    }
  }

  return (
    <section className="mit-share" aria-label={t('label')}>
      <pre className="mit-share__text">{text}</pre>
      <Button variant="line" block onClick={() => void share()}>
        {t('button')}
      </Button>
      <p className="small soft" role="status">
        {done && t(done)}
      </p>
    </section>
  );
}
