import { textOfLines } from '@michi/games/kotodama/lines';
import { Button } from '@michi/ui/button';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserPlayer } from '../../play/browser-player.ts';
import type { HaikuWork } from './haiku-kind.ts';
import { cardSeal, useCardDate } from './poem-card.tsx';
import { linesOfHaiku } from './poem-lines.tsx';
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
  const text = linesOfHaiku(content)
    .map((line) => line.map((part) => part.text).join(''))
    .join('\n');
  const fileName = `haiku-${textOfLines(content.lines).replaceAll('\n', '-')}`;

  const card = () => ({
    season: content.season,
    seasonSign: seasonSigns[content.season],
    lines: linesOfHaiku(content),
    gloss: gloss(content.lines),
    date: date(changedAt),
    seal: cardSeal,
  });

  async function png(): Promise<Blob> {
    const { cardPng } = await import('./card-png.ts');
    return cardPng(card());
  }

  async function svg(): Promise<Blob> {
    const [{ cardMarks, cardSvg }, { embeddedFonts }] = await Promise.all([
      import('./card-svg.ts'),
      import('../../lib/pictures/embedded-fonts.ts'),
    ]);
    const signs = cardMarks(card()).map((mark) => mark.text);
    const fonts = await embeddedFonts('--font-display', signs.join(''));
    return new Blob([cardSvg(card(), fonts)], { type: 'image/svg+xml' });
  }

  async function save(as: 'png' | 'svg'): Promise<void> {
    setBusy(true);
    try {
      const { saveFile } = await import('../../lib/pictures/save-picture.ts');
      saveFile(await (as === 'svg' ? svg() : png()), `${fileName}.${as}`);
    } catch (error) {
      console.warn('the card could not be drawn', error);
      toast({ tone: 'bad', title: t('failed') });
    }
    setBusy(false);
  }

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(`${text}\n\n${gloss(content.lines).join('\n')}`);
    toast({ tone: 'ok', title: t('copied') });
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
      <Button
        variant="line"
        block
        onClick={() => void copy().catch(() => toast({ tone: 'bad', title: text }))}
      >
        {t('copyText')}
      </Button>
      <Button variant="quiet" block icon="trash" onClick={() => void remove()}>
        {t('delete')}
      </Button>
      <p className="small soft">{t('size')}</p>
    </div>
  );
}
