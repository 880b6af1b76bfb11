import type { Panel } from '@michi/games/monogatari/story';
import { Button } from '@michi/ui/button';
import { Chip } from '@michi/ui/chip';
import { Bar } from '@michi/ui/progress';
import { useToast } from '@michi/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../lib/pictures/save-picture.ts';
import { pageHeight, pageWidth, phoneLayout, phonePage } from './drawing/page-layout.ts';
import './export-buttons.css';
import { dictionary } from './picture.tsx';
import { useNames } from './use-names.ts';

export interface ExportButtonsProps {
  readonly title: string;
  readonly panels: readonly Panel[];
}

/** A page of B5, 182 × 257 mm. */
const dotsPerInch = 254;

/** Signs that file systems refuse. */
const refused = /[\\/:*?"<>|\p{C}]/gu;

/** A story as a file: a page to print or a page for phones, as a picture or a drawing without end; or its text. */
export function ExportButtons({ title, panels }: ExportButtonsProps) {
  const t = useTranslations('monogatari');
  const names = useNames();
  const toast = useToast();
  /** Which is being made, and how much of it is done from 0 to 1. */
  const [making, setMaking] = useState<{ readonly as: 'png' | 'svg'; readonly done: number } | null>(null);
  const [isForPhone, setForPhone] = useState(false);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  async function text(): Promise<string> {
    const [{ pageText }, { furiganaOf }] = await Promise.all([
      import('./export/page-text.ts'),
      dictionary.load(),
    ]);
    return pageText({ title, panels }, furiganaOf, {
      panel: (panel) => t('editor.panelShort', { panel }),
      ...{ background: names.background, emotion: names.emotion, form: names.form },
      ...{ person: names.person, expression: names.expression },
    });
  }

  async function fileOf(as: 'png' | 'svg', signal: AbortSignal): Promise<Blob> {
    const [{ pageSheet, phoneSheet }, { furiganaOf }] = await Promise.all([
      import('./drawing/page.ts'),
      dictionary.load(),
    ]);
    const sheet = (isForPhone ? phoneSheet : pageSheet)({ title, panels }, furiganaOf);
    if (as === 'png') {
      const { pagePng } = await import('./export/page-png.ts');
      return pagePng(sheet, { onProgress: (done) => setMaking({ as, done }), signal });
    }
    const [{ pageSvg }, { embeddedFontsOf }] = await Promise.all([
      import('./export/page-svg.ts'),
      import('./export/page-fonts.ts'),
    ]);
    return new Blob([pageSvg(sheet, title, await embeddedFontsOf(sheet))], { type: 'image/svg+xml' });
  }

  async function save(as: 'png' | 'svg'): Promise<void> {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    setMaking({ as, done: 0 });
    try {
      give(await fileOf(as, own.signal), as);
    } catch (error) {
      if (own.signal.aborted) return;
      console.warn('the page could not be exported', error);
      toast({ tone: 'bad', title: t('export.failed') });
    }
    setMaking(null);
  }

  function give(file: Blob, ending: string): void {
    saveFile(file, `${title.replace(refused, ' ').trim() || t('export.file')}.${ending}`);
  }

  /** Where the browser forbids to copy, the text comes as a file. */
  async function copy(): Promise<void> {
    const copied = await text();
    try {
      await navigator.clipboard.writeText(copied);
      toast({ tone: 'ok', title: t('export.copied') });
    } catch {
      give(new Blob([copied], { type: 'text/plain;charset=utf-8' }), 'txt');
    }
  }

  return (
    <div className="mng-export">
      <Button
        variant="accent"
        block
        icon="offline"
        busy={making?.as === 'png'}
        onClick={() => void save('png')}
      >
        {making?.as === 'png' ? t('export.saving') : t('export.button')}
      </Button>
      {making?.as === 'png' && <Bar thin value={making.done} max={1} label={t('export.saving')} />}
      <fieldset className="chips mng-export__format">
        <legend className="sr-only">{t('export.format')}</legend>
        <Chip pressed={!isForPhone} onClick={() => setForPhone(false)}>
          {t('export.page')}
        </Chip>
        <Chip pressed={isForPhone} onClick={() => setForPhone(true)}>
          {t('export.phonePage')}
        </Chip>
      </fieldset>
      <p className="small soft num">
        {isForPhone
          ? t('export.pngPhone', { width: phonePage.width, height: phoneLayout(panels.length).height })
          : t('export.pngPrint', { width: pageWidth, height: pageHeight, dpi: dotsPerInch })}
      </p>
      <Button variant="line" block busy={making?.as === 'svg'} onClick={() => void save('svg')}>
        {t('export.svg')}
      </Button>
      <Button variant="line" block onClick={() => void copy()}>
        {t('export.text')}
      </Button>
    </div>
  );
}
