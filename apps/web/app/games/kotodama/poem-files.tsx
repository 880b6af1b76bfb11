import type { Haiku } from '@michi/games/kotodama/creations';
import { Button } from '@michi/ui/button';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopyPoem } from './copy-poem.tsx';
import { poemCardHanko, usePoemCardDate } from './poem-card.tsx';
import { linesOfHaiku, textOfHaiku } from './poem-lines.tsx';
import { seasonSigns } from './season-chips.tsx';
import { useGloss } from './texts.ts';

export interface PoemFilesProps {
  readonly haiku: Haiku;
  /** When it was written: epoch ms. */
  readonly at: number;
}

/** Takes a poem along: its card as a picture or a drawing, or its text. */
export function PoemFiles({ haiku, at }: PoemFilesProps) {
  const t = useTranslations('kotodama.poem');
  const toast = useToast();
  const date = usePoemCardDate();
  const gloss = useGloss();
  const [busy, setBusy] = useState(false);
  const fileName = ['haiku', ...textOfHaiku(haiku)].filter(Boolean).join('-');

  async function fileOf(as: 'png' | 'svg'): Promise<Blob> {
    const { poemCardOf, textOfPoemCard } = await import('./poem-picture.ts');
    const poemCard = poemCardOf({
      season: haiku.season,
      seasonSign: seasonSigns[haiku.season],
      lines: linesOfHaiku(haiku),
      gloss: gloss(haiku.lines),
      date: date(at),
      hanko: poemCardHanko,
    });
    if (as === 'png') {
      const { poemCardPng } = await import('./poem-card-png.ts');
      return poemCardPng(poemCard);
    }
    const [{ poemCardSvg }, { embeddedFonts }] = await Promise.all([
      import('./poem-card-svg.ts'),
      import('../../lib/pictures/embedded-fonts.ts'),
    ]);
    return new Blob(
      [poemCardSvg(poemCard, await embeddedFonts('--font-display', textOfPoemCard(poemCard)))],
      {
        type: 'image/svg+xml',
      },
    );
  }

  async function save(as: 'png' | 'svg'): Promise<void> {
    setBusy(true);
    try {
      const { saveFile } = await import('../../lib/pictures/save-picture.ts');
      saveFile(await fileOf(as), `${fileName}.${as}`);
    } catch (error) {
      console.warn('the poem card could not be drawn', error);
      toast({ tone: 'bad', title: t('failed') });
    }
    setBusy(false);
  }

  return (
    <div className="kot-acts">
      <Button variant="accent" block icon="offline" busy={busy} onClick={() => void save('png')}>
        {t(busy ? 'saving' : 'saveImage')}
      </Button>
      <Button variant="line" block onClick={() => void save('svg')}>
        {t('saveVector')}
      </Button>
      <CopyPoem haiku={haiku} />
      <p className="small soft">{t('size')}</p>
    </div>
  );
}
