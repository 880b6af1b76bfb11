import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PlayFrame, type PlayFrameProps } from '../../features/shell/play-frame.tsx';
import '../../fonts/kanji.generated.css';
import './mitsukete.css';

/** The bar of every Mitsukete screen. */
export function MitsuketeFrame(
  props: Pick<PlayFrameProps, 'subtitle' | 'back' | 'tools'> & { children: ReactNode },
) {
  const t = useTranslations('mitsukete');
  return <PlayFrame game="mitsukete" title={t('title')} crest="見" {...props} />;
}
