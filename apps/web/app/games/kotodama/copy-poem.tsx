import type { Haiku } from '@michi/games/kotodama/creations';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { japanese } from '@michi/ui/japanese';
import '@michi/ui/field.css';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { textOfHaiku } from './poem-lines.tsx';
import { useGloss } from './texts.ts';

/** Copies a poem and what it means; where the browser forbids that, a window shows the text, marked, to be copied by hand. */
export function CopyPoem({ haiku }: { haiku: Haiku }) {
  const t = useTranslations('kotodama.poem');
  const common = useTranslations('common');
  const toast = useToast();
  const gloss = useGloss();
  const [byHand, showByHand] = useState(false);
  const text = [...textOfHaiku(haiku), '', ...gloss(haiku.lines)].join('\n').trim();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'ok', title: t('copied') });
    } catch {
      showByHand(true);
    }
  }

  return (
    <>
      <Button variant="line" block onClick={() => void copy()}>
        {t('copyText')}
      </Button>
      {byHand && (
        <Dialog
          open
          onClose={() => showByHand(false)}
          title={t('byHand.heading')}
          closeLabel={common('close')}
        >
          <div className="kot-acts">
            <p>{t('byHand.text')}</p>
            <textarea
              className="input kot-copy"
              {...japanese}
              rows={9}
              readOnly
              aria-label={t('byHand.heading')}
              value={text}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
