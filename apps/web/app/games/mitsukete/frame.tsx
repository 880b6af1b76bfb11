import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AudioButton, type AudioButtonProps } from '../../audio/audio-dialog.tsx';
import { gameMusic, type MusicId } from '../../audio/sounds.ts';
import { useSound } from '../../audio/use-sound.ts';
import { PlayFrame, type PlayFrameProps } from '../../features/shell/play-frame.tsx';
import '../../fonts/games.generated.css';
import '../../fonts/kanji.generated.css';
import './mitsukete.css';

export interface MitsuketeFrameProps extends Pick<PlayFrameProps, 'subtitle' | 'back' | 'tools'> {
  /** What is heard; the music of the menu unless said otherwise. */
  readonly music?: MusicId;
  readonly onAudioOpenChange?: AudioButtonProps['onOpenChange'];
  readonly children: ReactNode;
}

/** The bar of every Mitsukete screen, and its sound. */
export function MitsuketeFrame(props: MitsuketeFrameProps) {
  const { music = gameMusic.mitsukete.menu, onAudioOpenChange, ...rest } = props;
  const t = useTranslations('mitsukete');
  useSound('mitsukete', music);
  return (
    <PlayFrame
      game="mitsukete"
      title={t('title')}
      crest="見"
      sound={<AudioButton game="mitsukete" onOpenChange={onAudioOpenChange} />}
      {...rest}
    />
  );
}
