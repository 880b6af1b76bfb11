import { Button } from '@michi/ui/button';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusContent } from '../../features/shell/focus-content.ts';
import { browserPlayer } from '../../play/browser-player.ts';
import { CopyPoem } from './copy-poem.tsx';
import type { HaikuWork } from './haiku-kind.ts';
import { cardSeal, useCardDate } from './poem-card.tsx';
import { linesOfHaiku, textOfHaiku } from './poem-lines.tsx';
import { seasonSigns } from './season-chips.tsx';
import { useGloss } from './texts.ts';

/** What can be done with a finished poem: saved as a picture, copied, deleted with a way back. */
export function PoemActs({ work, onDeleted }: { work: HaikuWork; onDeleted: () => void }) {
  const t = useTranslations('kotodama.poem');
  const toast = useToast();
  const date = useCardDate();
  const gloss = useGloss();
  const [busy, setBusy] = useState(false);
  const { name, content, changedAt } = work;
  const fileName = `haiku-${textOfHaiku(content).join('-')}`;

  async function fileOf(as: 'png' | 'svg'): Promise<Blob> {
    const { cardOf, textOfCard } = await import('./card.ts');
    const card = cardOf({
      season: content.season,
      seasonSign: seasonSigns[content.season],
      lines: linesOfHaiku(content),
      gloss: gloss(content.lines),
      date: date(changedAt),
      seal: cardSeal,
    });
    if (as === 'png') {
      const { cardPng } = await import('./card-png.ts');
      return cardPng(card);
    }
    const [{ cardSvg }, { embeddedFonts }] = await Promise.all([
      import('./card-svg.ts'),
      import('../../lib/pictures/embedded-fonts.ts'),
    ]);
    return new Blob([cardSvg(card, await embeddedFonts('--font-display', textOfCard(card)))], {
      type: 'image/svg+xml',
    });
  }

  async function save(as: 'png' | 'svg'): Promise<void> {
    setBusy(true);
    try {
      const { saveFile } = await import('../../lib/pictures/save-picture.ts');
      saveFile(await fileOf(as), `${fileName}.${as}`);
    } catch (error) {
      console.warn('the card could not be drawn', error);
      toast({ tone: 'bad', title: t('failed') });
    }
    setBusy(false);
  }

  async function remove(): Promise<void> {
    const bringBack = await (await browserPlayer().works()).remove(name);
    toast({
      tone: 'ok',
      title: t('deleted'),
      text: (
        <Button variant="quiet" onClick={() => void bringBack()}>
          {t('undo')}
        </Button>
      ),
    });
    focusContent();
    onDeleted();
  }

  return (
    <div className="kot-acts">
      <Button variant="accent" block icon="offline" disabled={busy} onClick={() => void save('png')}>
        {t(busy ? 'saving' : 'saveImage')}
      </Button>
      <Button variant="line" block onClick={() => void save('svg')}>
        {t('saveVector')}
      </Button>
      <CopyPoem haiku={content} />
      <Button variant="quiet" block icon="trash" onClick={() => void remove()}>
        {t('delete')}
      </Button>
      <p className="small soft">{t('size')}</p>
    </div>
  );
}
